import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import { Carousel } from '@hydrant/design/sliders/carousel.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import type { ProductsRequirement } from '../../registry/data-requirements.ts'
import { HeadedSection } from '../../render/headed-section.tsx'
import type { topSellersFields } from './top-sellers.ts'
import styles from './top-sellers.module.css'

/** Shows the top sellers as product cards. */
export function View({ values, data, renderers }: BlockProps<typeof topSellersFields, ProductsRequirement>) {
  const { headerText, tag, pageSize, browseStep, moreLabel, moreHref } = values
  const products = data?.products ?? []
  if (products.length === 0) return null
  return (
    <HeadedSection title={headerText} tag={tag} more={{ label: moreLabel, href: moreHref }} className={styles.section}>
      {() => (
        <Carousel label={headerText} pageSize={pageSize} scrollStep={browseStep}>
          {products.map((product) => (
            <ProductCard
              key={product.id}
              product={product}
              pictureSizes={PICTURE_SIZES}
              action={renderers.renderCardAction(product)}
            />
          ))}
        </Carousel>
      )}
    </HeadedSection>
  )
}

/** The width of a picture on a mobile, a tablet and a desktop, in pixels. */
const PICTURE_SIZES = { mobile: 150, tablet: 130, desktop: 400 }
