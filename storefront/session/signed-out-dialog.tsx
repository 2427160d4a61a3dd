import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/session.js'

/**
 * Why a page is hidden: its user has signed out elsewhere, the session has timed out, or another user has signed in.
 */
export type SignedOutReason = 'signed out' | 'timed out' | 'replaced'

interface SignedOutDialogProps {
  /** Null while the dialog is closed. */
  readonly reason: SignedOutReason | null
  /** The path of the sign-in page. */
  readonly signInPath: string
  readonly onLeave: () => void
}

const EXPLANATIONS: Readonly<Record<SignedOutReason, () => string>> = {
  'signed out': messages.sessionEndedElsewhere,
  'timed out': messages.sessionTimedOut,
  replaced: messages.somebodyElseSignedIn,
}

/**
 * Asks what to do with unsaved changes after the session has ended. The page stays hidden, because anybody may be in
 * front of the screen.
 */
export function SignedOutDialog({ reason, signInPath: signIn, onLeave }: SignedOutDialogProps) {
  return (
    <div className="session-question">
      {reason !== null && (
        <Dialog
          key={reason}
          isOpen
          role="alertdialog"
          title={messages.signedOut()}
          actions={
            <>
              <ButtonLink href={signIn} target="_blank" rel="noreferrer" prefetch="none" data-first-focus>
                {messages.signInInAnotherTab()}
              </ButtonLink>
              <Button variant="danger" onClick={onLeave}>
                {messages.leaveWithoutSaving()}
              </Button>
            </>
          }
        >
          <p>{EXPLANATIONS[reason]()}</p>
        </Dialog>
      )}
    </div>
  )
}
