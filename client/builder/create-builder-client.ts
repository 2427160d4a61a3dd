import type { CallScope } from '../call-url.ts'
import type { Requester } from '../request.ts'
import { createMediaLibrary } from './media.ts'
import { createPages } from './pages.ts'
import { createBuilderProducts } from './products.ts'
import { createSite } from './site.ts'

/** All calls of the site builder, separate from the shop's client so that shoppers do not load them. */
export interface BuilderClient {
  readonly media: ReturnType<typeof createMediaLibrary>
  readonly pages: ReturnType<typeof createPages>
  readonly products: ReturnType<typeof createBuilderProducts>
  readonly site: ReturnType<typeof createSite>
}

/** Creates a client of the site builder from a requester: `createRequester(scope)`. */
export function createBuilderClient(requester: Requester, scope: CallScope): BuilderClient {
  return {
    media: createMediaLibrary(requester, scope),
    pages: createPages(requester),
    products: createBuilderProducts(requester),
    site: createSite(requester),
  }
}
