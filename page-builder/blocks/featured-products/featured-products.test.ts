import { expect, test } from 'vitest'
import { parsePageDocument } from '../../render/document.ts'
import { listDataRequirements } from '../../render/list-data-requirements.ts'
import { renderBlock } from '../../testing/render-page.ts'

const requirementOf = (settings: object) =>
  listDataRequirements(
    parsePageDocument({ content: [{ type: 'featured-products', props: { id: 'block', ...settings } }] }),
    {},
  ).get('block')

const product = {
  id: '01t',
  name: 'Fog nozzle',
  href: '/product/01t',
  isParent: false,
  isQuoteOnly: false,
  isSubscription: false,
  isAvailable: true,
  partNumber: null,
  brand: null,
  pack: null,
  keyFields: [],
  image: { url: '', alt: '' },
  unitPrice: '5',
  listPrice: null,
  lowestPrice: null,
  currency: 'USD',
  stock: null,
  quantityRule: null,
}

test('requests part numbers only when they are to be shown [FEA-05]', () => {
  expect(requirementOf({})).toEqual({ kind: 'featured-products', showSku: false })
  expect(requirementOf({ showSku: true })).toEqual({ kind: 'featured-products', showSku: true })
})

test('renders nothing without products, or when loading them failed [FEA-01] [ERR-07]', async () => {
  expect(await renderBlock('featured-products', {}, null)).not.toContain('Featured Products')
  expect(await renderBlock('featured-products', {}, { kind: 'featured-products', products: [] })).not.toContain(
    'Featured Products',
  )
})

test('gaps are 60 pixels, and 30 in medium windows, by default [FEA-02]', async () => {
  const data = { kind: 'featured-products', products: [product] } as const
  const html = await renderBlock('featured-products', {}, data)
  expect(html).toContain('Fog nozzle')
  for (const attribute of ['data-gap="60px"', 'data-gap-xl="60px"', 'data-gap-lg="30px"', 'data-gap-md="30px"'])
    expect(html).toContain(attribute)
  expect(await renderBlock('featured-products', { gap: 12 }, data)).toContain('data-gap="12px"')
})
