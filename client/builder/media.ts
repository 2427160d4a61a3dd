import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { CallBody, CallOptions, CallQuery } from '../call.ts'
import { type CallScope, urlOfCall } from '../call-url.ts'
import type { Requester } from '../request.ts'

/** The media library, for site builders. */
export function createMediaLibrary({ request }: Requester, scope: CallScope) {
  return {
    /** Lists the library, newest first. */
    list: (query?: CallQuery<'listMedia'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.listMedia, { query, ...options }),
    /**
     * Takes a file into the library; of bytes that it has already it answers with the file that it has. A large file
     * needs a client of more than usual patience.
     */
    upload: (fileName: string, file: Blob, options?: CallOptions) =>
      request(BUILDER_ROUTES.uploadMedia, { query: { fileName }, body: file, ...options }),
    /** Where a file can be posted as it is, by what tells how far it has come. */
    uploadUrl: (fileName: string) => urlOfCall(BUILDER_ROUTES.uploadMedia, scope, { query: { fileName } }),
    /** Says what a file is called and shows. */
    describe: (contentKey: string, description: CallBody<'updateMedia'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.updateMedia, { params: { contentKey }, body: description, ...options }),
    /** Removes a file that nothing uses. */
    remove: (contentKey: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.deleteMedia, { params: { contentKey }, ...options }),
    /** Says where a file is used. */
    uses: (contentKey: string, options?: CallOptions) =>
      request(BUILDER_ROUTES.listMediaUses, { params: { contentKey }, ...options }),
  }
}
