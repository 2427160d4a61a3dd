import { Spinner } from '@hydrant/design/feedback/spinner.tsx'
import type { Exhibit } from '../states.ts'
import { DarkGround, Row } from '../arranged.tsx'

const sizes = ['xx-small', 'x-small', 'small', 'medium', 'large'] as const

/** Says that something is going on. */
export const exhibit: Exhibit = {
  component: 'Spinner',
  states: {
    sizes: () => (
      <Row>
        <Spinner alternativeText="by default" />
        {sizes.map((size) => (
          <Spinner key={size} size={size} alternativeText={size} />
        ))}
      </Row>
    ),
    variants: () => (
      <Row>
        <Spinner alternativeText="by default" />
        <Spinner variant="base" alternativeText="base" />
        <Spinner variant="brand" alternativeText="brand" />
        <DarkGround>
          <Spinner variant="inverse" alternativeText="inverse" />
        </DarkGround>
      </Row>
    ),
    'without words': () => <Spinner alternativeText=" " />,
  },
}
