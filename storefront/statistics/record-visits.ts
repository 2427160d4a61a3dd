import type { Visit } from '@hydrant/contract/shop/statistics.ts'
import { knownPreferences, PREFERENCES_COOKIE } from '../consent/preferences.ts'
import { textOf } from '../session/form-text.ts'
import { tryCall } from '../session/refusal.ts'
import type { ShopContext } from '../shop-context.ts'

/**
 * Passes on what the statistics script has counted: the field `visits` holds a list as JSON. Of a visitor who does not
 * agree (any more) nothing is counted, whatever their browser sends; and a server that counts nothing is none to
 * trouble them with.
 */
export async function recordVisits(
  form: FormData,
  { client, cookies }: Pick<ShopContext, 'client' | 'cookies'>,
): Promise<Response> {
  if (knownPreferences(cookies.read(PREFERENCES_COOKIE))?.performance !== true) return nothing()
  const visits = readVisits(textOf(form, 'visits'))
  if (visits === null)
    return refusal(400, {
      errorCode: 'INVALID_API_INPUT',
      message: "The field 'visits' must be a list of visits as JSON.",
    })
  const recorded = await tryCall(() => client.statistics.record({ visits }))
  if (recorded.ok || recorded.refusal.status === 404) return nothing()
  return refusal(recorded.refusal.status, { errorCode: recorded.refusal.code, message: recorded.refusal.message })
}

function nothing(): Response {
  return new Response(null, { status: 204 })
}

function refusal(status: number, reason: { readonly errorCode: string; readonly message: string }): Response {
  return Response.json([reason], { status, ...(status === 429 && { headers: { 'retry-after': '60' } }) })
}

function readVisits(text: string): Visit[] | null {
  try {
    const value: unknown = JSON.parse(text)
    return Array.isArray(value) && value.every(isVisit) ? value : null
  } catch {
    return null
  }
}

/** Its shape; which values it may have is the server's to say. */
function isVisit(value: unknown): value is Visit {
  if (typeof value !== 'object' || value === null) return false
  const { kind, path, count }: Partial<Record<string, unknown>> = { ...value }
  return (kind === 'PageView' || kind === 'AddToCart') && typeof path === 'string' && typeof count === 'number'
}
