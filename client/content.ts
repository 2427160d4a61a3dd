import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** The pages that the shop's editors made. */
export function createContent({ request }: Requester, { siteId }: { readonly siteId: string }) {
  return {
    /**
     * Reads the published page at a path such as `/`. Site builders may ask for its draft, or for what will be
     * published at a moment.
     */
    page: (path: string, query?: Omit<CallQuery<'getPage'>, 'path'>, options?: CallOptions) =>
      request(ROUTES.getPage, { params: { siteId }, query: { ...query, path }, ...options }),
    /** Reads what stands around every page. */
    settings: (options?: CallOptions) => request(ROUTES.getSiteSettings, { params: { siteId }, ...options }),
  }
}
