import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'

/**
 * Why a page is hidden: its user has signed out elsewhere, the session has timed out, or another user has signed in.
 */
export type SignedOutReason = 'signed out' | 'timed out' | 'replaced'

interface SignedOutDialogProps {
  /** Null while the dialog is closed. */
  readonly reason: SignedOutReason | null
  /** The path of the sign-in page. */
  readonly signIn: string
  readonly onLeave: () => void
}

const TEXTS: Readonly<Record<SignedOutReason, string>> = {
  'signed out':
    'You have signed out in another window. What you have changed on this page is not saved yet. It is kept in this window and shown again once you have signed in again in another tab.',
  'timed out':
    'Your session has timed out. What you have changed on this page is not saved yet. It is kept in this window and shown again once you have signed in again in another tab.',
  replaced:
    'Somebody else has signed in. What was changed on this page is not saved yet. It is kept in this window and shown again once whoever changed it has signed in again.',
}

/**
 * Asks what to do with unsaved changes after the session has ended. The page stays hidden, because anybody may be in
 * front of the screen.
 */
export function SignedOutDialog({ reason, signIn, onLeave }: SignedOutDialogProps) {
  return (
    <div className="session-question">
      {reason !== null && (
        <Dialog
          key={reason}
          isOpen
          role="alertdialog"
          title="You are signed out"
          actions={
            <>
              <ButtonLink href={signIn} target="_blank" rel="noreferrer" prefetch="none" data-first-focus>
                Sign in in another tab
              </ButtonLink>
              <Button variant="danger" onClick={onLeave}>
                Leave without saving
              </Button>
            </>
          }
        >
          <p>{TEXTS[reason]}</p>
        </Dialog>
      )}
    </div>
  )
}
