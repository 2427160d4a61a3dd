import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallOptions } from './call.ts'
import type { Requester } from './request.ts'

/** The pages that the shop's editors made. */
export function createContent({ request }: Requester, { siteId }: { readonly siteId: string }) {
  return {
    /** Reads the published page at a path such as `/`. */
    page: (path: string, options?: CallOptions) => request(ROUTES.getPage, { params: { siteId }, query: { path }, ...options }),
  }
}
