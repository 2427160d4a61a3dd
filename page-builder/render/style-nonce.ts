import { createContext } from 'react'

/** The nonce by which the content security policy lets style elements of this response in; empty in the browser. */
export const StyleNonce = createContext('')
