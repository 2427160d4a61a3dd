import { useEffect } from 'react'

/** Milliseconds after which a page no longer needs its line for itself. */
const SETTLED_AFTER = 2000

/**
 * Fetches the scripts of a page that forms of other pages post to into the browser's cache, once the page has settled.
 * The router needs them for the first post, and loads the page anew when they cannot be had, which would take the form
 * away while the network is down.
 */
export function useFetchedScripts(addresses: readonly string[]): void {
  const list = addresses.join(' ')
  useEffect(() => {
    if (list === '') return
    const timer = setTimeout(() => {
      // The router fetches a script again when it needs one that is not here.
      for (const address of list.split(' ')) void fetch(address, { priority: 'low' }).catch(() => undefined)
    }, SETTLED_AFTER)
    return () => clearTimeout(timer)
  }, [list])
}
