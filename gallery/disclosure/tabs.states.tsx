import { Tabs } from '@hydrant/design/disclosure/tabs.tsx'
import { EventLog } from '../event-log.tsx'
import type { Exhibit } from '../states.ts'

const tabs = [
  { id: 'details', label: 'Details', content: <p>Double jacket, 50 feet, couplings of light alloy.</p> },
  { id: 'specifications', label: 'Specifications', content: <p>Bursts at 1,200 psi.</p> },
  {
    id: 'documents',
    label: 'Documents',
    content: (
      <p>
        <a href="#sheet">Data sheet</a>
      </p>
    ),
  },
]

/** Tabs that show one panel at a time. */
export const exhibit: Exhibit = {
  component: 'Tabs',
  states: {
    three: () => (
      <EventLog>{(listen) => <Tabs label="About this hose" tabs={tabs} onChange={listen('change')} />}</EventLog>
    ),
    'last one first': () => <Tabs label="About this hose" tabs={tabs} initialTabId="documents" />,
    'more than fit': () => (
      <Tabs
        label="Sizes"
        tabs={Array.from({ length: 14 }, (_, index) => ({
          id: `size-${index}`,
          label: `Size ${index + 36}`,
          content: <p>Chest {index + 36} inches</p>,
        }))}
      />
    ),
  },
}
