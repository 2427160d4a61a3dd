import { useEffect, useLayoutEffect, useState } from 'react'
import { useHref, useLocation, useSubmit } from 'react-router'
import { useToast } from '@hydrant/design/feedback/toast.tsx'
import { SessionDialog } from '@hydrant/design/session/session-dialog.tsx'
import { ENDED_BY_TIME, links } from '../links.ts'
import { reloadPage } from '../submissions/reload-page.ts'
import { letPageGo, tellSession } from './page-hold.ts'
import type { SessionTimes } from './session-watch.ts'
import './session-guard.css'
import { SignedOutDialog, type SignedOutReason } from './signed-out-dialog.tsx'
import { usePageHold } from './use-page-hold.ts'
import { useReturn } from './use-return.ts'
import { useSessionWatch } from './use-session-watch.ts'

interface SessionGuardProps {
  /**
   * How long a buyer's session lasted when the page was loaded; null where the server does not say. A new object with
   * every loading.
   */
  readonly times: SessionTimes | null
  readonly isGuest: boolean
  /** Whose session it is; empty for a guest. */
  readonly userId: string
}

/**
 * Asks a buyer who has been inactive whether they are still there, and takes the page away when the session ends, here
 * or in another tab. With something unsaved on it the page is only hidden, until they have signed in again or give it
 * up.
 */
export function SessionGuard({ times, isGuest, userId }: SessionGuardProps) {
  const { phase, continueWorking, check, resume } = useSessionWatch({ times, isGuest })
  const { pathname, search } = useLocation()
  const logout = useHref(links.logout())
  const timedOut = useHref(links.logout(ENDED_BY_TIME, pathname + search))
  const here = useHref(pathname + search)
  const submit = useSubmit()
  const [isLeaving, setIsLeaving] = useState(false)
  const { name } = phase
  const isOver = name === 'expired' || name === 'gone'
  const { isHeld } = usePageHold()
  const isReplaced = useReturn({ isAwaited: isOver && isHeld, userId, onReturn: resume })

  useEffect(() => {
    if (isHeld) return
    if (name === 'expired') leave(() => void endSession(logout).finally(() => window.location.replace(timedOut)))
    if (name === 'gone') leave(() => window.location.replace(here))
  }, [isHeld, name, logout, timedOut, here])

  useEffect(() => tellSession(isOver ? 'over' : 'open'), [isOver])
  useHiddenWhile(name === 'asking' || isOver)
  useLastWord(name === 'last' ? phase.seconds : null)
  useHiddenHistory(!isGuest)
  useForgottenTab(!isGuest)

  const logOut = () => {
    setIsLeaving(true)
    forgetTab()
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
        reason={isOver && isHeld ? reasonOf(name, isReplaced) : null}
        signIn={links.login(pathname + search)}
        onLeave={letPageGo}
      />
    </>
  )
}

function reasonOf(name: 'expired' | 'gone', isReplaced: boolean): SignedOutReason {
  if (isReplaced) return 'replaced'
  return name === 'gone' ? 'signed out' : 'timed out'
}

/** Ends the session on the server, in case it could not be asked whether it is over. */
async function endSession(logout: string): Promise<void> {
  await fetch(logout, { method: 'POST', redirect: 'manual', signal: AbortSignal.timeout(5000) }).catch(() => undefined)
}

/** What the page shows is hidden by now; what the tab remembers goes, too. */
function leave(go: () => void): void {
  forgetTab()
  go()
}

/**
 * Paths that a buyer has visited, which the router keeps for the tab, go with them. It writes them when the page is
 * left, before this is called.
 */
function forgetTab(): void {
  window.addEventListener('pagehide', () => sessionStorage.clear())
}

/** Signing out by a form of the page forgets what the tab keeps, too. */
function useForgottenTab(isBuyer: boolean): void {
  const logout = useHref(links.logout())
  useEffect(() => {
    if (!isBuyer) return
    const whenSent = ({ target }: SubmitEvent) =>
      target instanceof HTMLFormElement && target.getAttribute('action') === logout && forgetTab()
    document.addEventListener('submit', whenSent, { capture: true })
    return () => document.removeEventListener('submit', whenSent, { capture: true })
  }, [isBuyer, logout])
}

/**
 * Shows nothing of the page while its buyer may not be signed in any more. If they are it stands as it was, the focus
 * too.
 */
function useHiddenWhile(isUnknown: boolean): void {
  useLayoutEffect(() => {
    if (!isUnknown) return
    const focused = document.activeElement
    hide()
    return () => {
      delete document.documentElement.dataset['sessionLeft']
      if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
    }
  }, [isUnknown])
}

/** Says once that the session is about to end and cannot go on, `seconds` before it does; null: it can. */
function useLastWord(seconds: number | null): void {
  const show = useToast()
  useEffect(() => {
    if (seconds !== null)
      show({
        tone: 'warning',
        message: `You have been signed in for as long as a session may last. It ends in ${seconds} seconds; sign in again to go on.`,
        mode: 'sticky',
      })
  }, [seconds, show])
}

function hide(): void {
  document.documentElement.dataset['sessionLeft'] = ''
}

/**
 * A page of a buyer that the browser kept whole, to be shown again by going back, is not shown before the server has
 * said what it is now.
 */
function useHiddenHistory(isBuyer: boolean): void {
  useEffect(() => {
    if (!isBuyer) return
    const whenLeft = ({ persisted }: PageTransitionEvent) => persisted && hide()
    const whenBack = ({ persisted }: PageTransitionEvent) => persisted && reloadPage()
    window.addEventListener('pagehide', whenLeft)
    window.addEventListener('pageshow', whenBack)
    return () => {
      window.removeEventListener('pagehide', whenLeft)
      window.removeEventListener('pageshow', whenBack)
    }
  }, [isBuyer])
}
