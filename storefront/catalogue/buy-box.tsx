import { formatMoney, formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { formatList } from '@hydrant/kernel/locale/format-list.ts'
import { toNounInSentence } from '@hydrant/kernel/locale/noun-in-sentence.ts'
import { useState } from 'react'
import { StockIndicator } from '@hydrant/design/feedback/stock-indicator.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { PriceBreaks } from '@hydrant/design/price/price-breaks.tsx'
import { findReachedBreak } from '@hydrant/design/price/reached-break.ts'
import { Price } from '@hydrant/design/price/price.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { toRuleTexts } from '@hydrant/design/quantity-selector/rule-texts.ts'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { toQuantityBounds } from '@hydrant/kernel/quantity/quantity-rule.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import { listLinks } from '../buyer-lists/list-links.ts'
import { NoticeForm } from '../notices/notice-form.tsx'
import { AddToCartForm } from './add-to-cart-form.tsx'
import { Arrival } from './arrival.tsx'
import styles from './buy-box.module.css'
import { findNextBreak } from './next-break.ts'
import type { ProductPageModel } from './product-page-model.ts'
import { StockByLocation } from './stock-by-location.tsx'

/**
 * Price, stock and the form to buy a product; for a variation parent a hint to choose a variation, and for a retired
 * product what replaces it.
 */
export function BuyBox({ product }: { readonly product: ProductPageModel }) {
  if (product.isRetired) return <RetiredBox product={product} />
  if (product.isParent) return <ParentBox product={product} />
  if (product.isQuoteOnly && product.unitPrice === null) return <RequestQuoteBox />
  return <PricedBox key={product.id} product={product} />
}

function ParentBox({ product: { choices, matrix, currency } }: { readonly product: ProductPageModel }) {
  const labels = { choices: formatList(choices.map((choice) => toNounInSentence(choice.label))) }
  if (matrix === null) return <p className={styles.box}>{messages.choicesMissing(labels)}</p>
  return (
    <div className={styles.box}>
      <p className={styles.from}>{messages.fromPrice({ price: formatMoney(matrix.lowestPrice, currency) })}</p>
      <p>{messages.chooseOrFillIn(labels)}</p>
    </div>
  )
}

function PricedBox({ product }: { readonly product: ProductPageModel }) {
  const [quantity, setQuantity] = useState<string | null>(() => toText(toQuantityBounds(product.quantityRule).min))
  return (
    <div className={styles.box}>
      <div className={styles.priceRow}>
        <Price
          negotiated={
            (!product.isPricedBySlab && findReachedBreak(product.breaks, quantity)?.unitPrice) || product.unitPrice
          }
          original={product.listPrice}
          currency={product.currency}
          unit={formatUnit(product.unit)}
          size="l"
        />
        {product.stock !== null && <StockIndicator stock={product.stock} />}
      </div>
      {product.partsPrice !== null && <p className={styles.note}>{formatPartsPrice(product.partsPrice, product)}</p>}
      {product.priceNote !== null && <p className={styles.note}>{product.priceNote}</p>}
      {product.stockByLocation.length > 0 && <StockByLocation locations={product.stockByLocation} />}
      <AddToCartForm
        product={product}
        sellingOptions={product.sellingOptions}
        onQuantityChange={({ value }) => setQuantity(typeof value === 'string' ? value : null)}
      />
      {product.arrival && <Arrival arrival={product.arrival} />}
      {product.notice && <NoticeForm productId={product.id} notice={product.notice} />}
      <p className={styles.links}>
        <Link href={listLinks.add({ product: product.id, ...(quantity !== null && { quantity }) })} prefetch="none">
          {messages.addToList()}
        </Link>
        {product.parentHref !== null && <Link href={product.parentHref}>{messages.orderSeveral()}</Link>}
      </p>
      <QuantityRuleNote product={product} />
      <NextBreak product={product} quantity={quantity} />
      <PriceBreaks
        breaks={product.breaks}
        currency={product.currency}
        quantity={quantity}
        {...(product.isPricedBySlab && { title: messages.piecesOnTop() })}
      />
    </div>
  )
}

function formatPartsPrice(partsPrice: string, { saving, currency }: ProductPageModel): string {
  const price = formatMoney(partsPrice, currency)
  return saving === null
    ? messages.partsCost({ price })
    : messages.partsCostMore({ price, saving: formatMoney(saving, currency) })
}

function formatUnit(unit: string | null): string | null {
  const unitName = unit ? toNounInSentence(unit) : null
  return unitName === null || unitName === 'each' ? unitName : messages.perUnit({ unit: unitName })
}

/** How many more it takes to pay less for each. */
function NextBreak({ product, quantity }: { readonly product: ProductPageModel; readonly quantity: string | null }) {
  const next = findNextBreak(product, quantity)
  if (next === null) return null
  const texts = {
    quantity: formatQuantity(next.missingQuantity),
    price: formatMoney(next.unitPrice, product.currency),
    percent: formatQuantity(next.percent),
  }
  return (
    <p className={styles.next}>
      {next.percent === '0' ? messages.addMoreToPay(texts) : messages.addMoreToPayLess(texts)}
    </p>
  )
}

function QuantityRuleNote({ product }: { readonly product: ProductPageModel }) {
  const texts = toRuleTexts(product.quantityRule)
  if (texts.length === 0) return null
  return (
    <p className={styles.note}>
      <Icon name="utility:info" size="small" /> {texts.map((text) => `${text}.`).join(' ')}
    </p>
  )
}

function RetiredBox({ product: { successor } }: { readonly product: ProductPageModel }) {
  return (
    <div className={styles.box}>
      <p>
        <strong>{messages.retired()}</strong>{' '}
        {successor !== null && (
          <RichMessage
            text={messages.replacedBy({ product: createElementPlaceholder('product') })}
            elements={{ product: <Link href={successor.href}>{successor.name}</Link> }}
          />
        )}
      </p>
    </div>
  )
}

function RequestQuoteBox() {
  return (
    <div className={styles.box}>
      <p>{messages.pricedOnRequest()}</p>
      <ButtonLink href="/request-a-quote" variant="secondary">
        {messages.requestQuote()}
      </ButtonLink>
    </div>
  )
}
