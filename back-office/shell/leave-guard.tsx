import { useEffect } from 'react'
import { useBlocker } from 'react-router'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/shell.js'

/** Asks for confirmation before the page is left while a form has changes that are not saved. */
export function LeaveGuard({ isChanged }: { readonly isChanged: boolean }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => isChanged && currentLocation.pathname !== nextLocation.pathname,
  )
  useEffect(() => {
    if (!isChanged) return undefined
    const warn = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', warn)
    return () => removeEventListener('beforeunload', warn)
  }, [isChanged])
  return (
    <Dialog
      isOpen={blocker.state === 'blocked'}
      title={messages.leaveThisPage()}
      onClose={() => blocker.reset?.()}
      actions={
        <>
          <Button variant="secondary" onClick={() => blocker.reset?.()}>
            {messages.stay()}
          </Button>
          <Button variant="danger" onClick={() => blocker.proceed?.()}>
            {messages.leaveWithoutSaving()}
          </Button>
        </>
      }
    >
      <p>{messages.changesNotSaved()}</p>
    </Dialog>
  )
}
