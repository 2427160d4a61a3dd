import type { Exhibit } from '../states.ts'
import { block, ShownPage } from './shown-page.tsx'

const content = (id: string) => [
  block('button', `${id}-button`, { label: 'Request a quote', href: '/request-a-quote' }),
]
const flexible = (id: string, settings: Readonly<Record<string, unknown>>) =>
  block('flexible', id, { content: content(id), ...settings })

/** A container with measures of its own. */
export const exhibit: Exhibit = {
  component: 'Flexible block',
  states: {
    'as it comes': () => <ShownPage content={[flexible('flexible-a', {})]} />,
    framed: () => (
      <ShownPage
        content={[
          flexible('flexible-b', {
            width: { desktop: 50, tablet: 75, mobile: 100 },
            height: 240,
            borderWidth: 4,
            borderColor: '#24507a',
            borderRadius: 16,
            backgroundColor: 'info-soft',
          }),
        ]}
      />
    ),
    'on each side': () => (
      <ShownPage
        content={['top', 'left', 'bottom', 'right', 'center', 'upside-down'].map((alignment) =>
          block('flexible', `flexible-c-${alignment}`, {
            height: 160,
            borderWidth: 1,
            alignment,
            content: [block('text', `flexible-c-${alignment}-text`, { text: alignment, headingTag: 'p' })],
          }),
        )}
      />
    ),
    'with another border': () => (
      <ShownPage
        content={[flexible('flexible-d', { borderWidth: 6, borderStyle: 'double', backgroundColor: 'inverse' })]}
      />
    ),
    'measures that make no sense': () => (
      <ShownPage
        content={[
          flexible('flexible-e', {
            width: 120,
            height: -4,
            borderWidth: 'thick',
            borderStyle: 'wavy',
            borderColor: 'url(x)',
            backgroundColor: 'red;}',
          }),
        ]}
      />
    ),
  },
}
