import { useSyncExternalStore } from 'react'
import { MOBILE, TABLET, type Device } from '../registry/styles.ts'

/** The device that the window is as wide as. */
export function useWindowDevice(): Device {
  return useSyncExternalStore(subscribe, deviceOfWindow)
}

function deviceOfWindow(): Device {
  if (matchMedia(MOBILE).matches) return 'mobile'
  return matchMedia(TABLET).matches ? 'tablet' : 'desktop'
}

function subscribe(onChange: () => void): () => void {
  const windows = [matchMedia(MOBILE), matchMedia(TABLET)]
  for (const one of windows) one.addEventListener('change', onChange)
  return () => {
    for (const one of windows) one.removeEventListener('change', onChange)
  }
}
