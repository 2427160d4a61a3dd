import { useId } from 'react'
import * as messages from '@hydrant/messages/compiled/storefront/orders.js'
import type { NoteView } from './order-view.ts'
import styles from './shipment-list.module.css'

/** What the shop has written to the buyer about an order. */
export function NoteList({ notes }: { readonly notes: readonly NoteView[] }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {messages.notes()}
      </h2>
      <ul className={styles.shipments}>
        {notes.map(({ id: noteId, text, date }) => (
          <li key={noteId} className={styles.shipment}>
            <p>
              <strong>{date}</strong>
            </p>
            <p className={styles.note}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
