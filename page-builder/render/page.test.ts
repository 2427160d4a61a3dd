import { expect, test } from 'vitest'
import { renderPage, TEST_RENDERERS } from '../testing/render-page.ts'
import type { BlockData } from '../registry/data-requirements.ts'
import { parsePageDocument } from './document.ts'
import { listDataRequirements } from './list-data-requirements.ts'

const card = {
  id: '01t',
  name: 'Fog nozzle',
  href: '/product/01t',
  isParent: false,
  isQuoteOnly: false,
  isSubscription: false,
  partNumber: null,
  brand: null,
  pack: null,
  keyFields: [],
  image: { url: '/nozzle.svg', alt: 'A nozzle' },
  unitPrice: null,
  listPrice: null,
  lowestPrice: null,
  currency: 'USD',
  stock: null,
  quantityRule: null,
}

const text = (id: string, words: string) => ({ type: 'text', props: { id, tag: 'p', text: words } })
const list = (id: string) => ({ type: 'product-list', props: { id, title: 'Featured', categoryId: '0ZG', limit: 5 } })

async function render(stored: unknown, renderCardAction: () => string = () => 'Add to cart') {
  const ids = Array.from(listDataRequirements(parsePageDocument(stored), {}).keys())
  return renderPage(stored, {
    data: Object.fromEntries(ids.map((id) => [id, { kind: 'products', products: [card] }] as const)),
    renderers: { ...TEST_RENDERERS, renderCardAction },
  })
}

test('renders blocks in order, those in slots too, with their data [HOME-03]', async () => {
  const columns = {
    type: 'columns',
    props: {
      id: 'row',
      columns: [
        { type: 'column', props: { id: 'left', width: 6, content: [text('inner', 'second'), list('products')] } },
      ],
    },
  }
  const { html } = await render({ content: [text('a', 'first'), columns, text('b', 'third')] })
  expect(html.match(/first|second|Featured|Fog nozzle|Add to cart|third/g)).toEqual([
    'first',
    'second',
    'Featured',
    'Fog nozzle',
    'Add to cart',
    'third',
  ])
})

test('repeated blocks have unique ids and can use values of the collection [DPR-03]', async () => {
  const kinds = {
    'product-list': card,
    'top-sellers': card,
    'featured-products': card,
    'featured-brands': { id: '0ZG', title: 'Ironline', image: '/i.svg', link: '/category/0ZG' },
  }
  const repeated = Object.keys(kinds).map((type) => ({
    type,
    props: { id: type, title: type, headerText: type, categoryId: '0ZG' },
  }))
  const grid = {
    type: 'grid',
    props: { id: 'grid', content: [text('count', '{!Item.name} of {!Collection.total}'), ...repeated] },
  }
  const stored = {
    content: [
      {
        type: 'collection-provider',
        props: { id: 'shelf', items: [{ name: 'One' }, { name: 'Two' }], content: [grid] },
      },
    ],
  }
  const products = { kind: 'products', products: [card] } as const
  const data: Record<string, BlockData> = {
    'product-list': products,
    'top-sellers': products,
    'featured-products': { kind: 'featured-products', products: [{ ...card, isAvailable: true }] },
    'featured-brands': { kind: 'featured-brands', brands: [kinds['featured-brands']] },
  }
  const { html, errors } = await renderPage(stored, { data })
  expect(errors).toEqual([])
  expect(html).toContain('One of 2')
  expect(html).toContain('Two of 2')
  const ids = [...html.matchAll(/<[^>]+ id="([^"]+)"/g)].map(([, id]) => id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const [, id] of html.matchAll(/aria-labelledby="([^"]+)"/g)) expect(ids).toContain(id)
  expect(html.match(/<section/g)?.length).toBeGreaterThanOrEqual(8)
})

test('omits blocks of unknown kinds and invalid blocks [HOME-03]', async () => {
  const { html, errors } = await render({
    content: [{ type: 'from-the-future', props: { id: 'x' } }, null, 'words', { type: 'text' }, text('kept', 'kept')],
  })
  expect(html).toContain('kept')
  expect(errors).toEqual([])
})

test('reports a block that fails and renders the others [HOME-03]', async () => {
  const fail = () => {
    throw new Error('broken card')
  }
  const { html, errors } = await render(
    { content: [text('before', 'before'), list('products'), text('after', 'after')] },
    fail,
  )
  expect(html).toContain('before')
  expect(html).toContain('after')
  expect(errors).toEqual([new Error('broken card')])
})

test.each([null, 'page', [], { content: 'none' }])('%j is an empty page', async (stored) => {
  expect((await render(stored)).errors).toEqual([])
})
