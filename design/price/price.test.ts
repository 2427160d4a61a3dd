import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { PriceBreaks } from './price-breaks.tsx'
import { Price, type PriceProps } from './price.tsx'

function renderPriceText(props: Omit<PriceProps, 'currency'>): string {
  return renderToStaticMarkup(createElement(Price, { currency: 'USD', ...props })).replaceAll(/<(?!\/?s>)[^>]*>/g, '')
}

test.each([
  [{ negotiated: null }, 'Price Unavailable'],
  [{ negotiated: '' }, 'Price Unavailable'],
  [{ negotiated: '12.00', showNegotiated: false }, 'Price Unavailable'],
  [{ negotiated: null, labels: { unavailable: 'Ask us' } }, 'Ask us'],
])('%j is shown as unavailable [PRC-01] [ERR-09]', (props, text) => {
  expect(renderPriceText(props)).toBe(text)
})

test.each([
  [{ negotiated: '10.00', original: '12.50' }, 'Your price $10.00Original price <s>$12.50</s>'],
  [{ negotiated: '0', original: '12.50' }, 'Your price $0.00Original price <s>$12.50</s>'],
  [{ negotiated: '12.50', original: '12.5' }, '$12.50'],
  [{ negotiated: '12.50', original: '9' }, '$12.50'],
  [{ negotiated: '12.50', original: 'none' }, '$12.50'],
  [{ negotiated: '-1', original: '9' }, '-$1.00'],
  [{ negotiated: '10.00', original: '12.50', showOriginal: false }, '$10.00'],
  [
    { negotiated: '9007199254740993.01', original: '9007199254740993.02' },
    'Your price $9,007,199,254,740,993.01Original price <s>$9,007,199,254,740,993.02</s>',
  ],
])('%j shows the original price only when it is higher [PRC-02] [PRC-04]', (props, text) => {
  expect(renderPriceText(props)).toBe(text)
})

test('price breaks are a table of quantities and prices each [PRC-06]', () => {
  const breaks = [
    { id: '1', from: '1', to: '5', unitPrice: '10.00' },
    { id: '2', from: '6', to: null, unitPrice: '9.25' },
  ]
  const html = renderToStaticMarkup(createElement(PriceBreaks, { breaks, currency: 'USD' }))
  expect(html).toContain(
    '<tr><th scope="row">1 – 5</th><td>$10.00</td></tr><tr><th scope="row">6 or more</th><td>$9.25</td></tr>',
  )
  expect(renderToStaticMarkup(createElement(PriceBreaks, { breaks: [], currency: 'USD' }))).toBe('')
})
