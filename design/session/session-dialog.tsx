import { useState } from 'react'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Button } from '../navigation/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import styles from './session-dialog.module.css'
import { useCountdown } from './use-countdown.ts'

/** The texts of the dialog. */
export interface SessionTexts {
  readonly title: string
  readonly text: string
  readonly close: string
  readonly continueWorking: string
  readonly logOut: string
  /** `{0}` becomes the seconds that are left. */
  readonly left: string
  /** Shown on the page while the dialog is closed; `{0}` becomes the seconds that are left. */
  readonly ending: string
  /** The button beside it, which opens the dialog again. */
  readonly back: string
}

const DEFAULT_TEXTS: SessionTexts = {
  title: 'Still there?',
  text: "For security, we suspend your session if you're inactive too long. If you don't click Continue Working within approximately 30 seconds, we log you out.",
  close: 'Close',
  continueWorking: 'Continue Working',
  logOut: 'Log Out',
  left: '{0} seconds left',
  ending: 'We log you out in {0} seconds.',
  back: 'Back to the question',
}

/** The text of the toast after the session has ended. */
export const SESSION_TIMED_OUT = 'Your session has timed out. Try again.'

// The seconds left at which screen readers announce the countdown.
const ANNOUNCED_AT_SECONDS = [20, 10, 5]

/**
 * Warns, while `isWarning`, that the session ends in 30 seconds, and reports what the visitor decides. *Close* and
 * Escape only close the dialog: the countdown continues in a notice from which the dialog can be reopened, and
 * `onExpire` is called once at the end. `isWarning` must become false before there can be another warning.
 */
export function SessionDialog({
  isWarning,
  seconds = 30,
  onContinue,
  onLogOut,
  onExpire,
  onClose,
  texts = DEFAULT_TEXTS,
}: SessionDialogProps) {
  // The seconds that were left when the dialog was closed; null while it is open.
  const [closedAt, setClosedAt] = useState<number | null>(null)
  const left = useCountdown(isWarning, seconds, onExpire)
  if (!isWarning && closedAt !== null) setClosedAt(null)
  const leftText = texts.left.replaceAll('{0}', String(left))
  const ending = texts.ending.replaceAll('{0}', String(left))
  const isNoticeShown = isWarning && closedAt !== null && left > 0
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
          {leftText}
        </p>
        <VisuallyHidden>
          <span role="status">{ANNOUNCED_AT_SECONDS.includes(left) ? leftText : ''}</span>
        </VisuallyHidden>
      </Dialog>
      <VisuallyHidden>
        <span role="status">
          {isNoticeShown && (left === closedAt || ANNOUNCED_AT_SECONDS.includes(left)) ? ending : ''}
        </span>
      </VisuallyHidden>
      {isNoticeShown && (
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
  /** Called when the visitor wants to continue the session. */
  readonly onContinue: () => void
  readonly onLogOut: () => void
  /** Called when the countdown has ended. */
  readonly onExpire: () => void
  readonly onClose?: () => void
  readonly texts?: SessionTexts
}
