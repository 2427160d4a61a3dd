import { useEffect } from 'react'
import { useHref, useLocation, useMatches, useRouteError } from 'react-router'
import { links } from '../../links.ts'
import { pageTypeOf } from './page-type.ts'
import { useUserState } from './use-user-state.ts'
import { raiseViewChanged } from './view-changed.ts'

/**
 * Tells scripts of the page who looks at what: by an event with each view, and by an element for those that come later.
 * On the server nobody is anybody yet.
 */
export function PageDataLayer() {
  const { isGuest, userId } = useUserState(useHref(links.userState()))
  const { pathname, search } = useLocation()
  const path = useHref(pathname)
  const routeId = useMatches().at(-1)?.id
  const pageType = (useRouteError() ?? null) === null ? pageTypeOf(routeId) : 'error'
  const isKnown = isGuest.loaded || isGuest.error !== undefined
  const crmId = userId.data ?? null
  const guest = isGuest.data ?? null

  useEffect(() => {
    if (isKnown) raiseViewChanged({ path, title: document.title, pageType, crmId, isGuest: guest })
  }, [isKnown, path, search, pageType, crmId, guest])

  return (
    <div
      hidden
      id="page-data-layer"
      data-page-type={pageType}
      data-crm-id={crmId ?? undefined}
      data-is-guest={guest ?? undefined}
    />
  )
}
