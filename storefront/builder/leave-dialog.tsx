import type { Blocker } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'
import { useUnsavedAndSessionState } from '../session/use-page-state.ts'
import type { DraftAutosave } from './draft-autosave.ts'

/** Asks for confirmation before leaving with unsaved changes; with autosave it offers to save them first. */
export function LeaveDialog({ blocker, autosave }: { readonly blocker: Blocker; readonly autosave?: DraftAutosave }) {
  const { session } = useUnsavedAndSessionState()
  const stay = () => blocker.reset?.()
  const saveAndLeave = async () => {
    if (await autosave?.flush()) blocker.proceed?.()
    else stay()
  }
  return (
    <Dialog
      // While the user is signed out the session guard shows its own dialog first.
      isOpen={blocker.state === 'blocked' && session === 'open'}
      title={messages.leaveThisPage()}
      onClose={stay}
      actions={
        <>
          {autosave !== undefined && <Button onClick={() => void saveAndLeave()}>{messages.saveAndLeave()}</Button>}
          <Button variant="secondary" onClick={stay}>
            {messages.stay()}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {messages.leaveWithoutSaving()}
          </Button>
        </>
      }
    >
      <p>{messages.changesNotSavedYet()}</p>
    </Dialog>
  )
}
