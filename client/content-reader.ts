import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallAnswer, CallOptions } from './call.ts'
import {
  checkContentListRequest,
  checkContentRequest,
  type ContentListRequest,
  type ContentRequest,
  rethrowStatusText,
} from './content-guards.ts'
import type { Requester } from './request.ts'

/**
 * Reads delivered content of a site or a channel, whichever the id names. A wrong request rejects with a TypeError; a
 * failure of the server has the words of its status.
 */
export function createContentReader({ request }: Requester) {
  return {
    /** Reads one content. */
    async one(input: ContentRequest, options?: CallOptions): Promise<CallAnswer<'getSiteContent'>> {
      const kind = checkContentRequest(input)
      const { channelOrSiteId: id, contentKeyOrId } = input
      return rethrowStatusText(
        kind === 'site'
          ? request(ROUTES.getSiteContent, { params: { siteId: id, contentKeyOrId }, ...options })
          : request(ROUTES.getChannelContent, { params: { channelId: id, contentKeyOrId }, ...options }),
      )
    },
    /** Reads a page of contents. */
    async list(input: ContentListRequest, options?: CallOptions): Promise<CallAnswer<'listSiteContents'>> {
      const kind = checkContentListRequest(input)
      const { channelOrSiteId: id, contentKeys, managedContentIds, ...rest } = input
      const query = { contentKeys: contentKeys?.join(','), managedContentIds: managedContentIds?.join(','), ...rest }
      return rethrowStatusText(
        kind === 'site'
          ? request(ROUTES.listSiteContents, { params: { siteId: id }, query, ...options })
          : request(ROUTES.listChannelContents, { params: { channelId: id }, query, ...options }),
      )
    },
  }
}
