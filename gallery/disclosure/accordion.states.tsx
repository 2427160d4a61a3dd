import { Accordion } from '@hydrant/design/disclosure/accordion.tsx'
import type { Exhibit } from '../states.ts'

const items = [
  {
    id: 'delivery',
    title: 'Delivery',
    content: <p>Orders before noon leave the same day, unless a line is made to measure.</p>,
  },
  { id: 'returns', title: 'Returns', content: <p>Unused goods come back within 30 days.</p> },
  {
    id: 'testing',
    title: 'Testing and certificates, which have a title that is longer than a narrow window is wide',
    content: (
      <p>
        Every length of hose is tested. <a href="#certificates">Certificates</a>
      </p>
    ),
  },
]

/** Sections that open and close. */
export const exhibit: Exhibit = {
  component: 'Accordion',
  states: {
    closed: () => <Accordion items={items} headingLevel={2} />,
    'first one open': () => (
      <Accordion items={items.map((item, position) => ({ ...item, isOpen: position === 0 }))} headingLevel={2} />
    ),
    'one at a time': () => <Accordion items={items} headingLevel={2} isExclusive />,
  },
}
