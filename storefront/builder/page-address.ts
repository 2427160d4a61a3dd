import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
const ADDRESS_PATTERN = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?$/

/** Parses the address of a page that a user has typed, and adds a missing leading slash; or returns why it is invalid. */
export function parsePageAddress(input: string): { readonly path: string } | { readonly error: string } {
  if (input.trim() === '') return { error: messages.fillInAddress() }
  const path = input.startsWith('/') ? input : `/${input}`
  return ADDRESS_PATTERN.test(path)
    ? { path }
    : {
        error: messages.addressInvalid(),
      }
}
