import { Discount } from '@hydrant/design/price/discount.tsx'
import type { Exhibit } from '../states.ts'

/** The amount that a promotion takes off. */
export const exhibit: Exhibit = {
  component: 'Discount',
  states: {
    'of an offer': () => <Discount amount="-1234.50" currency="USD" label="Autumn offer" />,
    none: () => (
      <ul className="gallery-cases">
        {['0', '-0.00', '12.50', '', '-much', null].map((amount) => (
          <li key={amount}>
            <Discount amount={amount} currency="USD" />
          </li>
        ))}
      </ul>
    ),
  },
}
