import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { CallBody, CallOptions, CallQuery } from '../call.ts'
import { type CallScope, buildCallUrl } from '../call-url.ts'
import type { Requester } from '../request.ts'

/** Creates the calls for the media library of site builders. */
export function createMediaLibraryCalls({ request }: Requester, scope: CallScope) {
  return {
    /** Lists the library, newest first. */
    list: (query?: CallQuery<'listMedia'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listMedia, { query, ...options }),
    /**
     * Uploads a file into the library; if the library already has these bytes, it returns the existing file. A large
     * file needs a client with a longer timeout.
     */
    upload: (fileName: string, file: Blob, options?: CallOptions) =>
      request(BUILDER_ROUTES.uploadMedia, { query: { fileName }, body: file, ...options }),
    /** Returns the URL that a file can be posted to, for code that reports the progress of an upload. */
    uploadUrl: (fileName: string) => buildCallUrl(BUILDER_ROUTES.uploadMedia, scope, { query: { fileName } }),
    /** Updates the name and the description of a file. */
    describe: (contentKey: string, description: CallBody<'updateMedia'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.updateMedia, { params: { contentKey }, body: description, ...options }),
    /** Deletes a file that nothing uses. */
    remove: (contentKey: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.deleteMedia, { params: { contentKey }, ...options }),
    /** Lists where a file is used. */
    uses: (contentKey: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.listMediaUses, { params: { contentKey }, ...options }),
  }
}
