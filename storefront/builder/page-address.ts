const ADDRESS = /^\/(?:[A-Za-z0-9_~-][A-Za-z0-9._~-]*(?:\/[A-Za-z0-9_~-][A-Za-z0-9._~-]*)*)?$/

/** The address that somebody has written, with the slash that it begins with; or why it can be none, in plain words. */
export function readAddress(written: string): { readonly path: string } | { readonly fault: string } {
  if (written.trim() === '') return { fault: 'Fill in the address, such as /spring-offers.' }
  const path = written.startsWith('/') ? written : `/${written}`
  return ADDRESS.test(path)
    ? { path }
    : {
        fault:
          'An address has letters without accents, digits, hyphens and slashes, and no spaces: such as /spring-offers.',
      }
}
