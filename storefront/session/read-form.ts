import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { createErrorResponse } from '../shell/page-errors.ts'

/** Reads a request's form data; a body that cannot be parsed becomes the error page with status 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw createErrorResponse(400, messages.formIncomplete())
  }
}
