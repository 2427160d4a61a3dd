import { useEffect } from 'react'

/**
 * Keeps a preview where it is: what leads from it to another page opens that in a tab of its own, as the shop is for
 * whoever looks.
 */
export function usePreviewBounds(isPreview: boolean): void {
  useEffect(() => {
    if (!isPreview) return
    const stopped = new AbortController()
    // Before the router, which hears of nothing that leads away.
    const options = { capture: true, signal: stopped.signal }
    window.addEventListener('click', (event) => openBeside(event, linkOf(event)), options)
    window.addEventListener('submit', (event) => openBeside(event, searchOf(event)), options)
    return () => stopped.abort()
  }, [isPreview])
}

function openBeside(event: Event, way: HTMLAnchorElement | HTMLFormElement | null): void {
  if (way === null) return
  way.target ||= '_blank'
  event.stopPropagation()
}

/** The link that was pressed, if it leads to another page. */
function linkOf({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isPage = link !== null && /^https?:/.test(link.protocol)
  return isPage && withoutPlace(link.href) !== withoutPlace(window.location.href) ? link : null
}

/**
 * The form that was sent, if what is asked by it is only looked up; those that change something are answered by the
 * server.
 */
function searchOf({ target }: Event): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.method === 'get' ? target : null
}

function withoutPlace(address: string): string {
  return address.replace(/#.*$/s, '')
}
