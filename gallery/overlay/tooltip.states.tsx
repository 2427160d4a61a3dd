import type { CSSProperties } from 'react'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import { Tooltip } from '@hydrant/design/overlay/tooltip.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { EventLog } from '../event-log.tsx'
import type { Exhibit } from '../states.ts'

function ButtonWithTooltip({ text = 'Prices of your contract, without tax' }: { readonly text?: string }) {
  return <Tooltip text={text}>{(ariaProps) => <Button {...ariaProps}>Download prices</Button>}</Tooltip>
}

const spacing: CSSProperties = { paddingBlockStart: '12rem', paddingBlockEnd: '60rem' }

/** Tooltips. */
export const exhibit: Exhibit = {
  component: 'Tooltip',
  fullWindowStates: ['further down', 'in a dialog', 'at the end of a line'],
  states: {
    'at the top': () => <ButtonWithTooltip />,
    'further down': () => (
      <div style={spacing}>
        <ButtonWithTooltip />
      </div>
    ),
    'in a dialog': () => (
      <EventLog>
        {(listen) => (
          <Dialog isOpen title="Prices" onClose={() => listen('close')()}>
            <ButtonWithTooltip />
          </Dialog>
        )}
      </EventLog>
    ),
    'at the end of a line': () => (
      <div style={{ ...spacing, textAlign: 'end' }}>
        <ButtonWithTooltip text="Prices of your contract, without tax, as a file that every spreadsheet reads" />
      </div>
    ),
  },
}
