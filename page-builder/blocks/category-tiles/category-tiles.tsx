import { Picture } from '@hydrant/design/layout/picture.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { image, link, list, text } from '../../fields/field.ts'
import { defineBlock } from '../../registry/block.ts'
import styles from './category-tiles.module.css'

/** Pictures that lead to categories. */
export const categoryTiles = defineBlock({
  type: 'category-tiles',
  label: 'Category tiles',
  fields: { tiles: list('Tiles', { label: text('Label'), href: link('Leads to'), image: image('Picture') }) },
  view: ({ values }) => (
    <PageWidth>
      <ul className={styles.tiles}>
        {values.tiles.map((tile) => (
          <li key={`${tile.href} ${tile.label}`}>
            <Link href={tile.href} className={styles.tile}>
              <Picture src={tile.image} alt="" width={400} height={300} />
              <span className={styles.label}>{tile.label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </PageWidth>
  ),
})
