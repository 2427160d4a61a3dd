import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/products.js'
import { officeLinks } from '../office-links.ts'
import type { LoadedProduct } from './load-product.ts'
import styles from './product-page.module.css'

/** The first variations of a product with their values, and the way to the page that generates more. */
export function VariationList({ productId, variations }: VariationListProps) {
  return (
    <section id="variations" className={styles.section} aria-labelledby="variations-title">
      <h2 id="variations-title">{messages.variations()}</h2>
      <p className={styles.hint}>{messages.variationsHint()}</p>
      {variations.length > 0 && (
        <Table
          caption={messages.variations()}
          columns={createColumns()}
          rows={variations}
          rowKey={({ id }) => id}
          variant="dense"
        />
      )}
      <p>
        <Link href={officeLinks.variations(productId)}>{messages.generateVariations()}</Link>
      </p>
    </section>
  )
}

function createColumns(): readonly TableColumn<VariationListProps['variations'][number]>[] {
  return [
    { label: messages.partNumber(), cell: ({ id, sku }) => <Link href={officeLinks.product(id)}>{sku}</Link> },
    { label: messages.name(), cell: ({ name }) => name },
    { label: messages.values(), cell: ({ values }) => values },
    { label: messages.state(), cell: ({ isActive }) => (isActive ? messages.inTheShop() : messages.draft()) },
  ]
}

interface VariationListProps {
  readonly productId: string
  readonly variations: NonNullable<LoadedProduct['variations']>
}
