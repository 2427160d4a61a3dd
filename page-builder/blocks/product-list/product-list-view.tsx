import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { HeadedSection } from '../../render/headed-section.tsx'
import type { productListFields } from './product-list.ts'
import styles from './product-list.module.css'

/** Shows the product list: a card for each product. */
export function View({
  values: { title, tag, moreLabel, moreHref },
  data,
  renderers,
}: BlockProps<typeof productListFields, ProductsRequirement>) {
  const products = data?.products ?? []
  if (products.length === 0) return null
  return (
    <HeadedSection title={title} tag={tag} more={{ label: moreLabel, href: moreHref }} className={styles.section}>
      {(titleId) => (
        <ul className={styles.row} tabIndex={0} aria-labelledby={titleId}>
          {products.map((product) => (
            <li key={product.id}>
              <ProductCard product={product} action={renderers.renderCardAction(product)} />
            </li>
          ))}
        </ul>
      )}
    </HeadedSection>
  )
}
