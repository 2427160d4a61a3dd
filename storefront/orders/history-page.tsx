import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { links } from '../links.ts'
import styles from './history-page.module.css'
import type { HistoryRow, HistoryView } from './load-history.ts'

/** The orders of an account, newest first. */
export function HistoryPage({ history, accountName }: { readonly history: HistoryView; readonly accountName: string }) {
  const { rows, nextPage, previousPage } = history
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>Orders</h1>
        <p>{accountName}</p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title="No orders yet">
          <p>Orders that are placed for {accountName || 'your account'} appear here.</p>
          <ButtonLink href={links.home()}>Browse products</ButtonLink>
        </EmptyState>
      ) : (
        <HistoryTable rows={rows} accountName={accountName} />
      )}
      {(nextPage !== null || previousPage !== null) && (
        <nav aria-label="Pages of orders" className={styles.paging}>
          {previousPage !== null && <Link href={links.orders(previousPage)}>Newer orders</Link>}
          {nextPage !== null && <Link href={links.orders(nextPage)}>Older orders</Link>}
        </nav>
      )}
    </PageWidth>
  )
}

function HistoryTable({ rows, accountName }: { readonly rows: readonly HistoryRow[]; readonly accountName: string }) {
  return (
    <table className={styles.table}>
      <caption>
        <VisuallyHidden>Orders of {accountName}, newest first</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">Order</th>
          <th scope="col">Date</th>
          <th scope="col">Purchase order</th>
          <th scope="col">Account</th>
          <th scope="col">Ordered by</th>
          <th scope="col">Status</th>
          <th scope="col" className={styles.number}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">
              <Link href={links.order(row.id)}>{row.orderNumber}</Link>
            </th>
            <td data-label="Date">{row.date}</td>
            <td data-label="Purchase order">{row.purchaseOrderNumber}</td>
            <td data-label="Account">{accountName}</td>
            <td data-label="Ordered by">{row.orderedBy}</td>
            <td data-label="Status">
              <Badge>{row.status}</Badge>
            </td>
            <td data-label="Total" className={styles.number}>
              {formatMoney(row.total, row.currency)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
