import type { CallOptions, CallQuery, CallResponse } from './call.ts'
import type { Calls } from './call-arguments.ts'
import { createCalls } from './calls.ts'
import { createCheckoutCalls } from './checkouts.ts'
import { createSitePageCalls } from './content.ts'
import { createContentReader } from './content-reader.ts'
import { createFormCalls } from './forms.ts'
import { type Gifting, loadGiftWrapsIfEnabled } from './gift-wraps.ts'
import { createInventoryCalls } from './inventory.ts'
import { type Sleep, sleep } from './sleep.ts'
import { createRequester, type Requester, type RequesterOptions } from './request.ts'
import { createServerMethodCalls } from './server-methods.ts'
import { createTaxCalls } from './taxes.ts'

/** Options of a client. */
export interface ClientOptions extends RequesterOptions {
  /** The site whose pages are read. */
  readonly siteId: string
  /** How the client waits between two reads; with a timer by default. */
  readonly sleep?: Sleep | undefined
}

/** All calls of the shop, and by area what does more than one call. They reject with a `ClientError`. */
export interface ShopClient extends Calls {
  /** Lists the gift wraps that the store's application context allows; none where gift wrapping is off. */
  readonly giftWraps: (
    application: Gifting,
    options?: CallOptions & { readonly query?: CallQuery<'listGiftWraps'> },
  ) => Promise<CallResponse<'listGiftWraps'>>
  readonly taxes: ReturnType<typeof createTaxCalls>
  readonly inventory: ReturnType<typeof createInventoryCalls>
  readonly checkouts: ReturnType<typeof createCheckoutCalls>
  readonly content: ReturnType<typeof createSitePageCalls>
  readonly forms: ReturnType<typeof createFormCalls>
  /** Contents and media as delivered to any site or channel. */
  readonly delivery: ReturnType<typeof createContentReader>
  readonly serverMethods: ReturnType<typeof createServerMethodCalls>
  /** The same client, acting for another account; undefined means the buyer's own. */
  readonly withAccount: (effectiveAccountId: string | undefined) => ShopClient
}

/**
 * Creates a client with every call; `createCalls` alone is smaller.
 * `toRequester` creates what the calls go through: `(options) => createCachedRequester(cache, options)` for a client
 * that caches responses.
 */
export function createClient(
  options: ClientOptions,
  toRequester: (options: RequesterOptions) => Requester = createRequester,
): ShopClient {
  const requester = toRequester(options)
  return {
    ...createCalls(requester),
    giftWraps: (application, callOptions) => loadGiftWrapsIfEnabled(requester, application, callOptions),
    taxes: createTaxCalls(requester),
    inventory: createInventoryCalls(requester, options),
    checkouts: createCheckoutCalls(requester, { sleep: options.sleep ?? sleep }),
    content: createSitePageCalls(requester, options),
    forms: createFormCalls(requester, options),
    delivery: createContentReader(requester),
    serverMethods: createServerMethodCalls(requester),
    withAccount: (effectiveAccountId) =>
      createClient({ ...options, effectiveAccountId: () => effectiveAccountId }, toRequester),
  }
}
