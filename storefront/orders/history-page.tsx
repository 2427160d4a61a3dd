import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { links } from '../links.ts'
import { CsvDownloadLink } from '../lists/csv-download-link.tsx'
import { FilterForm } from '../lists/filter-form.tsx'
import { type HistoryFilter, MAX_ORDER_SEARCH_LENGTH, OWN, toHistoryParams } from './history-filter.ts'
import { historyLinks } from './history-links.ts'
import styles from './history-page.module.css'
import type { HistoryRow, HistoryView } from './load-history.ts'
import { orderStatuses, toOrderStatusText } from './order-status.ts'

/** The orders of an account, newest first. */
export function HistoryPage({ history, accountName }: { readonly history: HistoryView; readonly accountName: string }) {
  const { filter, rows, nextPage, previousPage } = history
  const params = toHistoryParams(filter)
  const isFiltered = Object.values(params).some((value) => value !== undefined)
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.orders()}</h1>
        <p>{accountName}</p>
      </div>
      {(rows.length > 0 || isFiltered) && <HistoryFilterForm filter={filter} />}
      {rows.length > 0 && <HistoryTable rows={rows} accountName={accountName} />}
      {rows.length === 0 && (isFiltered ? <NoMatchingOrders /> : <NoOrders accountName={accountName} />)}
      <div className={styles.foot}>
        {(nextPage !== null || previousPage !== null) && (
          <nav aria-label={messages.pagesOfOrders()} className={styles.paging}>
            {previousPage !== null && (
              <Link href={historyLinks.orders({ ...params, page: previousPage })}>{messages.newerOrders()}</Link>
            )}
            {nextPage !== null && (
              <Link href={historyLinks.orders({ ...params, page: nextPage })}>{messages.olderOrders()}</Link>
            )}
          </nav>
        )}
        {rows.length > 0 && <CsvDownloadLink path={historyLinks.file(params)} />}
      </div>
    </PageWidth>
  )
}

function NoOrders({ accountName }: { readonly accountName: string }) {
  return (
    <EmptyState title={messages.noOrders()}>
      <p>
        {accountName === ''
          ? messages.accountOrdersEmptyWithoutName()
          : messages.accountOrdersEmpty({ account: accountName })}
      </p>
      <ButtonLink href={links.home()}>{messages.browseProducts()}</ButtonLink>
    </EmptyState>
  )
}

function NoMatchingOrders() {
  return (
    <EmptyState title={messages.noMatchingOrders()}>
      <p>{messages.noMatchingOrdersHelp()}</p>
      <ButtonLink href={links.orders()}>{messages.showAllOrders()}</ButtonLink>
    </EmptyState>
  )
}

function HistoryFilterForm({ filter }: { readonly filter: HistoryFilter }) {
  return (
    <FilterForm key={JSON.stringify(filter)} action={links.orders()} label={messages.searchOrders()}>
      <TextField
        label={messages.searchOrdersLabel()}
        name="q"
        type="search"
        showOptional={false}
        maxLength={MAX_ORDER_SEARCH_LENGTH}
        defaultValue={filter.search}
      />
      <SelectField label={messages.status()} name="status" showOptional={false} defaultValue={filter.status}>
        <option value="">{messages.anyStatus()}</option>
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {toOrderStatusText(status)}
          </option>
        ))}
      </SelectField>
      <SelectField label={messages.orderedBy()} name="by" showOptional={false} defaultValue={filter.isOwn ? OWN : ''}>
        <option value="">{messages.orderedByAnyone()}</option>
        <option value={OWN}>{messages.orderedByMe()}</option>
      </SelectField>
      <TextField label={messages.fromDay()} name="from" type="date" showOptional={false} defaultValue={filter.from} />
      <TextField label={messages.toDay()} name="to" type="date" showOptional={false} defaultValue={filter.to} />
    </FilterForm>
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
