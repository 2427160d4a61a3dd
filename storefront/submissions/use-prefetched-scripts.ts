import { useEffect } from 'react'

/** The delay in milliseconds, so that prefetching does not compete with the page's own requests. */
const PREFETCH_DELAY_MS = 2000

/**
 * Prefetches the scripts of a page that forms of other pages post to. The router needs them for the first post, and
 * would reload the page, and lose the form, when the network is down.
 */
export function usePrefetchedScripts(urls: readonly string[]): void {
  const joinedUrls = urls.join(' ')
  useEffect(() => {
    if (joinedUrls === '') return
    const timer = setTimeout(() => {
      // After a failure the router fetches the script itself when it needs it.
      for (const url of joinedUrls.split(' ')) void fetch(url, { priority: 'low' }).catch(() => undefined)
    }, PREFETCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [joinedUrls])
}
