import type { CallOptions, CallQuery, CallResponse } from './call.ts'
import type { Calls } from './call-arguments.ts'
import { createCalls } from './calls.ts'
import { createCheckouts } from './checkouts.ts'
import { createContent } from './content.ts'
import { createContentReader } from './content-reader.ts'
import { createForms } from './forms.ts'
import { type Gifting, readGiftWraps } from './gift-wraps.ts'
import { createInventory } from './inventory.ts'
import { type Sleep, sleep } from './sleep.ts'
import { createRequester, type Requester, type RequesterOptions } from './request.ts'
import { createServerMethods } from './server-methods.ts'
import { createTaxes } from './taxes.ts'

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
  readonly taxes: ReturnType<typeof createTaxes>
  readonly inventory: ReturnType<typeof createInventory>
  readonly checkouts: ReturnType<typeof createCheckouts>
  readonly content: ReturnType<typeof createContent>
  readonly forms: ReturnType<typeof createForms>
  /** Contents and media as delivered to any site or channel. */
  readonly delivery: ReturnType<typeof createContentReader>
  readonly serverMethods: ReturnType<typeof createServerMethods>
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
    giftWraps: (application, callOptions) => readGiftWraps(requester, application, callOptions),
    taxes: createTaxes(requester),
    inventory: createInventory(requester, options),
    checkouts: createCheckouts(requester, { sleep: options.sleep ?? sleep }),
    content: createContent(requester, options),
    forms: createForms(requester, options),
    delivery: createContentReader(requester),
    serverMethods: createServerMethods(requester),
    withAccount: (effectiveAccountId) =>
      createClient({ ...options, effectiveAccountId: () => effectiveAccountId }, toRequester),
  }
}
