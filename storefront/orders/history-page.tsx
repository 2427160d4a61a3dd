import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { links } from '../links.ts'
import styles from './history-page.module.css'
import type { HistoryRow, HistoryView } from './load-history.ts'

/** The orders of an account, newest first. */
export function HistoryPage({ history, accountName }: { readonly history: HistoryView; readonly accountName: string }) {
  const { rows, nextPage, previousPage } = history
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.orders()}</h1>
        <p>{accountName}</p>
      </div>
      {rows.length === 0 ? (
        <EmptyState title={messages.noOrders()}>
          <p>
            {accountName === ''
              ? messages.accountOrdersEmptyWithoutName()
              : messages.accountOrdersEmpty({ account: accountName })}
          </p>
          <ButtonLink href={links.home()}>{messages.browseProducts()}</ButtonLink>
        </EmptyState>
      ) : (
        <HistoryTable rows={rows} accountName={accountName} />
      )}
      {(nextPage !== null || previousPage !== null) && (
        <nav aria-label={messages.pagesOfOrders()} className={styles.paging}>
          {previousPage !== null && <Link href={links.orders(previousPage)}>{messages.newerOrders()}</Link>}
          {nextPage !== null && <Link href={links.orders(nextPage)}>{messages.olderOrders()}</Link>}
        </nav>
      )}
    </PageWidth>
  )
}

function HistoryTable({ rows, accountName }: { readonly rows: readonly HistoryRow[]; readonly accountName: string }) {
  return (
    <Table
      caption={messages.ordersNewestFirst({ account: accountName })}
      columns={createColumns(accountName)}
      rows={rows}
      rowKey={(row) => row.id}
    />
  )
}

function createColumns(accountName: string): readonly TableColumn<HistoryRow>[] {
  return [
    { label: messages.order(), cell: (row) => <Link href={links.order(row.id)}>{row.orderNumber}</Link> },
    { label: messages.date(), cell: (row) => row.date },
    { label: messages.purchaseOrder(), cell: (row) => row.purchaseOrderNumber },
    { label: messages.account(), cell: () => accountName },
    { label: messages.orderedBy(), cell: (row) => row.orderedBy },
    { label: messages.status(), cell: (row) => <Badge>{row.status}</Badge> },
    { label: messages.total(), isAtEnd: true, cell: (row) => formatMoney(row.total, row.currency) },
  ]
}
