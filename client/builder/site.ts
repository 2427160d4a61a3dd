import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { CallBody, CallOptions } from '../call.ts'
import type { Requester } from '../request.ts'

/** What stands around every page, as site builders change it. */
export function createSite({ request }: Requester) {
  return {
    /** Reads the settings with their revision. */
    settings: (options?: CallOptions) => request(BUILDER_ROUTES.getBuilderSiteSettings, options),
    /** Changes the settings, if nobody has since the revision. */
    changeSettings: (change: CallBody<'updateSiteSettings'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.updateSiteSettings, { body: change, ...options }),
  }
}
