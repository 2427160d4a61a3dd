import type { StoredBlock } from '@hydrant/page-builder/render/document.ts'
import type { Exhibit } from '../states.ts'
import { createBlock, RenderedPage } from './rendered-page.tsx'

const text = (id: string, body: string) => createBlock('text', id, { text: body, headingTag: 'p' })
const column = (id: string, settings: Readonly<Record<string, unknown>> = {}) =>
  createBlock('column', id, { content: [text(`${id}-text`, `Column ${id.split('-').at(-1) ?? ''}`)], ...settings })
const row = (id: string, columns: readonly StoredBlock[], settings: Readonly<Record<string, unknown>> = {}) =>
  createBlock('columns', id, { columns, ...settings })

/** Columns and their content. */
export const exhibit: Exhibit = {
  component: 'Columns',
  states: {
    'two halves': () => (
      <RenderedPage content={[row('a', [column('a-1', { width: 6 }), column('a-2', { width: 6 })])]} />
    ),
    'three, of different widths': () => (
      <RenderedPage
        content={[
          row('b', [column('b-1', { width: 2 }), column('b-2', { width: '4' }), column('b-3', { width: 6 })], {
            columnGutterWidth: 30,
          }),
        ]}
      />
    ),
    'widths that make no sense': () => (
      <RenderedPage
        content={[row('c', [column('c-1', { width: 'wide' }), column('c-2', { width: 13 }), column('c-3')])]}
      />
    ),
    'a direction of its own on each device': () => (
      <RenderedPage
        content={[
          row('d', [column('d-1', { width: 4 }), column('d-2', { width: 4 }), column('d-3', { width: 4 })], {
            direction: { desktop: 'row-reverse', tablet: 'row', mobile: 'column-reverse' },
          }),
        ]}
      />
    ),
    'high, with content at the bottom': () => (
      <RenderedPage
        content={[
          row('e', [column('e-1', { width: 6 }), column('e-2', { width: 6 })], {
            columnMinHeight: 240,
            columnVerticalAlign: 'bottom',
          }),
        ]}
      />
    ),
    'room between': () => (
      <RenderedPage
        content={[
          row(
            'f',
            [
              column('f-1', { width: 3 }),
              createBlock('column-spacer', 'f-room', { width: 6, height: { tablet: 48, mobile: 24 } }),
              column('f-2', { width: 3 }),
            ],
            { columnGutterWidth: 0 },
          ),
        ]}
      />
    ),
    'blocks of a column in columns': () => (
      <RenderedPage
        content={[
          row('g', [
            createBlock('column', 'g-1', {
              width: 12,
              columnCount: 3,
              content: [text('g-1-a', 'One'), text('g-1-b', 'Two'), text('g-1-c', 'Three'), text('g-1-d', 'Four')],
            }),
          ]),
        ]}
      />
    ),
    nested: () => (
      <RenderedPage
        content={[
          row('h', [
            column('h-1', { width: 6 }),
            createBlock('column', 'h-2', {
              width: 6,
              content: [
                row('h-row', [column('h-3', { width: 6 }), column('h-4', { width: 6 })], { columnGutterWidth: 8 }),
              ],
            }),
          ]),
        ]}
      />
    ),
    'as they come': () => <RenderedPage content={[createBlock('columns', 'i')]} />,
    'from an older version': () => (
      <RenderedPage
        content={[
          row('j', [column('j-1', { width: 6 }), column('j-2', { width: 6 })], {
            gutter: 'large',
            verticalAlign: 'end',
          }),
        ]}
      />
    ),
  },
}
