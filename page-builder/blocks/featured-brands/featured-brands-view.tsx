import { Picture } from '@hydrant/design/layout/picture.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Slider } from '@hydrant/design/sliders/slider.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { HeadedSection } from '../../render/headed-section.tsx'
import type { featuredBrandsFields, FeaturedBrandsRequirement } from './featured-brands.ts'
import styles from './featured-brands.module.css'

/** Shows the featured brands: their logos as links. */
export function View({
  values: { title, tag, showArrows, showDots },
  data,
}: BlockProps<typeof featuredBrandsFields, FeaturedBrandsRequirement>) {
  const brands = data?.brands ?? []
  if (brands.length === 0) return null
  return (
    <HeadedSection title={title} tag={tag} className={styles.section}>
      {() => (
        <Slider
          label={title}
          showArrows={showArrows}
          showSlicks={showDots}
          gap={16}
          columns={{ xl: 6, lg: 5, md: 4, sm: 2 }}
        >
          {brands.map((brand) => (
            <Link key={brand.id} href={brand.link} className={styles.brand}>
              <Picture src={brand.image} alt={brand.title} width={320} height={120} />
            </Link>
          ))}
        </Slider>
      )}
    </HeadedSection>
  )
}
