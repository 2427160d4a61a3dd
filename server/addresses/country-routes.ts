import * as endpoints from '@hydrant/contract/shop/countries.ts'
import { type Country, findCountry, listCountries, regionsOf } from '@hydrant/kernel/address/countries.ts'
import type { Shopper } from '../accounts/service.ts'
import { answer, refuse } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { addressRefusals } from './errors.ts'

/** The lists of countries and regions that addresses are checked by. */
export function registerCountryRoutes(server: Server): void {
  serve(server, endpoints.listCountries, async ({ shopper, query }) => {
    const all = listCountries().map((country) => countryFields(country, shopper))
    const countries = query.shippingOnly ? all.filter(({ isShippingCountry }) => isShippingCountry) : all
    return answer(200, { count: countries.length, countries })
  })

  serve(server, endpoints.getCountry, async ({ shopper, params }) => {
    const country = findCountry(params.countryCode)
    if (country === null) return refuse(addressRefusals.unknownCountry)
    const regions = regionsOf(country.code).map(({ code, name }) => ({ regionCode: code, name }))
    return answer(200, { ...countryFields(country, shopper), regions })
  })
}

function countryFields({ code, name, hasCity, hasPostalCode, requiresRegion }: Country, { webstore }: Shopper) {
  return {
    countryCode: code,
    name,
    isShippingCountry: webstore.shippingCountries.includes(code),
    isCityRequired: hasCity,
    isPostalCodeRequired: hasPostalCode,
    isRegionRequired: requiresRegion,
  }
}
