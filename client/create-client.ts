import { createAccounts } from './accounts.ts'
import { createAddresses } from './addresses.ts'
import { createCarts } from './carts.ts'
import { createCatalogue } from './catalogue.ts'
import { createCheckouts } from './checkouts.ts'
import { createContent } from './content.ts'
import { createContentReader } from './content-reader.ts'
import { createContext } from './context.ts'
import { createCountries } from './countries.ts'
import { createForms } from './forms.ts'
import { createInventory } from './inventory.ts'
import { createOrders } from './orders.ts'
import { type Sleep, sleep } from './sleep.ts'
import { createPricing } from './pricing.ts'
import { createPromotions } from './promotions.ts'
import { createRecommendations } from './recommendations.ts'
import { createRequester, type Requester, type RequesterOptions } from './request.ts'
import { createSearch } from './search.ts'
import { createSeo } from './seo.ts'
import { createServerMethods } from './server-methods.ts'
import { createSession } from './session.ts'
import { createStatistics } from './statistics.ts'
import { createTaxes } from './taxes.ts'
import { createWishlists } from './wishlists.ts'

/** Options of a client. */
export interface ClientOptions extends RequesterOptions {
  /** The site whose pages are read. */
  readonly siteId: string
  /** How the client waits between two reads; with a timer by default. */
  readonly sleep?: Sleep | undefined
}

/** All calls of the shop. They reject with a `ClientError`. */
export interface ShopClient {
  readonly context: ReturnType<typeof createContext>
  readonly session: ReturnType<typeof createSession>
  readonly accounts: ReturnType<typeof createAccounts>
  readonly catalogue: ReturnType<typeof createCatalogue>
  readonly search: ReturnType<typeof createSearch>
  readonly pricing: ReturnType<typeof createPricing>
  readonly taxes: ReturnType<typeof createTaxes>
  readonly promotions: ReturnType<typeof createPromotions>
  readonly inventory: ReturnType<typeof createInventory>
  readonly carts: ReturnType<typeof createCarts>
  readonly addresses: ReturnType<typeof createAddresses>
  readonly countries: ReturnType<typeof createCountries>
  readonly checkouts: ReturnType<typeof createCheckouts>
  readonly orders: ReturnType<typeof createOrders>
  readonly wishlists: ReturnType<typeof createWishlists>
  readonly content: ReturnType<typeof createContent>
  readonly forms: ReturnType<typeof createForms>
  /** Contents and media as delivered to any site or channel. */
  readonly delivery: ReturnType<typeof createContentReader>
  readonly recommendations: ReturnType<typeof createRecommendations>
  readonly seo: ReturnType<typeof createSeo>
  readonly statistics: ReturnType<typeof createStatistics>
  readonly serverMethods: ReturnType<typeof createServerMethods>
  /** The same client, acting for another account; undefined means the buyer's own. */
  readonly withAccount: (effectiveAccountId: string | undefined) => ShopClient
}

/**
 * Creates a client with every area; an integrator who needs one area creates a requester and that area alone.
 * `toRequester` creates what the calls go through: `(options) => createCachedRequester(cache, options)` for a client
 * that caches responses.
 */
export function createClient(
  options: ClientOptions,
  toRequester: (options: RequesterOptions) => Requester = createRequester,
): ShopClient {
  const requester = toRequester(options)
  return {
    context: createContext(requester),
    session: createSession(requester),
    accounts: createAccounts(requester),
    catalogue: createCatalogue(requester),
    search: createSearch(requester),
    pricing: createPricing(requester),
    taxes: createTaxes(requester),
    promotions: createPromotions(requester),
    inventory: createInventory(requester, options),
    carts: createCarts(requester),
    addresses: createAddresses(requester),
    countries: createCountries(requester),
    checkouts: createCheckouts(requester, { sleep: options.sleep ?? sleep }),
    orders: createOrders(requester),
    wishlists: createWishlists(requester),
    content: createContent(requester, options),
    forms: createForms(requester, options),
    delivery: createContentReader(requester),
    recommendations: createRecommendations(requester),
    seo: createSeo(requester),
    statistics: createStatistics(requester),
    serverMethods: createServerMethods(requester),
    withAccount: (effectiveAccountId) =>
      createClient({ ...options, effectiveAccountId: () => effectiveAccountId }, toRequester),
  }
}
