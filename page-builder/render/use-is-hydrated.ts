import { useSyncExternalStore } from 'react'

/** Whether scripts run: false on the server and while its page is taken over, so that both show the same. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}

function never() {
  return () => {}
}
