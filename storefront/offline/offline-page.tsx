import { useEffect, useState } from 'react'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/offline.js'
import styles from './offline.module.css'
import { listVisitedPages, type VisitedPage } from './visited-pages.ts'

/** How often the page tries whether the network is back. */
const RETRY_INTERVAL_MS = 5000

interface OfflinePageProps {
  readonly shopName: string
  /** The path of the site in every language, without a slash at its end. */
  readonly sitePath: string
  /** The path of the home page, with that of the site. */
  readonly homePath: string
}

/**
 * The page that the service worker shows for a page that was never visited, which the fragment of the URL names: it lists
 * those that can be read. It opens the page once the network is back.
 */
export function OfflinePage({ shopName, sitePath, homePath }: OfflinePageProps) {
  const [pages, setPages] = useState<readonly VisitedPage[]>([])
  useEffect(() => {
    const openIfReachable = async () => {
      const path = readRequestedPath(homePath)
      if (await isReachable(path)) window.location.replace(path)
    }
    const tryToOpen = () => void openIfReachable()
    window.addEventListener('online', tryToOpen)
    // The browser may say so before the first request gets through, or before this script runs.
    const timer = setInterval(tryToOpen, RETRY_INTERVAL_MS)
    if ('caches' in window)
      listVisitedPages(`${window.location.origin}${sitePath}/`)
        .then(setPages)
        // Then no pages are listed.
        .catch(() => undefined)
    return () => {
      window.removeEventListener('online', tryToOpen)
      clearInterval(timer)
    }
  }, [homePath, sitePath])
  return (
    <main>
      <PageWidth>
        <div className={styles.page}>
          <p>{shopName}</p>
          <h1>{messages.offlineHeading()}</h1>
          <p>{messages.offlineText()}</p>
          <p>
            <Button onClick={() => window.location.assign(readRequestedPath(homePath))}>{messages.tryAgain()}</Button>
          </p>
          {pages.length > 0 && (
            <nav aria-label={messages.visitedPages()}>
              <h2>{messages.visitedPages()}</h2>
              <ul className={styles.list}>
                {pages.map(({ path, title }) => (
                  <li key={path}>
                    <a href={path}>{title}</a>
                  </li>
                ))}
              </ul>
            </nav>
          )}
        </div>
      </PageWidth>
    </main>
  )
}

/** Whether the shop answers, whatever it says. */
async function isReachable(path: string): Promise<boolean> {
  try {
    await fetch(path, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

/** Reads the path that was requested from the fragment of the URL; the home page without one, or with one elsewhere. */
function readRequestedPath(homePath: string): string {
  try {
    const path = decodeURIComponent(window.location.hash.slice(1))
    return new URL(path, window.location.origin).origin === window.location.origin && path.startsWith('/')
      ? path
      : homePath
  } catch {
    return homePath
  }
}
