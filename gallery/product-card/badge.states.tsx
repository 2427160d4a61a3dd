import { Badge } from '@hydrant/design/feedback/badge.tsx'
import type { Exhibit } from '../states.ts'

/** Short labels. */
export const exhibit: Exhibit = {
  component: 'Badge',
  states: {
    kinds: () => (
      <p>
        <Badge>Quote only</Badge> <Badge variant="strong">Bundle</Badge> <Badge variant="accent">Sale</Badge>
      </p>
    ),
  },
}
