import type { Exhibit } from '../states.ts'
import { block } from '../page-builder/shown-page.tsx'
import { EditedPage } from './edited-page.tsx'

const text = (id: string, words: string, settings = {}) => block('text', id, { blockVersion: 2, headingTag: 'p', text: words, ...settings })

/** The editor of pages. */
export const exhibit: Exhibit = {
  component: 'Page editor',
  alone: ['an empty page', 'some of everything', 'with problems', 'only to be looked at'],
  states: {
    'an empty page': () => <EditedPage content={[]} />,
    'some of everything': () => (
      <EditedPage
        content={[
          text('heading', 'What this page is about', { headingTag: 'h1' }),
          block('text', 'older', { tag: 'h2', text: 'Of an older version' }),
          block('columns', 'row', { columns: [block('column', 'left', { width: 4, content: [text('left-text', 'On the left')] }), block('column', 'right', { width: 8, content: [] })] }),
          block('collection-provider', 'shelf', { items: [{ name: 'Wye' }, { name: 'Cap' }], content: [block('grid', 'grid', { numberOfColumns: 2, content: [text('card', 'Item: {!Item.name}')] })] }),
          block('product-provider', 'product', { productId: '01tNOZZLE', content: [text('named', 'The {!Product.name}')] }),
          block('accordion', 'questions', { items: [{ title: 'First' }, { title: 'Second' }] }),
          block('from-the-future', 'unknown', { holds: [text('hidden', 'Inside')], words: 'Kept' }),
          block('columns', 'new-row'),
        ]}
      />
    ),
    'with problems': () => <EditedPage content={[text('heading', 'Problems', { headingTag: 'h1' }), block('image', 'picture', { src: '/img/b2b/default-product-image.svg' }), block('hero-slider', 'slides', { slides: [{ image: '/img/b2b/default-product-image.svg' }] })]} />,
    'only to be looked at': () => <EditedPage isReadOnly content={[text('heading', 'Look', { headingTag: 'h1' }), block('button', 'button', { label: 'Go', href: '/' })]} />,
  },
}
