import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import { isProductItem } from '../../providers/product/product-item.ts'
import type { BlockProps } from '../../registry/block.tsx'
import type { productCardFields } from './product-card.ts'
import styles from './product-card.module.css'

const LEVELS = { h2: 2, h3: 3, h4: 4 } as const

/** Shows the product card of the nearest product. */
export function View({ values: { layout, headingTag }, scope, renderers }: BlockProps<typeof productCardFields>) {
  const product = [scope['Item'], scope['Product']].find(isProductItem)
  if (product === undefined) return null
  return (
    <PageWidth className={styles.fill}>
      <ProductCard
        product={product}
        layout={layout}
        headingLevel={LEVELS[headingTag]}
        action={renderers.renderCardAction(product)}
      />
    </PageWidth>
  )
}
