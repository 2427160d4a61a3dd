import { useState } from 'react'
import { ToastRegion, useShowToast } from '@hydrant/design/feedback/toast.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/design/session.js'
import { SessionDialog } from '@hydrant/design/session/session-dialog.tsx'
import { EventLog, type CreateListener } from '../event-log.tsx'
import type { Exhibit } from '../states.ts'

function SessionDialogDemo({
  listen,
  isInitiallyWarning,
}: {
  readonly listen: CreateListener
  readonly isInitiallyWarning: boolean
}) {
  const [isWarning, setIsWarning] = useState(isInitiallyWarning)
  const show = useShowToast()
  const endWarning = (name: string) => () => {
    setIsWarning(false)
    listen(name)()
  }
  return (
    <>
      <Button onClick={() => setIsWarning(true)}>Be inactive</Button>
      <SessionDialog
        isWarning={isWarning}
        onContinue={endWarning('continue')}
        onLogOut={endWarning('log out')}
        onExpire={() => {
          endWarning('expire')()
          show({ tone: 'error', message: messages.sessionTimedOut() })
        }}
        onClose={() => listen('close')()}
      />
    </>
  )
}

/** The warning before the session ends. */
export const exhibit: Exhibit = {
  component: 'Session dialog',
  fullWindowStates: ['about to end'],
  states: {
    'about to end': () => (
      <ToastRegion>
        <EventLog>{(listen) => <SessionDialogDemo listen={listen} isInitiallyWarning />}</EventLog>
      </ToastRegion>
    ),
    active: () => (
      <ToastRegion>
        <EventLog>{(listen) => <SessionDialogDemo listen={listen} isInitiallyWarning={false} />}</EventLog>
      </ToastRegion>
    ),
  },
}
