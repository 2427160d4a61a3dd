import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { Section } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import type { ProductPart } from './load-components.ts'
import styles from './parts.module.css'

/** What a set or bundle is made of. */
export function Parts({ parts }: { readonly parts: readonly ProductPart[] }) {
  return (
    <Section title="What is in it">
      <ul className={styles.parts}>
        {parts.map((part) => (
          <li key={part.id} className={styles.part}>
            <ProductPicture src={part.image.url} alt="" width={64} height={64} />
            <span className={styles.quantity}>{formatQuantity(part.quantity)} ×</span>
            <span>
              <Link href={part.href}>{part.name}</Link>
              <span className={styles.code}>
                {part.partNumber}
                {!part.isRequired && ' · optional'}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
