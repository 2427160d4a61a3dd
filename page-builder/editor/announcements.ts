import { createContext, useContext } from 'react'

const AnnounceContext = createContext<(message: string) => void>(() => {})

/** Takes what is to be said to those who listen. */
export const AnnounceProvider = AnnounceContext.Provider

/** Says what has happened to those who listen. */
export function useAnnounce(): (message: string) => void {
  return useContext(AnnounceContext)
}
