import type { CallScope } from '../call-url.ts'
import type { Requester } from '../request.ts'
import { createMediaLibraryCalls } from './media.ts'
import { createPageCalls } from './pages.ts'
import { createBuilderProductCalls } from './products.ts'
import { createSiteCalls } from './site.ts'

/** All calls of the site builder, separate from the shop's client so that shoppers do not load them. */
export interface BuilderClient {
  readonly media: ReturnType<typeof createMediaLibraryCalls>
  readonly pages: ReturnType<typeof createPageCalls>
  readonly products: ReturnType<typeof createBuilderProductCalls>
  readonly site: ReturnType<typeof createSiteCalls>
}

/** Creates a client of the site builder from a requester: `createRequester(scope)`. */
export function createBuilderClient(requester: Requester, scope: CallScope): BuilderClient {
  return {
    media: createMediaLibraryCalls(requester, scope),
    pages: createPageCalls(requester),
    products: createBuilderProductCalls(requester),
    site: createSiteCalls(requester),
  }
}
