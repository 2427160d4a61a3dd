import { Spinner } from '@hydrant/design/feedback/spinner.tsx'
import type { Exhibit } from '../states.ts'
import { DarkBackground, Row } from '../layout.tsx'

const sizes = ['xx-small', 'x-small', 'small', 'medium', 'large'] as const

/** Spinners in all sizes and colours. */
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
        <DarkBackground>
          <Spinner variant="inverse" alternativeText="inverse" />
        </DarkBackground>
      </Row>
    ),
    'without words': () => <Spinner alternativeText=" " />,
  },
}
