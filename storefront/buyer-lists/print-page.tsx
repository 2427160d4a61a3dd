import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'
import type { Barcode } from './barcode.server.ts'
import { listLinks } from './list-links.ts'
import styles from './print-page.module.css'

/** What is on a label. */
export interface Label {
  readonly id: string
  readonly name: string
  readonly partNumber: string
  /** Empty for none. */
  readonly quantity: string
  readonly note: string
  readonly pack: string
  /** Null for a part number that has no barcode. */
  readonly barcode: Barcode | null
}

interface PrintPageProps {
  readonly listId: string
  readonly listName: string
  readonly labels: readonly Label[]
}

/** The labels of a list for the shelf, each with a barcode of the part number. */
export function PrintPage({ listId, listName, labels }: PrintPageProps) {
  const isHydrated = useIsHydrated()
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.labels({ name: listName })}</h1>
        <Link href={listLinks.list(listId)}>{listName}</Link>
        {isHydrated ? (
          <Button size="s" onClick={() => window.print()}>
            {messages.printLabels()}
          </Button>
        ) : (
          <p>{messages.printHelp()}</p>
        )}
      </div>
      <ul className={styles.labels} aria-label={messages.labels({ name: listName })}>
        {labels.map(({ id, name, partNumber, quantity, note, pack, barcode }) => (
          <li key={id} className={styles.label}>
            <p className={styles.name}>{name}</p>
            {barcode !== null && (
              <svg
                role="img"
                aria-label={partNumber}
                viewBox={`0 0 ${barcode.width} 1`}
                preserveAspectRatio="none"
                shapeRendering="crispEdges"
                className={styles.barcode}
              >
                <path d={barcode.path} />
              </svg>
            )}
            <p className={styles.number}>{partNumber}</p>
            <p className={styles.facts}>
              {quantity !== '' && <span>{messages.labelQuantity({ quantity: formatQuantity(quantity) })}</span>}
              {pack !== '' && <span>{pack}</span>}
              {note !== '' && <span>{note}</span>}
            </p>
          </li>
        ))}
      </ul>
    </PageWidth>
  )
}
