import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { Section } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { BundleItem } from './load-bundle-items.ts'
import styles from './bundle-items.module.css'

/** Lists the items of a set or bundle. */
export function BundleItems({ items }: { readonly items: readonly BundleItem[] }) {
  return (
    <Section title={messages.whatIsInIt()}>
      <ul className={styles.parts}>
        {items.map((item) => (
          <li key={item.id} className={styles.part}>
            <ProductPicture src={item.image.url} alt="" width={64} height={64} />
            <span className={styles.quantity}>
              {messages.itemQuantity({ quantity: formatQuantity(item.quantity) })}
            </span>
            <span>
              <Link href={item.href}>{item.name}</Link>
              <span className={styles.code}>
                {item.isRequired ? item.partNumber : messages.optionalPart({ partNumber: item.partNumber ?? '' })}
              </span>
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
