import { createContext } from 'react'

/** The nonce that the content security policy requires of style elements in this response; empty in the browser. */
export const StyleNonce = createContext('')
