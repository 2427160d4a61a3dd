import type { Visit } from '@hydrant/contract/shop/statistics.ts'
import * as messages from '@hydrant/messages/compiled/storefront/statistics.js'
import { readValidPreferences, PREFERENCES_COOKIE } from '../consent/preferences.ts'
import { readTextField } from '../session/form-text.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Sends counted visits to the API: the field `visits` is a list as JSON. Without the visitor's current consent nothing
 * is counted; a store without statistics (404) is no error.
 */
export async function recordVisitsWithConsent(
  form: FormData,
  { client, cookies }: Pick<ShopContext, 'client' | 'cookies'>,
): Promise<Response> {
  if (readValidPreferences(cookies.read(PREFERENCES_COOKIE))?.performance !== true) return createNoContentResponse()
  const visits = parseVisits(readTextField(form, 'visits'))
  if (visits === null)
    return createJsonErrorResponse(400, {
      errorCode: 'INVALID_API_INPUT',
      message: messages.notAListOfVisits(),
    })
  const result = await callAndCatchClientError(() => client.recordVisits({ visits }))
  if (result.ok || result.error.status === 404) return createNoContentResponse()
  return createJsonErrorResponse(result.error.status, { errorCode: result.error.code, message: result.error.message })
}

function createNoContentResponse(): Response {
  return new Response(null, { status: 204 })
}

function createJsonErrorResponse(
  status: number,
  apiError: { readonly errorCode: string; readonly message: string },
): Response {
  return Response.json([apiError], { status, ...(status === 429 && { headers: { 'retry-after': '60' } }) })
}

function parseVisits(text: string): Visit[] | null {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every(isVisit) ? value : null
  } catch {
    return null
  }
}

/** Checks only the shape; the server validates the values. */
function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false
  const { kind, path, count }: Partial<Record<string, unknown>> = { ...value }
  return (kind === 'PageView' || kind === 'AddToCart') && typeof path === 'string' && typeof count === 'number'
}
