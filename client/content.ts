import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions, CallQuery } from './call.ts'
import type { Requester } from './request.ts'

/** Creates the calls that read the published pages of a site, and the settings that its pages share. */
export function createSitePageCalls({ request }: Requester, { siteId }: { readonly siteId: string }) {
  return {
    /**
     * Reads the published page at a path such as `/`. Site builders may request its draft, or what will be published at
     * a given time.
     */
    page: (path: string, query?: Omit<CallQuery<'getPage'>, 'path'>, options?: CallOptions) =>
      request(ROUTES.getPage, { params: { siteId }, query: { ...query, path }, ...options }),
    /** Reads what is shown above and below a page of the shop, such as that of a product. */
    slots: (query: CallQuery<'getPageSlots'>, options?: CallOptions) =>
      request(ROUTES.getPageSlots, { params: { siteId }, query, ...options }),
    /** Reads the header, footer and other settings that every page shares. */
    settings: (options?: CallOptions) => request(ROUTES.getSiteSettings, { params: { siteId }, ...options }),
  }
}
