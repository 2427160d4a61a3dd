import { useEffect } from 'react'

/** Opens links and searches of a preview in a new tab, so that the preview stays. */
export function usePreviewLinksInNewTab(isPreview: boolean): void {
  useEffect(() => {
    if (!isPreview) return
    const controller = new AbortController()
    // In the capture phase, so that the router does not handle the event.
    const options = { capture: true, signal: controller.signal }
    window.addEventListener('click', (event) => letBrowserOpenInNewTab(event, findLeavingLink(event)), options)
    window.addEventListener('submit', (event) => letBrowserOpenInNewTab(event, findSearchForm(event)), options)
    return () => controller.abort()
  }, [isPreview])
}

function letBrowserOpenInNewTab(event: Event, linkOrForm: HTMLAnchorElement | HTMLFormElement | null): void {
  if (linkOrForm === null) return
  linkOrForm.target ||= '_blank'
  event.stopPropagation()
}

/** Finds the clicked link, if it leads to another page. */
function findLeavingLink({ target }: Event): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isPage = link !== null && /^https?:/.test(link.protocol)
  return isPage && withoutHash(link.href) !== withoutHash(window.location.href) ? link : null
}

/** Finds the submitted form if it is a search (GET); posts are handled by the server. */
function findSearchForm({ target }: Event): HTMLFormElement | null {
  return target instanceof HTMLFormElement && target.method === 'get' ? target : null
}

function withoutHash(url: string): string {
  return url.replace(/#.*$/s, '')
}
