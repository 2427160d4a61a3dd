import type { Exhibit } from '../states.ts'
import { listBlockKinds } from '@hydrant/page-builder/registry/blocks.ts'
import { createBlock } from '../page-builder/rendered-page.tsx'
import { EditedPage } from './edited-page.tsx'

const text = (id: string, body: string, settings = {}) =>
  createBlock('text', id, { blockVersion: 2, headingTag: 'p', text: body, ...settings })

/** Kinds that are allowed only inside others, and the one for which the gallery has products before any are chosen. */
const EXCLUDED_KINDS = ['column', 'column-spacer', 'product-list']

/** The page editor. */
export const exhibit: Exhibit = {
  component: 'Page editor',
  fullWindowStates: [
    'an empty page',
    'some of everything',
    'a long page',
    'nothing set',
    'with problems',
    'only to be looked at',
  ],
  states: {
    'an empty page': () => <EditedPage content={[]} />,
    'some of everything': () => (
      <EditedPage
        content={[
          text('heading', 'What this page is about', { headingTag: 'h1' }),
          createBlock('text', 'older', { tag: 'h2', text: 'Of an older version' }),
          createBlock('columns', 'row', {
            columns: [
              createBlock('column', 'left', { width: 4, content: [text('left-text', 'On the left')] }),
              createBlock('column', 'right', { width: 8, content: [] }),
            ],
          }),
          createBlock('collection-provider', 'shelf', {
            items: [{ name: 'Wye' }, { name: 'Cap' }],
            content: [
              createBlock('grid', 'grid', { numberOfColumns: 2, content: [text('card', 'Item: {!Item.name}')] }),
            ],
          }),
          createBlock('product-provider', 'product', {
            productId: '01tNOZZLE',
            content: [text('named', 'The {!Product.name}')],
          }),
          createBlock('accordion', 'questions', { items: [{ title: 'First' }, { title: 'Second' }] }),
          createBlock('from-the-future', 'unknown', { holds: [text('hidden', 'Inside')], body: 'Kept' }),
          createBlock('columns', 'new-row'),
        ]}
      />
    ),
    'a long page': () => (
      <EditedPage
        content={[
          text('heading', 'Long', { headingTag: 'h1' }),
          ...Array.from({ length: 30 }, (_, index) =>
            text(`line-${index + 1}`, `Line ${index + 1}`, { paddingVertical: 24 }),
          ),
          createBlock('columns', 'row', {
            columns: [
              createBlock('column', 'left', { width: 6, content: [createBlock('button', 'left-button')] }),
              createBlock('column', 'right', { width: 6, content: [createBlock('button', 'right-button')] }),
            ],
          }),
          createBlock('category-tiles', 'tiles', { tiles: [{ label: 'Hose' }, { label: 'Nozzles' }] }),
        ]}
      />
    ),
    'nothing set': () => (
      <EditedPage
        content={[
          text('heading', 'Nothing set', { headingTag: 'h1' }),
          ...listBlockKinds()
            .filter(({ type }) => !EXCLUDED_KINDS.includes(type))
            .map(({ type }) => createBlock(type, `new-${type}`)),
        ]}
      />
    ),
    'with problems': () => (
      <EditedPage
        content={[
          text('heading', 'Problems', { headingTag: 'h1' }),
          createBlock('image', 'picture', { src: '/img/b2b/default-product-image.svg' }),
          createBlock('hero-slider', 'slides', { slides: [{ image: '/img/b2b/default-product-image.svg' }] }),
        ]}
      />
    ),
    'only to be looked at': () => (
      <EditedPage
        isReadOnly
        content={[
          text('heading', 'Look', { headingTag: 'h1' }),
          createBlock('button', 'button', { label: 'Go', href: '/' }),
        ]}
      />
    ),
  },
}
