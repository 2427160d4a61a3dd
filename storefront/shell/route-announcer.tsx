import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'

/**
 * Tells assistive technology the title of the page that a link or a search has led to, which a browser does only after
 * a reload.
 */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const [announced, setAnnounced] = useState('')
  const shown = useRef<{ readonly pathname: string; readonly title: string } | null>(null)
  useEffect(() => {
    const before = shown.current
    const { title } = document
    shown.current = { pathname, title }
    // Another search is another page; one that only narrows what is shown is not.
    if (before !== null && (before.pathname !== pathname || before.title !== title)) setAnnounced(title)
  }, [pathname, search])
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announced}</VisuallyHidden>
    </div>
  )
}
