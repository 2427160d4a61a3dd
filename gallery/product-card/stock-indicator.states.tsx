import { StockIndicator } from '@hydrant/design/feedback/stock-indicator.tsx'
import type { Exhibit } from '../states.ts'

/** The stock of a product. */
export const exhibit: Exhibit = {
  component: 'Stock indicator',
  states: {
    quantities: () => (
      <ul className="gallery-cases">
        {[1234, 6, 5, 1, 0, null].map((quantity) => (
          <li key={quantity}>
            <StockIndicator stock={{ quantity }} />
          </li>
        ))}
      </ul>
    ),
  },
}
