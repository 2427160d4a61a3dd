import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { FocusedPicture } from '@hydrant/design/layout/focused-picture.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { findFocalPoint } from '../../registry/library-pictures.ts'
import type { PicturesRequirement } from '../../registry/data-requirements.ts'
import { toStyleKey } from '../../registry/styles.ts'
import type { imageFields } from './image.ts'
import styles from './image.module.css'

/** Shows the image; nothing when no picture is chosen. */
export function View({ id, values, data }: BlockProps<typeof imageFields, PicturesRequirement>) {
  const { src, srcSet, isDecoration, href, caption, width, height, isEager } = values
  if (src === '') return null
  const sizes = srcSet === '' ? {} : { srcSet, sizes: `(max-width: ${width}px) 100vw, ${width}px` }
  const picture = (
    <FocusedPicture
      src={src}
      focus={findFocalPoint(src, data)}
      alt={isDecoration ? '' : values.alt}
      width={width}
      height={height}
      isEager={isEager}
      className={styles.picture}
      {...sizes}
    />
  )
  return (
    <PageWidth>
      <figure data-block={toStyleKey(id)} className={styles.figure}>
        {href === '' ? picture : <Link href={href}>{picture}</Link>}
        {caption !== '' && <figcaption>{caption}</figcaption>}
      </figure>
    </PageWidth>
  )
}
