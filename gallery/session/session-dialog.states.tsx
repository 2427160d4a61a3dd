import { useState } from 'react'
import { ToastRegion, useToast } from '@hydrant/design/feedback/toast.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { SESSION_TIMED_OUT, SessionDialog } from '@hydrant/design/session/session-dialog.tsx'
import { EventLog, type Listen } from '../event-log.tsx'
import type { Exhibit } from '../states.ts'

function Warned({ listen, atFirst }: { readonly listen: Listen; readonly atFirst: boolean }) {
  const [isWarning, setIsWarning] = useState(atFirst)
  const show = useToast()
  const ended = (name: string) => () => {
    setIsWarning(false)
    listen(name)()
  }
  return (
    <>
      <Button onClick={() => setIsWarning(true)}>Be inactive</Button>
      <SessionDialog
        isWarning={isWarning}
        onContinue={ended('continue')}
        onLogOut={ended('log out')}
        onExpire={() => {
          ended('expire')()
          show({ tone: 'error', message: SESSION_TIMED_OUT })
        }}
        onClose={() => listen('close')()}
      />
    </>
  )
}

/** What warns a visitor before the session ends. */
export const exhibit: Exhibit = {
  component: 'Session dialog',
  alone: ['about to end'],
  states: {
    'about to end': () => (
      <ToastRegion>
        <EventLog>{(listen) => <Warned listen={listen} atFirst />}</EventLog>
      </ToastRegion>
    ),
    active: () => (
      <ToastRegion>
        <EventLog>{(listen) => <Warned listen={listen} atFirst={false} />}</EventLog>
      </ToastRegion>
    ),
  },
}
