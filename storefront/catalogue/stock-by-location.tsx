import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { LocationStockView } from './load-stock.ts'
import styles from './stock-by-location.module.css'

/** How much of a product there is at each of several locations, and what is expected there next. */
export function StockByLocation({ locations }: { readonly locations: readonly LocationStockView[] }) {
  return (
    <table className={styles.table}>
      <caption className={styles.caption}>{messages.stockByLocation()}</caption>
      <tbody>
        {locations.map(({ id, name, quantity, expected }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            <td>
              {quantity > 0 ? formatQuantity(String(quantity)) : messages.noneAtLocation()}
              {expected !== '' && <span className={styles.expected}>{expected}</span>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
