import type { Exhibit } from '../states.ts'
import { listKinds } from '@hydrant/page-builder/registry/blocks.ts'
import { block } from '../page-builder/shown-page.tsx'
import { EditedPage } from './edited-page.tsx'

const text = (id: string, words: string, settings = {}) =>
  block('text', id, { blockVersion: 2, headingTag: 'p', text: words, ...settings })

/** Kinds that stand in others only, and the one that the gallery has products for before any are chosen. */
const OTHERS = ['column', 'column-spacer', 'product-list']

/** The editor of pages. */
export const exhibit: Exhibit = {
  component: 'Page editor',
  alone: ['an empty page', 'some of everything', 'a long page', 'nothing set', 'with problems', 'only to be looked at'],
  states: {
    'an empty page': () => <EditedPage content={[]} />,
    'some of everything': () => (
      <EditedPage
        content={[
          text('heading', 'What this page is about', { headingTag: 'h1' }),
          block('text', 'older', { tag: 'h2', text: 'Of an older version' }),
          block('columns', 'row', {
            columns: [
              block('column', 'left', { width: 4, content: [text('left-text', 'On the left')] }),
              block('column', 'right', { width: 8, content: [] }),
            ],
          }),
          block('collection-provider', 'shelf', {
            items: [{ name: 'Wye' }, { name: 'Cap' }],
            content: [block('grid', 'grid', { numberOfColumns: 2, content: [text('card', 'Item: {!Item.name}')] })],
          }),
          block('product-provider', 'product', {
            productId: '01tNOZZLE',
            content: [text('named', 'The {!Product.name}')],
          }),
          block('accordion', 'questions', { items: [{ title: 'First' }, { title: 'Second' }] }),
          block('from-the-future', 'unknown', { holds: [text('hidden', 'Inside')], words: 'Kept' }),
          block('columns', 'new-row'),
        ]}
      />
    ),
    'a long page': () => (
      <EditedPage
        content={[
          text('heading', 'Long', { headingTag: 'h1' }),
          ...Array.from({ length: 30 }, (_, place) =>
            text(`line-${place + 1}`, `Line ${place + 1}`, { paddingVertical: 24 }),
          ),
          block('columns', 'row', {
            columns: [
              block('column', 'left', { width: 6, content: [block('button', 'left-button')] }),
              block('column', 'right', { width: 6, content: [block('button', 'right-button')] }),
            ],
          }),
          block('category-tiles', 'tiles', { tiles: [{ label: 'Hose' }, { label: 'Nozzles' }] }),
        ]}
      />
    ),
    'nothing set': () => (
      <EditedPage
        content={[
          text('heading', 'Nothing set', { headingTag: 'h1' }),
          ...listKinds()
            .filter(({ type }) => !OTHERS.includes(type))
            .map(({ type }) => block(type, `new-${type}`)),
        ]}
      />
    ),
    'with problems': () => (
      <EditedPage
        content={[
          text('heading', 'Problems', { headingTag: 'h1' }),
          block('image', 'picture', { src: '/img/b2b/default-product-image.svg' }),
          block('hero-slider', 'slides', { slides: [{ image: '/img/b2b/default-product-image.svg' }] }),
        ]}
      />
    ),
    'only to be looked at': () => (
      <EditedPage
        isReadOnly
        content={[text('heading', 'Look', { headingTag: 'h1' }), block('button', 'button', { label: 'Go', href: '/' })]}
      />
    ),
  },
}
