import { CURRENCY_CODES } from '@hydrant/kernel/money/currencies.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import * as messages from '@hydrant/messages/compiled/storefront/setup.js'
import type { ShopContext } from '../shop-context.ts'

/** A choice in a list: what is sent, and what is read. */
interface ListOption {
  readonly value: string
  readonly label: string
}

/** The countries and currencies to choose from, each by name or code. */
export interface MarketOptions {
  readonly countries: readonly ListOption[]
  readonly currencies: readonly ListOption[]
}

/** Loads the countries that addresses can be in, and all currencies. */
export async function loadMarketOptions({ client }: Pick<ShopContext, 'client'>): Promise<MarketOptions> {
  const { countries } = await client.listCountries()
  const names = new Intl.DisplayNames(currentLocale(), { type: 'currency' })
  return {
    countries: countries.map(({ countryCode, name }) => ({ value: countryCode, label: name })),
    currencies: CURRENCY_CODES.map((code) => ({
      value: code,
      label: messages.currencyOption({ code, name: names.of(code) ?? code }),
    })),
  }
}
