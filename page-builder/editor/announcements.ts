import { createContext, useCallback, useContext, useEffect, useState } from 'react'

/** How long something that has happened is said, in milliseconds. */
const SAID_FOR_MS = 8000

/** What is said; `count` tells it from the same words said before. */
export interface Announcement {
  readonly words: string
  readonly count: number
}

const AnnounceContext = createContext<(words: string) => void>(() => {})

/** Takes what is to be said. */
export const AnnounceProvider = AnnounceContext.Provider

/** Says what has happened, or why nothing has. */
export function useAnnounce(): (words: string) => void {
  return useContext(AnnounceContext)
}

/** What is said now, and how to say something else: for a while, after which there are no words. */
export function useAnnouncement(): readonly [Announcement, (words: string) => void] {
  const [said, setSaid] = useState<Announcement>({ words: '', count: 0 })
  const announce = useCallback((words: string) => setSaid(({ count }) => ({ words, count: count + 1 })), [])
  useEffect(() => {
    if (said.words === '') return
    const timer = setTimeout(() => announce(''), SAID_FOR_MS)
    return () => clearTimeout(timer)
  }, [said, announce])
  return [said, announce]
}
