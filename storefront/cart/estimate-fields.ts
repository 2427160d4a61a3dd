/** The fields of an estimate: the country, country and state such as `US-WA`, and the postal code. */
const FIELDS = ['country', 'region', 'postalCode'] as const

/** Picks the fields of an estimate from the query of the cart's page, for links that keep them. */
export function pickEstimateFields(params: URLSearchParams): Readonly<Record<string, string>> {
  return Object.fromEntries(
    FIELDS.flatMap((name) => {
      const value = params.get(name)
      return value === null ? [] : [[name, value.slice(0, 80)]]
    }),
  )
}

/** The ids of the fields of an estimate on the page. */
export const ESTIMATE_FIELD_IDS = {
  country: 'estimate-country',
  region: 'estimate-region',
  postalCode: 'estimate-postal-code',
} as const
