import { COPY_HEADER } from '@hydrant/page-model/offline/copy-header.ts'

/** The marker of every guest. Signed-in visitors have one for each user and effective account. */
export const GUEST_MARKER = 'guest'

/** Whether a page is requested as a copy to read offline: it has then no messages and no cart, and says when it was made. */
export function isCopyRequest(request: Request): boolean {
  return request.headers.has(COPY_HEADER)
}
