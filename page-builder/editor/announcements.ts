import { createContext, useCallback, useContext, useEffect, useState } from 'react'

/** How long an announcement is shown, in milliseconds. */
const ANNOUNCEMENT_MS = 8000

/** A message for the user and screen readers; `count` distinguishes repetitions of the same text. */
export interface Announcement {
  readonly text: string
  readonly count: number
}

const AnnounceContext = createContext<(text: string) => void>(() => {})

/** Provides the function that announces a message. */
export const AnnounceProvider = AnnounceContext.Provider

/** Returns the function that announces a message, such as what was done or why it was not. */
export function useAnnounce(): (text: string) => void {
  return useContext(AnnounceContext)
}

/** Returns the current announcement and the function that replaces it; an announcement is cleared after a while. */
export function useAnnouncementState(): readonly [Announcement, (text: string) => void] {
  const [announcement, setAnnouncement] = useState<Announcement>({ text: '', count: 0 })
  const announce = useCallback((text: string) => setAnnouncement(({ count }) => ({ text, count: count + 1 })), [])
  useEffect(() => {
    if (announcement.text === '') return
    const timer = setTimeout(() => announce(''), ANNOUNCEMENT_MS)
    return () => clearTimeout(timer)
  }, [announcement, announce])
  return [announcement, announce]
}
