import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { useId } from 'react'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import { useHref } from 'react-router'
import styles from './document-list.module.css'
import type { DocumentView } from './order-view.ts'

/** The invoices and credit memos of an order, each with its file. */
export function DocumentList({
  documents,
  currency,
  toPath,
}: {
  readonly documents: readonly DocumentView[]
  readonly currency: string
  /** Where the file of a document is. */
  readonly toPath: (documentId: string) => string
}) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {messages.invoices()}
      </h2>
      <ul className={styles.documents}>
        {documents.map((document) => (
          <li key={document.id} className={styles.document}>
            <DocumentLink path={toPath(document.id)} document={document} />
            <span className={styles.date}>{document.date}</span>
            {document.payment !== null && <span className={styles.payment}>{document.payment}</span>}
            <span className={styles.amount}>{formatMoney(document.amount, currency)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DocumentLink({
  path,
  document: { kind, number },
}: {
  readonly path: string
  readonly document: DocumentView
}) {
  return (
    <a href={useHref(path)} download>
      {kind === 'Invoice' ? messages.invoice({ number }) : messages.creditMemo({ number })}
    </a>
  )
}
