import { Picture } from '@hydrant/design/layout/picture.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import type { categoryTilesFields } from './category-tiles.ts'
import styles from './category-tiles.module.css'

/** Shows the category tiles: a link with a picture for each category. */
export function View({ values }: BlockProps<typeof categoryTilesFields>) {
  return (
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
  )
}
