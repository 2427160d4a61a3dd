import { useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Button } from '../navigation/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import styles from './session-dialog.module.css'
import { useCountdown } from './use-countdown.ts'

/** What the dialog says. */
export interface SessionTexts {
  readonly title: string
  readonly text: string
  readonly close: string
  readonly continueWorking: string
  readonly logOut: string
  /** `{0}` becomes the seconds that are left. */
  readonly left: string
  /** Stands on the page while the dialog is closed; `{0}` becomes the seconds that are left. */
  readonly ending: string
  /** The button beside it, which opens the dialog again. */
  readonly back: string
}

const TEXTS: SessionTexts = {
  title: 'Still there?',
  text: "For security, we suspend your session if you're inactive too long. If you don't click Continue Working within approximately 30 seconds, we log you out.",
  close: 'Close',
  continueWorking: 'Continue Working',
  logOut: 'Log Out',
  left: '{0} seconds left',
  ending: 'We log you out in {0} seconds.',
  back: 'Back to the question',
}

/** What a toast says after the session has ended. */
export const SESSION_TIMED_OUT = 'Your session has timed out. Try again.'

// When those who hear the page rather than see it are told how much is left.
const TOLD_AT = [20, 10, 5]

/**
 * Warns, while `isWarning`, that the session ends in 30 seconds, and reports what becomes of it. *Close* and Escape
 * only take the dialog away: the seconds run on, a notice goes on counting them and leads back, and `onExpire` is
 * called once when they are over. `isWarning` must become false before there can be another warning.
 */
export function SessionDialog({
  isWarning,
  seconds = 30,
  onContinue,
  onLogOut,
  onExpire,
  onClose,
  texts = TEXTS,
}: SessionDialogProps) {
  // The seconds that were left when the dialog was closed; null while it is open.
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const left = useCountdown(isWarning, seconds, onExpire)
  if (!isWarning && closedAt !== null) setClosedAt(null)
  const said = texts.left.replaceAll('{0}', String(left))
  const ending = texts.ending.replaceAll('{0}', String(left))
  const isNoticed = isWarning && closedAt !== null && left > 0
  return (
    <>
      <Dialog
        role="alertdialog"
        isOpen={isWarning && closedAt === null && left > 0}
        title={texts.title}
        closeLabel={texts.close}
        onClose={() => {
          setClosedAt(left)
          onClose?.()
        }}
        actions={
          <>
            <Button data-first-focus onClick={onContinue}>
              {texts.continueWorking}
            </Button>
            <Button variant="secondary" onClick={onLogOut}>
              {texts.logOut}
            </Button>
          </>
        }
      >
        <p>{texts.text}</p>
        <p role="timer" className={styles.left}>
          {said}
        </p>
        <VisuallyHidden>
          <span role="status">{TOLD_AT.includes(left) ? said : ''}</span>
        </VisuallyHidden>
      </Dialog>
      <VisuallyHidden>
        <span role="status">{isNoticed && (left === closedAt || TOLD_AT.includes(left)) ? ending : ''}</span>
      </VisuallyHidden>
      {isNoticed && (
        <div className={styles.notice}>
          <p role="timer">{ending}</p>
          <Button variant="secondary" size="s" onClick={() => setClosedAt(null)}>
            {texts.back}
          </Button>
        </div>
      )}
    </>
  )
}

interface SessionDialogProps {
  /** Whether the visitor was inactive for so long that the session is about to end. */
  readonly isWarning: boolean
  readonly seconds?: number
  /** Hears that the session shall go on. */
  readonly onContinue: () => void
  readonly onLogOut: () => void
  /** Hears that the seconds are over. */
  readonly onExpire: () => void
  readonly onClose?: () => void
  readonly texts?: SessionTexts
}
