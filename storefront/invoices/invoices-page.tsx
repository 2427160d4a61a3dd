import { useHref } from 'react-router'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/invoices.js'
import { links } from '../links.ts'
import { FilterForm } from '../lists/filter-form.tsx'
import { invoiceLinks } from './invoice-links.ts'
import styles from './invoices-page.module.css'
import { type InvoiceRow, type InvoicesView, MAX_INVOICE_SEARCH_LENGTH } from './load-invoices.ts'

/** The invoices of an account with how each stands, and what is left to pay in all. */
export function InvoicesPage({ view, accountName }: { readonly view: InvoicesView; readonly accountName: string }) {
  const { search, state, rows, balances, nextPage, previousPage } = view
  const query = { ...(search !== '' && { q: search }), ...(state !== 'All' && { state }) }
  const isFiltered = search !== '' || state !== 'All'
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.invoices()}</h1>
        <p>{accountName}</p>
      </div>
      {balances.map((balance) => (
        <p key={balance} className={styles.balance}>
          {balance}
        </p>
      ))}
      {(rows.length > 0 || isFiltered) && <InvoiceFilter view={view} />}
      {rows.length === 0 ? (
        <NoInvoices isFiltered={isFiltered} />
      ) : (
        <Table caption={messages.invoices()} columns={createColumns()} rows={rows} rowKey={({ id }) => id} />
      )}
      {(nextPage !== null || previousPage !== null) && (
        <nav aria-label={messages.pagesOfInvoices()} className={styles.paging}>
          {previousPage !== null && (
            <Link href={invoiceLinks.invoices({ ...query, page: previousPage })}>{messages.previousPage()}</Link>
          )}
          {nextPage !== null && (
            <Link href={invoiceLinks.invoices({ ...query, page: nextPage })}>{messages.nextPage()}</Link>
          )}
        </nav>
      )}
    </PageWidth>
  )
}

function InvoiceFilter({ view: { search, state } }: { readonly view: InvoicesView }) {
  return (
    <FilterForm key={`${search} ${state}`} action={invoiceLinks.invoices()} label={messages.searchInvoices()}>
      <TextField
        label={messages.searchInvoicesLabel()}
        name="q"
        type="search"
        showOptional={false}
        maxLength={MAX_INVOICE_SEARCH_LENGTH}
        defaultValue={search}
      />
      <SelectField label={messages.show()} name="state" showOptional={false} defaultValue={state}>
        <option value="All">{messages.allInvoices()}</option>
        <option value="Open">{messages.openOnly()}</option>
        <option value="Overdue">{messages.overdueOnly()}</option>
      </SelectField>
    </FilterForm>
  )
}

function NoInvoices({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState title={messages.noMatchingInvoices()}>
      <ButtonLink href={invoiceLinks.invoices()}>{messages.showAllInvoices()}</ButtonLink>
    </EmptyState>
  ) : (
    <EmptyState title={messages.noInvoices()}>
      <p>{messages.noInvoicesHelp()}</p>
    </EmptyState>
  )
}

function createColumns(): readonly TableColumn<InvoiceRow>[] {
  return [
    { label: messages.invoice(), cell: (row) => <FileLink row={row} /> },
    { label: messages.date(), cell: ({ date }) => date },
    {
      label: messages.order(),
      cell: ({ orderId, orderNumber }) => <Link href={links.order(orderId)}>{orderNumber}</Link>,
    },
    { label: messages.purchaseOrder(), cell: ({ purchaseOrderNumber }) => purchaseOrderNumber },
    {
      label: messages.payment(),
      cell: ({ standing, isOverdue }) => (
        <>
          {standing} {isOverdue && <Badge>{messages.overdue()}</Badge>}
        </>
      ),
    },
    { label: messages.total(), isAtEnd: true, cell: ({ total }) => total },
  ]
}

function FileLink({ row: { orderId, id, number } }: { readonly row: InvoiceRow }) {
  return (
    <a href={useHref(invoiceLinks.file(orderId, id))} download>
      {messages.file({ number })}
    </a>
  )
}
