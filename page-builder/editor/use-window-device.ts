import { useSyncExternalStore } from 'react'
import { MOBILE_QUERY, TABLET_QUERY, type Device } from '../registry/styles.ts'

/** Returns the device that matches the width of the window. */
export function useWindowDevice(): Device {
  return useSyncExternalStore(subscribeToWidthChanges, getWindowDevice)
}

function getWindowDevice(): Device {
  if (matchMedia(MOBILE_QUERY).matches) return 'mobile'
  return matchMedia(TABLET_QUERY).matches ? 'tablet' : 'desktop'
}

function subscribeToWidthChanges(onChange: () => void): () => void {
  const queries = [matchMedia(MOBILE_QUERY), matchMedia(TABLET_QUERY)]
  for (const query of queries) query.addEventListener('change', onChange)
  return () => {
    for (const query of queries) query.removeEventListener('change', onChange)
  }
}
