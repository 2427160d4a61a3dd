import { useHref } from 'react-router'
import { Moment } from '@hydrant/design/format/moment.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/orders.js'
import { officeLinks } from '../office-links.ts'
import type { OrderDocument } from './load-order.ts'
import styles from './order-page.module.css'

/** The invoices and credit memos of an order, each with its file. */
export function Documents({ documents }: { readonly documents: readonly OrderDocument[] }) {
  if (documents.length === 0) return null
  return (
    <section className={styles.part}>
      <h2 className={styles.heading}>{messages.documents()}</h2>
      <ul className={styles.shipments}>
        {documents.map((document) => (
          <DocumentLine key={document.id} document={document} />
        ))}
      </ul>
    </section>
  )
}

function DocumentLine({ document: { id, number, createdDate } }: { readonly document: OrderDocument }) {
  return (
    <li>
      <a href={useHref(officeLinks.orderDocument(id))} download>
        {number}
      </a>
      <Moment of={createdDate} />
    </li>
  )
}
