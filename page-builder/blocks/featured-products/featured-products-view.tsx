import { Fragment } from 'react'
import { Slider } from '@hydrant/design/sliders/slider.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { HeadedSection } from '../../render/headed-section.tsx'
import type { featuredProductsFields, FeaturedProductsRequirement } from './featured-products.ts'
import styles from './featured-products.module.css'

/** Shows the featured products as cards. */
export function View({
  values,
  data,
  renderers,
}: BlockProps<typeof featuredProductsFields, FeaturedProductsRequirement>) {
  const { title, tag, showArrows, showDots, gap, gapXl, gapLg, gapMd } = values
  const products = data?.products ?? []
  if (products.length === 0) return null
  return (
    <HeadedSection title={title} tag={tag} className={styles.section}>
      {() => (
        <Slider
          label={title}
          showArrows={showArrows}
          showSlicks={showDots}
          gap={gap}
          gaps={{ xl: gapXl, lg: gapLg, md: gapMd }}
        >
          {products.map((product) => (
            <Fragment key={product.id}>{renderers.renderFeaturedCard(product)}</Fragment>
          ))}
        </Slider>
      )}
    </HeadedSection>
  )
}
