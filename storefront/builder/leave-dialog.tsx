import type { Blocker } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { usePageHold } from '../session/use-page-hold.ts'
import type { DraftKeeper } from './draft-keeper.ts'

/** Asks whoever is about to leave with something unsaved; a `keeper` can save it first. */
export function LeaveDialog({ blocker, keeper }: { readonly blocker: Blocker; readonly keeper?: DraftKeeper }) {
  const { session } = usePageHold()
  const stay = () => blocker.reset?.()
  const saveAndGo = async () => {
    if (await keeper?.flush()) blocker.proceed?.()
    else stay()
  }
  return (
    <Dialog
      // While nobody is signed in the guard of the session asks, and this waits.
      isOpen={blocker.state === 'blocked' && session === 'open'}
      title="Leave this page?"
      onClose={stay}
      actions={
        <>
          {keeper !== undefined && <Button onClick={() => void saveAndGo()}>Save and leave</Button>}
          <Button variant="secondary" onClick={stay}>
            Stay
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            Leave without saving
          </Button>
        </>
      }
    >
      <p>Your last changes are not saved yet.</p>
    </Dialog>
  )
}
