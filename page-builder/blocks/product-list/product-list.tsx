import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import { category, choice, link, number, text } from '../../fields/field.ts'
import { defineBlock } from '../../registry/block.ts'
import styles from './product-list.module.css'

/** Product cards in a row that can be scrolled sideways; not shown when there is nothing to show. */
export const productList = defineBlock({
  type: 'product-list',
  label: 'Product list',
  fields: {
    title: text('Title'),
    tag: choice('Kind of title', ['h2', 'h1', 'h3', 'h4']),
    categoryId: category('Category'),
    partNumbers: text('Or part numbers, with commas between them'),
    limit: number('At most', { fallback: 12, min: 1, max: 20 }),
    moreLabel: text('Label of the link to all'),
    moreHref: link('The link to all leads to'),
  },
  need: ({ categoryId, partNumbers, limit }) => ({ kind: 'products', categoryId, partNumbers: splitPartNumbers(partNumbers), limit }),
  view: ({ id, values: { title, tag: Tag, moreLabel, moreHref }, data, renderCardAction }) => {
    const products = data?.products ?? []
    if (products.length === 0) return null
    return (
      <PageWidth>
        <section aria-labelledby={`${id}-title`} className={styles.section}>
          <div className={styles.head}>
            <Tag id={`${id}-title`}>{title}</Tag>
            {moreHref !== '' && moreLabel !== '' && <Link href={moreHref}>{moreLabel}</Link>}
          </div>
          <ul className={styles.row} tabIndex={0} aria-labelledby={`${id}-title`}>
            {products.map((product) => (
              <li key={product.id}>
                <ProductCard product={product} action={renderCardAction(product)} />
              </li>
            ))}
          </ul>
        </section>
      </PageWidth>
    )
  },
})

function splitPartNumbers(list: string): readonly string[] {
  return list.split(',').map((part) => part.trim()).filter((part) => part !== '')
}
