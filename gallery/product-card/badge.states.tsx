import { Badge } from '@hydrant/design/feedback/badge.tsx'
import type { Exhibit } from '../states.ts'

/** Short labels. */
export const exhibit: Exhibit = {
  component: 'Badge',
  states: {
    kinds: () => (
      <p>
        <Badge>Quote only</Badge> <Badge kindLabel="strong">Bundle</Badge> <Badge kindLabel="accent">Sale</Badge>
      </p>
    ),
  },
}
