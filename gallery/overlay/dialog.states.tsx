import { type ReactNode, useState } from 'react'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Stack } from '../layout.tsx'
import { EventLog, type CreateListener } from '../event-log.tsx'
import type { Exhibit } from '../states.ts'

interface OpenerProps {
  readonly listen: CreateListener
  readonly size?: 'm' | 'l'
  readonly closeOnOutsidePress?: boolean
  readonly isInitiallyOpen?: boolean
  readonly children: ReactNode
}

function DialogOpener({ listen, isInitiallyOpen: isOpenAtFirst = false, children, ...rest }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  const close = () => {
    setIsOpen(false)
    listen('close')()
  }
  const buttons = (
    <>
      <Button onClick={() => setIsOpen(false)}>Rename list</Button>
      <Button variant="secondary" onClick={() => setIsOpen(false)}>
        Cancel
      </Button>
    </>
  )
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Rename</Button>
      <Dialog isOpen={isOpen} title="Rename this list" onClose={close} actions={buttons} {...rest}>
        {children}
      </Dialog>
    </>
  )
}

function DeleteForm() {
  const [sent, setSent] = useState('nothing')
  return (
    <form action={(fields) => setSent(JSON.stringify(fields.get('list')))}>
      <input type="hidden" name="list" value="Station 4" />
      <Stack>
        <ConfirmedSubmit
          label="Delete"
          title="Delete this list?"
          text="Its 12 products stay in the shop."
          confirmLabel="Delete list"
          variant="danger"
        />
        <p>Sent: {sent}</p>
      </Stack>
    </form>
  )
}

/** Modal dialogs. */
export const exhibit: Exhibit = {
  component: 'Dialog',
  fullWindowStates: ['open', 'a press beside it closes it', 'longer than the window'],
  states: {
    closed: () => (
      <EventLog>{(listen) => <DialogOpener listen={listen}>What shall it be called?</DialogOpener>}</EventLog>
    ),
    open: () => (
      <EventLog>
        {(listen) => (
          <DialogOpener listen={listen} isInitiallyOpen>
            <TextField label="Name" required defaultValue="Station 4" />
          </DialogOpener>
        )}
      </EventLog>
    ),
    'a press beside it closes it': () => (
      <EventLog>
        {(listen) => (
          <DialogOpener listen={listen} closeOnOutsidePress size="l" isInitiallyOpen>
            <p>What shall it be called?</p>
          </DialogOpener>
        )}
      </EventLog>
    ),
    'longer than the window': () => (
      <EventLog>
        {(listen) => (
          <DialogOpener listen={listen} isInitiallyOpen>
            {Array.from({ length: 60 }, (_, line) => (
              <p key={`line ${line}`}>Hose {line + 1}</p>
            ))}
          </DialogOpener>
        )}
      </EventLog>
    ),
    'before something is sent': () => <DeleteForm />,
  },
}
