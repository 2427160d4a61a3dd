import { ProductPicture } from '@hydrant/design/layout/picture.tsx'
import { Section } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { ProductPageModel } from './product-page-model.ts'
import styles from './bundle-items.module.css'

/** Lists the items of a set or bundle with what each costs alone, and the sum of those that are always in it. */
export function BundleItems({
  product: { bundleItems, partsPrice, currency },
}: {
  readonly product: ProductPageModel
}) {
  return (
    <Section title={messages.whatIsInIt()}>
      <ul className={styles.parts}>
        {bundleItems.map((item) => (
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
            {item.unitPrice !== null && (
              <span className={styles.price}>
                {messages.partEach({ price: formatMoney(item.unitPrice, currency) })}
              </span>
            )}
          </li>
        ))}
      </ul>
      {partsPrice !== null && (
        <p className={styles.sum}>
          {messages.boughtOneByOne()} <strong>{formatMoney(partsPrice, currency)}</strong>
        </p>
      )}
    </Section>
  )
}
