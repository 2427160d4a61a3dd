import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { CallBody, CallOptions } from '../call.ts'
import type { Requester } from '../request.ts'

/** Creates the calls with which site builders change the settings that every page shares, such as header and footer. */
export function createSiteCalls({ request }: Requester) {
  return {
    /** Reads the settings with their revision. */
    settings: (options?: CallOptions) => request(BUILDER_ROUTES.getBuilderSiteSettings, options),
    /** Updates the settings, unless they have changed since the given revision. */
    changeSettings: (change: CallBody<'updateSiteSettings'>, options?: CallOptions) =>
      request(BUILDER_ROUTES.updateSiteSettings, { body: change, ...options }),
  }
}
