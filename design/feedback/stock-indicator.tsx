import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/design/feedback.js'
import { classNames } from '../layout/class-names.ts'
import styles from './stock-indicator.module.css'

/** The stock of a product; `quantity` is null where stock is not counted. */
export interface Stock {
  readonly quantity: number | null
  /** What is said of a product that is out of stock, such as when it is expected; left out for the usual text. */
  readonly note?: string
}

const LOW_STOCK_MAXIMUM = 5

/** Shows the stock as a coloured mark and a text. */
export function StockIndicator({ stock }: { readonly stock: Stock }) {
  const { state, text } = describeStock(stock)
  return (
    <span className={classNames(styles.stock, styles[state])} data-state={state}>
      {text}
    </span>
  )
}

function describeStock({ quantity, note }: Stock): {
  readonly state: 'plenty' | 'few' | 'none' | 'uncounted'
  readonly text: string
} {
  if (quantity === null) return { state: 'uncounted', text: messages.madeToOrder() }
  if (quantity <= 0) return { state: 'none', text: note ?? messages.outOfStock() }
  if (quantity <= LOW_STOCK_MAXIMUM)
    return { state: 'few', text: messages.onlyFewLeft({ quantity: formatQuantity(String(quantity)) }) }
  return { state: 'plenty', text: messages.inStock({ quantity: formatQuantity(String(quantity)) }) }
}
