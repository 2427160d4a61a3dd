import { createContext, useContext } from 'react'

/** The nonce of the page that is rendered on the server; undefined in the browser, which hides it from scripts. */
export const NonceContext = createContext<string | undefined>(undefined)

/** Returns the nonce for script tags. */
export function useNonce(): string | undefined {
  return useContext(NonceContext)
}
