import { useState } from 'react'
import * as messages from '@hydrant/messages/compiled/design/session.js'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Button } from '../navigation/button.tsx'
import { Dialog } from '../overlay/dialog.tsx'
import styles from './session-dialog.module.css'
import { useCountdown } from './use-countdown.ts'

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
}: SessionDialogProps) {
  // The seconds that were left when the dialog was closed; null while it is open.
  const [secondsWhenClosed, setSecondsWhenClosed] = useState<number | null>(null)
  const secondsLeft = useCountdown(isWarning, seconds, onExpire)
  if (!isWarning && secondsWhenClosed !== null) setSecondsWhenClosed(null)
  const leftText = messages.secondsLeft({ seconds: secondsLeft })
  const endingText = messages.loggedOutIn({ seconds: secondsLeft })
  const isNoticeShown = isWarning && secondsWhenClosed !== null && secondsLeft > 0
  return (
    <>
      <Dialog
        role="alertdialog"
        isOpen={isWarning && secondsWhenClosed === null && secondsLeft > 0}
        title={messages.stillThere()}
        closeLabel={messages.close()}
        onClose={() => {
          setSecondsWhenClosed(secondsLeft)
          onClose?.()
        }}
        actions={
          <>
            <Button data-first-focus onClick={onContinue}>
              {messages.continueWorking()}
            </Button>
            <Button variant="secondary" onClick={onLogOut}>
              {messages.logOut()}
            </Button>
          </>
        }
      >
        <p>{messages.suspension()}</p>
        <p role="timer" className={styles.left}>
          {leftText}
        </p>
        <VisuallyHidden>
          <span role="status">{ANNOUNCED_AT_SECONDS.includes(secondsLeft) ? leftText : ''}</span>
        </VisuallyHidden>
      </Dialog>
      <VisuallyHidden>
        <span role="status">
          {isNoticeShown && (secondsLeft === secondsWhenClosed || ANNOUNCED_AT_SECONDS.includes(secondsLeft))
            ? endingText
            : ''}
        </span>
      </VisuallyHidden>
      {isNoticeShown && (
        <div className={styles.notice}>
          <p role="timer">{endingText}</p>
          <Button variant="secondary" size="s" onClick={() => setSecondsWhenClosed(null)}>
            {messages.backToTheQuestion()}
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
}
