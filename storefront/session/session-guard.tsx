import { useEffect, useLayoutEffect, useState } from 'react'
import { useHref, useLocation, useSubmit } from 'react-router'
import { useShowToast } from '@hydrant/design/feedback/toast.tsx'
import { SessionDialog } from '@hydrant/design/session/session-dialog.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'
import { ENDED_BY_TIME, links } from '../links.ts'
import { reloadPage } from '@hydrant/rendering/submissions/reload-page.ts'
import { clearUnsavedMarks, setSessionState } from './page-state.ts'
import type { SessionTimes } from './session-monitor.ts'
import './session-guard.css'
import { SignedOutDialog, type SignedOutReason } from './signed-out-dialog.tsx'
import { useUnsavedAndSessionState } from './use-page-state.ts'
import { useWaitForSignIn } from './use-wait-for-sign-in.ts'
import { useSessionMonitor } from './use-session-monitor.ts'

/** The session that is guarded. */
export interface SessionGuardProps {
  /** The session's times when the page was loaded; null when unknown. A new object with every load. */
  readonly times: SessionTimes | null
  /** The id of the buyer's user. */
  readonly userId: string
}

/**
 * Asks an inactive buyer whether they are still there, and leaves the page when the session ends, here or in another
 * tab. A page with unsaved changes is only hidden until the user signs in again or discards them.
 */
export function SessionGuard({ times, userId }: SessionGuardProps) {
  const { phase, continueWorking, check, resume } = useSessionMonitor(times)
  const { pathname, search } = useLocation()
  const timedOutUrl = useHref(links.logout(ENDED_BY_TIME, pathname + search))
  const currentUrl = useHref(pathname + search)
  const submit = useSubmit()
  const [isLeaving, setIsLeaving] = useState(false)
  const { name } = phase
  const isOver = name === 'expired' || name === 'ended'
  const { hasUnsavedChanges } = useUnsavedAndSessionState()
  const isOtherUser = useWaitForSignIn({ isWaiting: isOver && hasUnsavedChanges, userId, onSignedInAgain: resume })

  useEffect(() => {
    if (hasUnsavedChanges) return
    if (name === 'expired') leaveAndClearStorage(() => submitEmptyForm(timedOutUrl))
    if (name === 'ended') leaveAndClearStorage(() => window.location.replace(currentUrl))
  }, [hasUnsavedChanges, name, timedOutUrl, currentUrl])

  useEffect(() => setSessionState(isOver ? 'over' : 'open'), [isOver])
  useHiddenPage(name === 'checking' || isOver)
  useFinalWarningToast(name === 'last' ? phase.seconds : null)
  useHideAndReloadWhenRestored()
  useStorageClearedOnSignOut()

  const logOut = () => {
    setIsLeaving(true)
    clearStorageOnLeave()
    void submit(null, { method: 'post', action: links.logout() })
  }
  return (
    <>
      <SessionDialog
        isWarning={phase.name === 'warning' && !isLeaving}
        seconds={phase.name === 'warning' ? phase.seconds : undefined}
        onContinue={continueWorking}
        onLogOut={logOut}
        onExpire={check}
      />
      <SignedOutDialog
        reason={isOver && hasUnsavedChanges ? toSignedOutReason(name, isOtherUser) : null}
        signInPath={links.login(pathname + search)}
        onLeave={clearUnsavedMarks}
      />
    </>
  )
}

function toSignedOutReason(name: 'expired' | 'ended', isOtherUser: boolean): SignedOutReason {
  if (isOtherUser) return 'replaced'
  return name === 'ended' ? 'signed out' : 'timed out'
}

/**
 * Leaves the page by posting an empty form to `url`. The browser shows the response as the next page, also when it says
 * that signing out failed.
 */
function submitEmptyForm(url: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = url
  document.body.append(form)
  form.submit()
}

/** Leaves the page by calling `navigate`, and clears the tab's session storage as it is left. */
function leaveAndClearStorage(navigate: () => void): void {
  clearStorageOnLeave()
  navigate()
}

/**
 * Clears the session storage when the page is left: it has the router's history of a buyer's paths. The router writes
 * it on `pagehide`, before this listener runs.
 */
function clearStorageOnLeave(): void {
  window.addEventListener('pagehide', () => sessionStorage.clear())
}

/** Clears the tab's storage when a form of the page signs out. */
function useStorageClearedOnSignOut(): void {
  const logoutUrl = useHref(links.logout())
  useEffect(() => {
    const onSubmit = ({ target }: SubmitEvent) =>
      target instanceof HTMLFormElement && target.getAttribute('action') === logoutUrl && clearStorageOnLeave()
    document.addEventListener('submit', onSubmit, { capture: true })
    return () => document.removeEventListener('submit', onSubmit, { capture: true })
  }, [logoutUrl])
}

/** Hides the page while its buyer may be signed out. When it is shown again, the focus is restored. */
function useHiddenPage(isHidden: boolean): void {
  useLayoutEffect(() => {
    if (!isHidden) return
    const focusedElement = document.activeElement
    hidePage()
    return () => {
      delete document.documentElement.dataset['sessionLeft']
      if (focusedElement instanceof HTMLElement) focusedElement.focus({ preventScroll: true })
    }
  }, [isHidden])
}

/** Shows a toast that the session ends in `seconds` and cannot be extended any more; none when `seconds` is null. */
function useFinalWarningToast(seconds: number | null): void {
  const show = useShowToast()
  useEffect(() => {
    if (seconds !== null)
      show({
        tone: 'warning',
        message: messages.maximumSession({ seconds }),
        mode: 'sticky',
      })
  }, [seconds, show])
}

function hidePage(): void {
  document.documentElement.dataset['sessionLeft'] = ''
}

/** Hides a buyer's page that the browser restores from its back/forward cache, until it is reloaded. */
function useHideAndReloadWhenRestored(): void {
  useEffect(() => {
    const onPageHide = ({ persisted }: PageTransitionEvent) => persisted && hidePage()
    const onPageShow = ({ persisted }: PageTransitionEvent) => persisted && reloadPage()
    window.addEventListener('pagehide', onPageHide)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      window.removeEventListener('pagehide', onPageHide)
      window.removeEventListener('pageshow', onPageShow)
    }
  }, [])
}
