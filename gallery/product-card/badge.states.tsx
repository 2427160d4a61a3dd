import { Badge } from '@hydrant/design/feedback/badge.tsx'
import type { Exhibit } from '../states.ts'

/** One or two words about a thing. */
export const exhibit: Exhibit = {
  component: 'Badge',
  states: {
    kinds: () => (
      <p>
        <Badge>Quote only</Badge> <Badge kind="strong">Bundle</Badge> <Badge kind="accent">Sale</Badge>
      </p>
    ),
  },
}
