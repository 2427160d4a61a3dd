import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
const PATH_PATTERN = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?$/

/** Parses the path of a page that a user has typed, and adds a missing leading slash; or returns why it is invalid. */
export function parsePagePath(input: string): { readonly path: string } | { readonly error: string } {
  if (input.trim() === '') return { error: messages.fillInAddress() }
  const path = input.startsWith('/') ? input : `/${input}`
  return PATH_PATTERN.test(path)
    ? { path }
    : {
        error: messages.addressInvalid(),
      }
}
