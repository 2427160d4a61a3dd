import { readConsentState } from '../consent/consent-state.ts'
import type { ShopContext } from '../shop-context.ts'
import { pickEstimateFields } from './estimate-fields.ts'

/** What is entered for an estimate. */
export interface EstimateQuery {
  readonly country: string
  /** Country and state, such as `US-WA`; empty where addresses have none. */
  readonly region: string
  readonly postalCode: string
}

/** The cookie with the place of the last estimate. */
const COOKIE_NAME = 'cart_estimate'

/**
 * Reads what was entered for an estimate from the query, or else from the cookie of visitors who let the shop keep
 * preferences; null when nothing was entered.
 */
export function readEstimateQuery(
  { cookies }: Pick<ShopContext, 'cookies'>,
  params: URLSearchParams,
): EstimateQuery | null {
  const stored = cookies.read(COOKIE_NAME)
  if (params.has('country')) return toEstimateQuery(params)
  if (stored === null) return null
  if (readConsentState(cookies).preferences?.functional === true) return toEstimateQuery(new URLSearchParams(stored))
  cookies.clear(COOKIE_NAME)
  return null
}

/** Remembers the place of an estimate until the browser is closed, for visitors who let the shop keep preferences. */
export function rememberEstimate({ cookies }: Pick<ShopContext, 'cookies'>, query: EstimateQuery): void {
  if (readConsentState(cookies).preferences?.functional !== true) return
  const value = new URLSearchParams({ ...query }).toString()
  if (cookies.read(COOKIE_NAME) !== value) cookies.set(COOKIE_NAME, value)
}

/** Forgets the place of the last estimate, which the next visitor of this browser must not see. */
export function forgetEstimate({ cookies }: Pick<ShopContext, 'cookies'>): void {
  if (cookies.read(COOKIE_NAME) !== null) cookies.clear(COOKIE_NAME)
}

function toEstimateQuery(params: URLSearchParams): EstimateQuery {
  const fields = pickEstimateFields(params)
  return {
    country: (fields['country'] ?? '').trim(),
    region: (fields['region'] ?? '').trim(),
    postalCode: (fields['postalCode'] ?? '').trim(),
  }
}
