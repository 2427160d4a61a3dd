import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Progress } from '@hydrant/design/feedback/progress.tsx'
import { Skeleton } from '@hydrant/design/feedback/skeleton.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import type { Exhibit } from '../states.ts'

/** Placeholders for content that is missing or still loading. */
export const exhibit: Exhibit = {
  component: 'Waiting and empty',
  states: {
    'progress of a known length': () => (
      <Progress label="Products read" value={37} max={100} valueText="370 of 1,000" />
    ),
    'progress of an unknown length': () => <Progress label="Counting products" />,
    'lines of text': () => <Skeleton label="Loading orders" lines={4} />,
    'a picture and text': () => (
      <div style={{ maxWidth: '15rem' }}>
        <Skeleton label="Loading product" lines={2} hasPicture />
      </div>
    ),
    'nothing here': () => (
      <EmptyState title="Your cart is empty">
        <p>Everything that you add stays here until you order it.</p>
        <ButtonLink href="#products">Browse products</ButtonLink>
      </EmptyState>
    ),
    'nothing on a page of its own': () => <EmptyState title="No orders yet" level={1} />,
  },
}
