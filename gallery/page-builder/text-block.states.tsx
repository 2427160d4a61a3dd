import type { Exhibit } from '../states.ts'
import { createBlock, RenderedPage } from './rendered-page.tsx'

const sampleText = 'Coils of supply hose leave the shelf the day they are ordered, tested and with their certificate.'

/** A heading or a paragraph with its settings. */
export const exhibit: Exhibit = {
  component: 'Text block',
  states: {
    'as it comes': () => <RenderedPage content={[createBlock('text', 'text-1', { text: 'Ready on the shelf' })]} />,
    'every kind': () => (
      <RenderedPage
        content={['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'p'].map((tag) =>
          createBlock('text', `text-2-${tag}`, {
            text: tag === 'p' ? sampleText : `Heading ${tag.slice(1)}`,
            headingTag: tag,
          }),
        )}
      />
    ),
    'another kind on each device': () => (
      <RenderedPage
        content={[
          createBlock('text', 'text-3', {
            text: 'Ready on the shelf',
            headingTag: { desktop: 'h2', tablet: 'h3', mobile: 'p' },
            textStyle: { desktop: 'h1', tablet: 'h4', mobile: 'h4' },
            textAlign: { desktop: 'center', mobile: 'left' },
          }),
        ]}
      />
    ),
    'the same kind on two devices': () => (
      <RenderedPage
        content={[
          createBlock('text', 'text-4', { text: 'Ready on the shelf', headingTag: { desktop: 'h2', mobile: 'h3' } }),
        ]}
      />
    ),
    'one kind for all devices': () => (
      <RenderedPage
        content={[
          createBlock('text', 'text-5', {
            text: 'Ready on the shelf',
            headingTag: { desktop: 'h1', mobile: 'p' },
            textDisplayInfo: { enableOverride: true, headingTag: 'h4', textStyle: 'h1' },
          }),
        ]}
      />
    ),
    'an override that is off': () => (
      <RenderedPage
        content={[
          createBlock('text', 'text-6', {
            text: 'Ready on the shelf',
            headingTag: 'h2',
            textDisplayInfo: { enableOverride: false, headingTag: 'p', textStyle: 'p' },
          }),
        ]}
      />
    ),
    decorated: () => (
      <RenderedPage
        content={[
          createBlock('text', 'text-7', {
            text: sampleText,
            headingTag: 'p',
            isBold: true,
            isItalic: true,
            isUnderlined: true,
            isStruck: true,
            textAlign: 'right',
            textColor: 'info',
            backgroundColor: 'info-soft',
            fontSize: { desktop: 24, tablet: 20, mobile: 18 },
            paddingVertical: { desktop: 40, tablet: 24, mobile: 8 },
            paddingHorizontal: { desktop: 48, mobile: 12 },
          }),
        ]}
      />
    ),
    'on dark grounds': () => (
      <RenderedPage
        content={['accent', 'inverse', 'ink'].map((ground) =>
          createBlock('text', `text-8-${ground}`, {
            text: sampleText,
            headingTag: 'p',
            backgroundColor: ground,
            paddingVertical: 16,
          }),
        )}
      />
    ),
    'from an older version': () => (
      <RenderedPage
        content={[
          createBlock('text', 'text-9', { text: 'Ready on the shelf', tag: 'h2', style: 'h1', align: 'center' }),
        ]}
      />
    ),
  },
}
