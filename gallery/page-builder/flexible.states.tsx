import type { Exhibit } from '../states.ts'
import { createBlock, RenderedPage } from './rendered-page.tsx'

const content = (id: string) => [
  createBlock('button', `${id}-button`, { label: 'Request a quote', href: '/request-a-quote' }),
]
const flexible = (id: string, settings: Readonly<Record<string, unknown>>) =>
  createBlock('flexible', id, { content: content(id), ...settings })

/** A container with its own size, border and background. */
export const exhibit: Exhibit = {
  component: 'Flexible block',
  states: {
    'as it comes': () => <RenderedPage content={[flexible('flexible-a', {})]} />,
    framed: () => (
      <RenderedPage
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
      <RenderedPage
        content={['top', 'left', 'bottom', 'right', 'center', 'upside-down'].map((alignment) =>
          createBlock('flexible', `flexible-c-${alignment}`, {
            height: 160,
            borderWidth: 1,
            alignment,
            content: [createBlock('text', `flexible-c-${alignment}-text`, { text: alignment, headingTag: 'p' })],
          }),
        )}
      />
    ),
    'with another border': () => (
      <RenderedPage
        content={[flexible('flexible-d', { borderWidth: 6, borderStyle: 'double', backgroundColor: 'inverse' })]}
      />
    ),
    'measures that make no sense': () => (
      <RenderedPage
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
