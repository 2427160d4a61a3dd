import { Popover } from '@hydrant/design/overlay/popover.tsx'
import type { Exhibit } from '../states.ts'

const content = <p>Hoses are tested at twice the pressure that they are used at.</p>

/** More information behind a button. */
export const exhibit: Exhibit = {
  component: 'Popover',
  states: {
    'at the start of a line': () => (
      <div>
        Working pressure <Popover label="About working pressure">{content}</Popover>
      </div>
    ),
    'in the middle of a line': () => (
      <div style={{ textAlign: 'center' }}>
        Working pressure <Popover label="About working pressure">{content}</Popover>
      </div>
    ),
    'at the end of a line': () => (
      <div style={{ textAlign: 'end' }}>
        Working pressure <Popover label="About working pressure">{content}</Popover>
      </div>
    ),
  },
}
