import { ROUTES } from '@hydrant/contract/routes.ts'
import type { CallResponse, CallOptions } from './call.ts'
import {
  requireContentListSourceKind,
  requireContentSourceKind,
  type ContentListRequest,
  type ContentRequest,
  rethrowWithStatusText,
} from './content-guards.ts'
import type { Requester } from './request.ts'

/**
 * Reads delivered content of a site or a channel, depending on the id. A wrong request rejects with a TypeError; an
 * error of the server has its status text as the message.
 */
export function createContentReader({ request }: Requester) {
  return {
    /** Reads one content. */
    async get(input: ContentRequest, options?: CallOptions): Promise<CallResponse<'getSiteContent'>> {
      const kind = requireContentSourceKind(input)
      const { channelOrSiteId: id, contentKeyOrId } = input
      return rethrowWithStatusText(
        kind === 'site'
          ? request(ROUTES.getSiteContent, { params: { siteId: id, contentKeyOrId }, ...options })
          : request(ROUTES.getChannelContent, { params: { channelId: id, contentKeyOrId }, ...options }),
      )
    },
    /** Lists a page of contents. */
    async list(input: ContentListRequest, options?: CallOptions): Promise<CallResponse<'listSiteContents'>> {
      const kind = requireContentListSourceKind(input)
      const { channelOrSiteId: id, contentKeys, managedContentIds, ...rest } = input
      const query = { contentKeys: contentKeys?.join(','), managedContentIds: managedContentIds?.join(','), ...rest }
      return rethrowWithStatusText(
        kind === 'site'
          ? request(ROUTES.listSiteContents, { params: { siteId: id }, query, ...options })
          : request(ROUTES.listChannelContents, { params: { channelId: id }, query, ...options }),
      )
    },
  }
}
