import { type ComponentProps, useState } from 'react'
import { Section } from '@hydrant/design/layout/page.tsx'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import { RichText } from '@hydrant/design/rich-text/rich-text.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import { OwnNumberForm } from '../part-numbers/own-number-form.tsx'
import { BuyBox } from './buy-box.tsx'
import { CardAction } from './card-action.tsx'
import { Documents } from './documents.tsx'
import { Gallery } from './gallery.tsx'
import { BundleItems } from './bundle-items.tsx'
import type { ProductPageModel } from './product-page-model.ts'
import styles from './product-view.module.css'
import { SpecificationTable } from './specification-table.tsx'
import { variationOrder } from './variation-order-view.ts'
import { VariationPicker } from './variation-picker.tsx'

/** The product page: pictures, name, price, buy box, description, specifications and related products. */
export function ProductView({ product }: { readonly product: ProductPageModel }) {
  return (
    <>
      <div className={styles.product}>
        <div className={styles.title}>
          <p className={styles.brand}>{product.brand}</p>
          <h1>{product.name}</h1>
          <p className={styles.codes}>
            {product.partNumber !== null && !product.isParent && (
              <span>
                <RichMessage
                  text={messages.partNumber({ partNumber: createElementPlaceholder('partNumber') })}
                  elements={{ partNumber: <strong>{product.partNumber}</strong> }}
                />
              </span>
            )}
            {product.pack !== null && !product.isParent && <span>{product.pack}</span>}
            {product.isQuoteOnly && <Badge>{messages.quoteOnly()}</Badge>}
          </p>
          {product.own && <OwnNumberForm productId={product.id} partNumber={product.partNumber} own={product.own} />}
        </div>
        <div className={styles.pictures}>
          <Gallery key={product.id} pictures={product.pictures} />
        </div>
        <div className={styles.purchase}>
          <VariationPicker choices={product.choices} />
          <BuyBox product={product} />
          {product.matrix !== null && (
            <VariationOrder
              key={product.id}
              productId={product.id}
              matrix={product.matrix}
              currency={product.currency}
            />
          )}
          {product.matrix === null && <Facts product={product} />}
        </div>
        <div className={styles.details}>
          {product.bundleItems.length > 0 && <BundleItems product={product} />}
          {product.description !== '' && (
            <Section title={messages.description()}>
              <RichText html={product.description} />
            </Section>
          )}
          {product.matrix !== null && <Facts product={product} />}
        </div>
      </div>
      {product.related.length > 0 && (
        <Section title={messages.goesWithIt()}>
          <ul className={styles.related} aria-label={messages.relatedProducts()}>
            {product.related.map((card) => (
              <li key={card.id}>
                <ProductCard product={card} action={<CardAction product={card} />} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </>
  )
}

function VariationOrder(props: ComponentProps<ReturnType<typeof variationOrder.component>>) {
  // Fixed while it is mounted: the suspended component must not be replaced by another one when its code has loaded.
  const [View] = useState(() => variationOrder.component())
  return <View {...props} />
}

/** Specifications and documents: beside the pictures, or below them where the table of variations is beside them. */
function Facts({ product: { specs, documents } }: { readonly product: ProductPageModel }) {
  return (
    <>
      {specs.length > 0 && (
        <Section title={messages.specifications()}>
          <SpecificationTable specs={specs} />
        </Section>
      )}
      {documents.length > 0 && <Documents documents={documents} />}
    </>
  )
}
