import { useEffect } from 'react'
import { useHref, useLocation, useMatches, useRouteError } from 'react-router'
import { links } from '../../links.ts'
import { getPageType } from './page-type.ts'
import { useUserState } from './use-user-state.ts'
import { dispatchViewChanged } from './view-changed.ts'

/**
 * Provides page type and user to scripts of the page: by an event for each view, and by a hidden element for scripts
 * that load later. On the server the user is unknown.
 */
export function PageDataLayer() {
  const { isGuest, userId } = useUserState(useHref(links.userState()))
  const { pathname, search } = useLocation()
  const path = useHref(pathname)
  const routeId = useMatches().at(-1)?.id
  const pageType = (useRouteError() ?? null) === null ? getPageType(routeId) : 'error'
  const isResolved = isGuest.loaded || isGuest.error !== undefined
  const crmId = userId.data ?? null
  const isGuestOrNull = isGuest.data ?? null

  useEffect(() => {
    if (isResolved) dispatchViewChanged({ path, title: document.title, pageType, crmId, isGuest: isGuestOrNull })
  }, [isResolved, path, search, pageType, crmId, isGuestOrNull])

  return (
    <div
      hidden
      id="page-data-layer"
      data-page-type={pageType}
      data-crm-id={crmId ?? undefined}
      data-is-guest={isGuestOrNull ?? undefined}
    />
  )
}
