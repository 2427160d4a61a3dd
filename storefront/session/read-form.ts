import { pageRefusal } from '../shell/refusals.ts'

/**
 * Reads the form that a page was sent; one that cannot be read, such as half of one, becomes the error page with status
 * 400.
 */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw pageRefusal(400, 'The form did not arrive in full. Go back and send it once more.')
  }
}
