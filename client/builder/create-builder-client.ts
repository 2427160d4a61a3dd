import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { BuilderCalls } from '../call-arguments.ts'
import { type CallScope, buildCallUrl } from '../call-url.ts'
import { defineCalls } from '../calls.ts'
import type { Requester } from '../request.ts'

/**
 * All calls of the site builder, separate from the shop's client so that shoppers do not load them. Changes of a page
 * or of the site's settings reject with the code `CONFLICT` when somebody else was first; nothing is stored then.
 */
export interface BuilderClient extends BuilderCalls {
  /** Returns the URL that a file can be posted to, for code that reports the progress of an upload. */
  readonly buildUploadUrl: (fileName: string) => string
}

const createBuilderCalls = defineCalls(BUILDER_ROUTES)

/** Creates a client of the site builder from a requester: `createRequester(scope)`. */
export function createBuilderClient(requester: Requester, scope: CallScope): BuilderClient {
  return {
    ...createBuilderCalls(requester),
    buildUploadUrl: (fileName) => buildCallUrl(BUILDER_ROUTES.uploadMedia, scope, { query: { fileName } }),
  }
}
