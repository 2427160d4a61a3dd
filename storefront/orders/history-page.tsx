import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
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
    <Table
      caption={`Orders of ${accountName}, newest first`}
      columns={createColumns(accountName)}
      rows={rows}
      rowKey={(row) => row.id}
    />
  )
}

function createColumns(accountName: string): readonly TableColumn<HistoryRow>[] {
  return [
    { label: 'Order', cell: (row) => <Link href={links.order(row.id)}>{row.orderNumber}</Link> },
    { label: 'Date', cell: (row) => row.date },
    { label: 'Purchase order', cell: (row) => row.purchaseOrderNumber },
    { label: 'Account', cell: () => accountName },
    { label: 'Ordered by', cell: (row) => row.orderedBy },
    { label: 'Status', cell: (row) => <Badge>{row.status}</Badge> },
    { label: 'Total', isAtEnd: true, cell: (row) => formatMoney(row.total, row.currency) },
  ]
}
