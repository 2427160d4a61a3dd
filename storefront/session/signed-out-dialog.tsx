import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'

/**
 * Why nobody may see the page any more: its person has signed out elsewhere, their time is over, or somebody else has
 * signed in.
 */
export type SignedOutReason = 'signed out' | 'timed out' | 'replaced'

interface SignedOutDialogProps {
  /** Null while nothing is to be decided. */
  readonly reason: SignedOutReason | null
  /** The path of the page to sign in. */
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
 * Asks what becomes of a page with unsaved changes whose session has ended. It stays out of sight meanwhile: it may be
 * anybody who answers.
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
