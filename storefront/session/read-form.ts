import { createErrorResponse } from '../shell/page-errors.ts'

/** Reads a request's form data; a body that cannot be parsed becomes the error page with status 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw createErrorResponse(400, 'The form did not arrive in full. Go back and send it once more.')
  }
}
