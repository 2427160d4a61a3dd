import { useSyncExternalStore } from 'react'
import { FREE, type PageHold, pageHold } from './page-hold.ts'

/** How this window's page stands when its session ends. */
export function usePageHold(): PageHold {
  return useSyncExternalStore(pageHold.subscribe, pageHold.get, () => FREE)
}
