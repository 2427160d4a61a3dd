import { useEffect, useState, type MouseEvent, type ReactNode } from 'react'
import { PrefetchPageLinks, useHref, useLocation, useNavigate } from 'react-router'

/** How long the pointer or focus rests on a link before its page is loaded, in milliseconds. */
const PREFETCH_DELAY = 100

/**
 * The body of the document. It follows the clicked links of the shop by the router, without a reload, and loads the
 * page of a link that the visitor points at or focuses: once for all links, of which a page has hundreds.
 */
export function LinkFollowingBody({ children }: { readonly children: ReactNode }) {
  const clickProps = useFollowedClicks()
  const { page, ...pointerProps } = usePointedPage()
  return (
    <body {...clickProps} {...pointerProps}>
      {children}
      {page !== null && <PrefetchedPage key={page} page={page} />}
    </body>
  )
}

/** Returns the handler of clicks on links; a key that activates a link is a click, too. */
function useFollowedClicks() {
  const navigate = useNavigate()
  const basePath = useHref('/').replace(/\/$/, '')
  const onClick = (event: MouseEvent): void => {
    const link = findLink(event.target)
    if (link === null || event.defaultPrevented || !opensHere(event, link)) return
    event.preventDefault()
    const path = toPath(link)
      .slice(basePath.length)
      .replace(/^(?!\/)/, '/')
    void navigate(path, { replace: toPath(link) === toPath(window.location) })
  }
  return { onClick }
}

/** Returns the page of the link that the visitor points at, null for none, and the handlers that find it. */
function usePointedPage() {
  const { key } = useLocation()
  // A link that was tapped is gone after the navigation, without an event that says so.
  const [pointed, setPointed] = useState<{ readonly page: string; readonly key: string } | null>(null)
  const page = pointed?.key === key ? pointed.page : null
  const point = (target: unknown): void => {
    const link = findLink(target)
    const pointedPage = link?.dataset['link'] === '' ? toPath(link) : null
    if (pointedPage !== page) setPointed(pointedPage === null ? null : { page: pointedPage, key })
  }
  const enter = ({ target }: { readonly target: unknown }): void => point(target)
  const leave = ({ relatedTarget }: { readonly relatedTarget: unknown }): void => point(relatedTarget)
  return { page, onMouseOver: enter, onFocus: enter, onTouchStart: enter, onMouseOut: leave, onBlur: leave }
}

/** Whether the browser would open the link as a page of the shop in this window. */
function opensHere({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent, link: HTMLAnchorElement): boolean {
  const opensInWindow = (link.target === '' || link.target === '_self') && !link.hasAttribute('download')
  return (
    opensInWindow &&
    link.origin === window.location.origin &&
    button === 0 &&
    !metaKey &&
    !altKey &&
    !ctrlKey &&
    !shiftKey
  )
}

function findLink(target: unknown): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-link]') : null
}

function toPath({ pathname, search, hash }: HTMLAnchorElement | Location): string {
  return pathname + search + hash
}

/** Loads scripts and data of a page once it has been pointed at for a moment. */
function PrefetchedPage({ page }: { readonly page: string }) {
  const [isDue, setIsDue] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setIsDue(true), PREFETCH_DELAY)
    return () => clearTimeout(timer)
  }, [])
  return isDue && <PrefetchPageLinks page={page} />
}
