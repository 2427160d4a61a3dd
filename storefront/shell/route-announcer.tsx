import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'

/** Announces the page title to screen readers after a navigation, which browsers do only after a reload. */
export function RouteAnnouncer() {
  const { pathname, search } = useLocation()
  const [announcement, setAnnouncement] = useState('')
  const lastPage = useRef<{ readonly pathname: string; readonly title: string } | null>(null)
  useEffect(() => {
    const previous = lastPage.current
    const { title } = document
    lastPage.current = { pathname, title }
    // Another path or title is another page; a changed filter is not.
    if (previous !== null && (previous.pathname !== pathname || previous.title !== title)) setAnnouncement(title)
  }, [pathname, search])
  return (
    <div aria-live="polite" aria-atomic="true">
      <VisuallyHidden>{announcement}</VisuallyHidden>
    </div>
  )
}
