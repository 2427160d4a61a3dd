import type { CSSProperties } from 'react'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { Tooltip } from '@hydrant/design/overlay/tooltip.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { EventLog } from '../event-log.tsx'
import type { Exhibit } from '../states.ts'

function Explained({ text = 'Prices of your contract, without tax' }: { readonly text?: string }) {
  return <Tooltip text={text}>{(described) => <Button {...described}>Download prices</Button>}</Tooltip>
}

const lower: CSSProperties = { paddingBlockStart: '12rem', paddingBlockEnd: '60rem' }

/** A few words about what the pointer or the focus is on. */
export const exhibit: Exhibit = {
  component: 'Tooltip',
  alone: ['further down', 'in a dialog', 'at the end of a line'],
  states: {
    'at the top': () => <Explained />,
    'further down': () => (
      <div style={lower}>
        <Explained />
      </div>
    ),
    'in a dialog': () => (
      <EventLog>
        {(listen) => (
          <Dialog isOpen title="Prices" onClose={() => listen('close')()}>
            <Explained />
          </Dialog>
        )}
      </EventLog>
    ),
    'at the end of a line': () => (
      <div style={{ ...lower, textAlign: 'end' }}>
        <Explained text="Prices of your contract, without tax, as a file that every spreadsheet reads" />
      </div>
    ),
  },
}
