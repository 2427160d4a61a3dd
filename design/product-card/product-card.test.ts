import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { ProductCardModel } from './card-model.ts'
import { ProductCard } from './product-card.tsx'

function renderCard(change: Partial<ProductCardModel> = {}): string {
  const product: ProductCardModel = {
    id: '01t',
    name: 'Fog nozzle',
    href: '/product/01t',
    isParent: false,
    isQuoteOnly: false,
    isSubscription: false,
    partNumber: 'NF-15',
    brand: 'Nordbrise',
    pack: 'Each',
    keyFields: [{ label: 'Flow', value: '95 gpm' }],
    image: { url: '/nozzle.svg', alt: 'A nozzle' },
    unitPrice: '90.00',
    listPrice: '100.00',
    lowestPrice: '81.00',
    currency: 'USD',
    stock: { quantity: 12 },
    quantityRule: { minimum: '6', maximum: '60', increment: '6' },
    ...change,
  }
  return renderToStaticMarkup(createElement(ProductCard, { product }))
}

test('part number, pack, price, break, rule and stock are on the card [CARD-01] [CARD-07]', () => {
  const html = renderCard()
  for (const text of [
    'NF-15',
    'Each',
    '$90.00',
    '<s>$100.00</s>',
    'As low as $81.00',
    '12 in stock',
    'Minimum quantity 6',
    'Flow',
    '95 gpm',
    'href="/product/01t"',
  ])
    expect(html).toContain(text)
})

test('a parent has no price, part number or stock of its own [CARD-05] [CARD-07]', () => {
  const html = renderCard({ isParent: true })
  expect(html).toContain('View options')
  expect(html).not.toMatch(/\$|NF-15|in stock|Unavailable/)
})

test('without a price a card says so, unless the product is priced on request [CARD-07]', () => {
  expect(renderCard({ unitPrice: null })).toContain('Price unavailable')
  expect(renderCard({ unitPrice: null, isQuoteOnly: true })).toContain('Priced on request')
})

test.each([{ id: '' }, { name: '' }])('%j renders no card [CARD-02]', (change) => {
  expect(renderCard(change)).toBe('')
})
