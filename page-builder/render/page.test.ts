import { createElement } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { expect, test } from 'vitest'
import { listNeeds } from '../registry/needs.ts'
import { readDocument } from './document.ts'
import { StoredPageView } from './page.tsx'

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
  facts: [],
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

async function render(stored: unknown, renderCardAction: () => string = () => 'Add to cart'): Promise<{ readonly html: string; readonly errors: readonly unknown[] }> {
  const errors: unknown[] = []
  const document = readDocument(stored)
  const data = Object.fromEntries(Array.from(listNeeds(document).keys(), (id) => [id, { products: [card] }]))
  const stream = await renderToReadableStream(createElement(StoredPageView, { document, data, renderCardAction }), { onError: (error) => void errors.push(error) })
  await stream.allReady
  return { html: await new Response(stream).text(), errors }
}

test('blocks show in order, those in slots too, and get what they need [HOME-03]', async () => {
  const columns = { type: 'columns', props: { id: 'row', columns: [{ type: 'column', props: { id: 'left', width: 6, content: [text('inner', 'second'), list('products')] } }] } }
  const { html } = await render({ content: [text('first', 'first'), columns, text('last', 'third')] })
  expect(html.match(/first|second|Featured|Fog nozzle|Add to cart|third/g)).toEqual(['first', 'second', 'Featured', 'Fog nozzle', 'Add to cart', 'third'])
})

test('a block of an unknown kind and what is no block are left out [HOME-03]', async () => {
  const { html, errors } = await render({ content: [{ type: 'from-the-future', props: { id: 'x' } }, null, 'words', { type: 'text' }, text('kept', 'kept')] })
  expect(html).toContain('kept')
  expect(errors).toEqual([])
})

test('a block that fails is reported and takes nothing else with it [HOME-03]', async () => {
  const fail = () => {
    throw new Error('broken card')
  }
  const { html, errors } = await render({ content: [text('before', 'before'), list('products'), text('after', 'after')] }, fail)
  expect(html).toContain('before')
  expect(html).toContain('after')
  expect(errors).toEqual([new Error('broken card')])
})

test.each([null, 'page', [], { content: 'none' }])('%j is an empty page', async (stored) => {
  expect((await render(stored)).errors).toEqual([])
})
