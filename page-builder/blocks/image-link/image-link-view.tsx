import { Icon } from '@hydrant/design/icon/icon.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { FocusedPicture } from '@hydrant/design/layout/focused-picture.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { findFocalPoint } from '../../registry/library-pictures.ts'
import type { PicturesRequirement } from '../../registry/data-requirements.ts'
import type { imageLinkFields } from './image-link.ts'
import styles from './image-link.module.css'

/** The size that is reserved for a picture until it is loaded, in pixels, by shape. */
const PLACEHOLDER_SIZES = {
  tile: { width: 800, height: 600 },
  card: { width: 900, height: 420 },
  band: { width: 1380, height: 300 },
} as const

/**
 * Renders the picture as a link. Where it has a title or text, these are read aloud instead of the alternative text.
 */
export function View({
  values: { image: src, alt, href, title, text, shape },
  data,
}: BlockProps<typeof imageLinkFields, PicturesRequirement>) {
  const hasText = title !== '' || text !== ''
  return (
    <PageWidth>
      <Link href={href} className={classNames(styles.link, styles[shape])}>
        <FocusedPicture
          src={src}
          focus={findFocalPoint(src, data)}
          alt={hasText ? '' : alt}
          {...PLACEHOLDER_SIZES[shape]}
          className={styles.picture}
        />
        {hasText && (
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
