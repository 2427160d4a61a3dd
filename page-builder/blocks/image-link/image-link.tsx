import { Picture } from '@hydrant/design/layout/picture.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { image, link, text } from '../../fields/field.ts'
import { defineBlock } from '../../registry/block.ts'
import styles from './image-link.module.css'

/** A picture that leads somewhere. */
export const imageLink = defineBlock({
  type: 'image-link',
  label: 'Picture with link',
  fields: { image: image('Picture'), alt: text('What the picture says'), href: link('Leads to') },
  view: ({ values: { image: src, alt, href } }) => (
    <PageWidth>
      <Link href={href} className={styles.link}>
        <Picture src={src} alt={alt} width={1376} height={344} />
      </Link>
    </PageWidth>
  ),
})
