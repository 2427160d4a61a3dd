import { PriceBreaks } from '@hydrant/design/price/price-breaks.tsx'
import { PriceBreakHint } from '@hydrant/design/price/price-hint.tsx'
import type { Exhibit } from '../states.ts'

const breaks = [
  { id: '1', from: '1', to: '9', unitPrice: '90.00' },
  { id: '2', from: '10', to: '49', unitPrice: '85.50' },
  { id: '3', from: '50', to: null, unitPrice: '81.00' },
]

/** Unit prices for larger quantities. */
export const exhibit: Exhibit = {
  component: 'Price breaks',
  states: {
    table: () => <PriceBreaks breaks={breaks} currency="USD" />,
    'one is reached': () => <PriceBreaks breaks={breaks} currency="USD" quantity="12" />,
    hint: () => <PriceBreakHint price="90.00" lowestPrice="81.00" currency="USD" />,
  },
}
