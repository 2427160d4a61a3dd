import { Price } from '@hydrant/design/price/price.tsx'
import type { Exhibit } from '../states.ts'

const reducedPrice = { negotiated: '10.00', original: '12.50', currency: 'USD' } as const
const taxedPrice = {
  negotiated: '119.00',
  currency: 'EUR',
  showTaxIndication: true,
  taxLocaleType: 'Gross',
  taxRate: '19.0',
} as const

/** A price in all its variants. */
export const exhibit: Exhibit = {
  component: 'Price',
  states: {
    'one price': () => <Price negotiated="12.50" currency="USD" unit="each" />,
    reduced: () => <Price {...reducedPrice} unit="each" />,
    unavailable: () => <Price negotiated={null} currency="USD" />,
    empty: () => <Price negotiated="" original="12.50" currency="USD" />,
    'not shown': () => <Price {...reducedPrice} showNegotiated={false} />,
    'the original not shown': () => <Price {...reducedPrice} showOriginal={false} />,
    'the original not higher': () => <Price negotiated="12.50" original="12.5" currency="USD" />,
    'the original below zero': () => <Price negotiated="-12.50" original="-10.00" currency="USD" />,
    'free of charge': () => <Price negotiated="0" original="12.50" currency="USD" />,
    'more digits than a number holds': () => (
      <Price negotiated="9007199254740993.01" original="9007199254740993.02" currency="USD" />
    ),
    'twenty digits after the point': () => <Price negotiated="0.12345678901234567891" currency="USD" />,
    'other currencies': () => (
      <ul className="gallery-cases">
        {['EUR', 'JPY', 'KWD'].map((currency) => (
          <li key={currency}>
            <Price negotiated="1234" currency={currency} />
          </li>
        ))}
      </ul>
    ),
    'one beside the other': () => <Price {...reducedPrice} layout="horizontal" size="l" />,
    'one below the other': () => <Price {...reducedPrice} layout="vertical" size="l" />,
    'in words of its own': () => (
      <Price
        {...taxedPrice}
        negotiated="10.00"
        original="12.50"
        labels={{ negotiated: 'Contract', original: 'List', taxIncluded: 'incl. VAT' }}
      />
    ),
    'unavailable in words of its own': () => (
      <Price negotiated={null} currency="USD" labels={{ unavailable: 'Ask us' }} />
    ),
    'tax included': () => <Price {...taxedPrice} />,
    'tax included by country': () => <Price {...taxedPrice} taxLocaleType="Automatic" />,
    'tax not told': () => <Price {...taxedPrice} showTaxIndication={false} />,
    'tax not in the price': () => <Price {...taxedPrice} taxLocaleType="Net" />,
    'tax of nothing': () => <Price {...taxedPrice} taxRate="0.00" />,
    'tax without a price': () => <Price {...taxedPrice} negotiated={null} />,
  },
}
