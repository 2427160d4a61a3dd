import * as endpoints from '@hydrant/contract/shop/countries.ts'
import { type Country, findCountry, listCountries, findRegions } from '@hydrant/kernel/address/countries.ts'
import type { Shopper } from '../accounts/service.ts'
import { createResponse, createErrorResponse } from '../http/respond.ts'
import { registerEndpoint, type Server } from '../http/serve.ts'
import { addressErrors } from './errors.ts'

/** Registers the routes for the countries and regions that addresses are checked by. */
export function registerCountryRoutes(server: Server): void {
  registerEndpoint(server, endpoints.listCountries, async ({ shopper, query }) => {
    const all = listCountries().map((country) => toCountryFields(country, shopper))
    const countries = query.shippingOnly ? all.filter(({ isShippingCountry }) => isShippingCountry) : all
    return createResponse(200, { count: countries.length, countries })
  })

  registerEndpoint(server, endpoints.getCountry, async ({ shopper, params }) => {
    const country = findCountry(params.countryCode)
    if (country === null) return createErrorResponse(addressErrors.unknownCountry)
    const regions = findRegions(country.code).map(({ code, name }) => ({ regionCode: code, name }))
    return createResponse(200, { ...toCountryFields(country, shopper), regions })
  })
}

function toCountryFields({ code, name, hasCity, hasPostalCode, requiresRegion }: Country, { webstore }: Shopper) {
  return {
    countryCode: code,
    name,
    isShippingCountry: webstore.shippingCountries.includes(code),
    isCityRequired: hasCity,
    isPostalCodeRequired: hasPostalCode,
    isRegionRequired: requiresRegion,
  }
}
