import { Icon } from '@hydrant/design/icon/icon.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { FocusedPicture } from '@hydrant/design/layout/focused-picture.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { focusOf } from '../../registry/library-pictures.ts'
import type { PicturesNeed } from '../../registry/needs.ts'
import type { imageLinkFields } from './image-link-fields.ts'
import styles from './image-link.module.css'

/** The room that a picture keeps until it is there, in pixels. */
const ROOM = {
  tile: { width: 800, height: 600 },
  card: { width: 900, height: 420 },
  band: { width: 1380, height: 300 },
} as const

/** Shows the picture as a link. Where words stand beside it, they are what is read out. */
export function View({
  values: { image: src, alt, href, title, text, shape },
  data,
}: BlockProps<typeof imageLinkFields, PicturesNeed>) {
  const hasWords = title !== '' || text !== ''
  return (
    <PageWidth>
      <Link href={href} className={classNames(styles.link, styles[shape])}>
        <FocusedPicture
          src={src}
          focus={focusOf(src, data)}
          alt={hasWords ? '' : alt}
          {...ROOM[shape]}
          className={styles.picture}
        />
        {hasWords && (
          <span className={styles.words}>
            <span>
              <span className={styles.title}>{title}</span>
              {text !== '' && <span className={styles.text}>{text}</span>}
            </span>
            <Icon name="utility:chevron-right" size="small" />
          </span>
        )}
      </Link>
    </PageWidth>
  )
}
