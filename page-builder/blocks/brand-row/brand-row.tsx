import { Picture } from '@hydrant/design/layout/picture.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { image, link, list, text } from '../../fields/field.ts'
import { defineBlock } from '../../registry/block.ts'
import styles from './brand-row.module.css'

const MOST_BRANDS = 15

/** The logos of brands, each leading to its products. */
export const brandRow = defineBlock({
  type: 'brand-row',
  label: 'Brands',
  fields: { title: text('Title', 'Featured Brands'), brands: list('Brands', { name: text('Name'), href: link('Leads to'), logo: image('Logo') }) },
  view: ({ id, values: { title, brands } }) => {
    const shown = brands.filter((brand) => brand.name !== '' && brand.logo !== '' && brand.href !== '').slice(0, MOST_BRANDS)
    if (shown.length === 0) return null
    return (
      <PageWidth>
        <section aria-labelledby={`${id}-title`} className={styles.section}>
          <h2 id={`${id}-title`}>{title}</h2>
          <ul className={styles.brands}>
            {shown.map((brand) => (
              <li key={brand.href}>
                <Link href={brand.href} className={styles.brand}>
                  <Picture src={brand.logo} alt={brand.name} width={240} height={80} />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      </PageWidth>
    )
  },
})
