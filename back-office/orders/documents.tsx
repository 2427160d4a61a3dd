import { useHref } from 'react-router'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { Moment } from '@hydrant/design/format/moment.tsx'
import { MoneyText } from '@hydrant/design/format/number-text.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { officeLinks } from '../office-links.ts'
import type { OrderFormResult } from './change-order.ts'
import { InvoicePayments } from './invoice-payments.tsx'
import type { OrderDocument } from './load-documents.ts'
import styles from './order-page.module.css'

/** The invoices and credit memos of an order, each with its file, and what was paid for an invoice on account. */
export function Documents({ documents, ...rest }: DocumentsProps) {
  if (documents.length === 0) return null
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents" className={styles.heading}>
        {messages.documents()}
      </h2>
      <ul className={styles.shipments}>
        {documents.map((document) => (
          <DocumentLine key={document.id} document={document} currency={rest.currency} />
        ))}
      </ul>
      {rest.isOnAccount &&
        documents.map(({ id, number, account }) =>
          account === null ? null : (
            <InvoicePayments key={id} invoiceId={id} number={number} account={account} {...rest} />
          ),
        )}
    </section>
  )
}

interface DocumentsProps {
  readonly documents: readonly OrderDocument[]
  readonly currency: string
  /** Whether the order is not paid by card. */
  readonly isOnAccount: boolean
  readonly mayChange: boolean
  readonly result: OrderFormResult | null
}

function DocumentLine({ document, currency }: { readonly document: OrderDocument; readonly currency: string }) {
  const { id, number, createdDate, total, account } = document
  return (
    <li>
      <a href={useHref(officeLinks.orderDocument(id))} download>
        {number}
      </a>
      <Moment of={createdDate} />
      <MoneyText value={total} currency={currency} />
      {account?.isOverdue === true && <Badge variant="strong">{messages.overdue()}</Badge>}
    </li>
  )
}
