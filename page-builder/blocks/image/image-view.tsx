import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { FocusedPicture } from '@hydrant/design/layout/focused-picture.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import type { BlockProps } from '../../registry/block.tsx'
import { focusOf } from '../../registry/library-pictures.ts'
import type { PicturesNeed } from '../../registry/needs.ts'
import { styleName } from '../../registry/styles.ts'
import type { imageFields } from './image-fields.ts'
import styles from './image.module.css'

/** Shows the picture; nothing without one. */
export function View({ id, values, data }: BlockProps<typeof imageFields, PicturesNeed>) {
  const { src, srcSet, isDecoration, href, caption, width, height, isEager } = values
  if (src === '') return null
  const sizes = srcSet === '' ? {} : { srcSet, sizes: `(max-width: ${width}px) 100vw, ${width}px` }
  const picture = (
    <FocusedPicture
      src={src}
      focus={focusOf(src, data)}
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
      <figure data-block={styleName(id)} className={styles.figure}>
        {href === '' ? picture : <Link href={href}>{picture}</Link>}
        {caption !== '' && <figcaption>{caption}</figcaption>}
      </figure>
    </PageWidth>
  )
}
