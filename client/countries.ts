import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** The countries of addresses, and their regions. */
export function createCountries({ request }: Requester) {
  return {
    /** Lists the countries that an address can be in. */
    list: (query?: CallQuery<'listCountries'>, options?: CallOptions) =>
      request(ROUTES.listCountries, { query, ...options }),
    /** Reads a country, by its two-letter code, with its regions. */
    get: (countryCode: string, options?: CallOptions) =>
      request(ROUTES.getCountry, { params: { countryCode }, ...options }),
  }
}
