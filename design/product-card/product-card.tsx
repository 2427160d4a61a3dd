import type { ReactNode } from 'react'
import * as messages from '@hydrant/messages/compiled/design/product-card.js'
import { Badge } from '../feedback/badge.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { StockIndicator } from '../feedback/stock-indicator.tsx'
import { Heading } from '../format/heading.tsx'
import { classNames } from '../layout/class-names.ts'
import { ProductPicture } from '../layout/picture.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Link } from '../navigation/link.tsx'
import { Price } from '../price/price.tsx'
import { PriceBreakHint } from '../price/price-hint.tsx'
import { toRuleTexts } from '../quantity-selector/rule-texts.ts'
import { CardAction, toShowProductEvent, toLinkTargetProps, type CardActionProps } from './card-action.tsx'
import { CARD_LABELS, hasPriceToShow, toBadgeText } from './card-model.ts'
import styles from './product-card.module.css'
import { ProductFields, type FieldStyle } from './product-field.tsx'

/** The width of a card's picture on a mobile, a tablet and a desktop, in pixels. */
export interface PictureSizes {
  readonly mobile: number
  readonly tablet: number
  readonly desktop: number
}

const PICTURE_SIZES: PictureSizes = { mobile: 300, tablet: 130, desktop: 330 }

interface ProductCardProps extends CardActionProps {
  readonly layout?: 'grid' | 'list'
  readonly headingLevel?: 2 | 3 | 4
  readonly fieldStyle?: FieldStyle
  /** The defaults are 300, 130 and 330. */
  readonly pictureSizes?: PictureSizes
  /** Whether the shop sells subscriptions; only then they get a badge. */
  readonly hasSubscriptions?: boolean
  /** Replaces the card's own quantity field and button. */
  readonly action?: ReactNode
}

/**
 * A product with its price and the button to buy it or to view its options. Without an id or a name it renders nothing.
 */
export function ProductCard({
  layout = 'grid',
  headingLevel = 3,
  fieldStyle: fieldStyleProps,
  pictureSizes = PICTURE_SIZES,
  hasSubscriptions = true,
  action,
  ...cardProps
}: ProductCardProps) {
  const { product, labels, linkTarget, onShowProduct } = cardProps
  if (product.id === '' || product.name === '') return null
  const kindLabel = toBadgeText(product, hasSubscriptions)
  return (
    <article className={classNames(styles.card, styles[layout])} aria-busy={product.isLoading === true || undefined}>
      <CardPicture cardProps={cardProps} sizes={pictureSizes} />
      <div className={styles.text}>
        {kindLabel !== null && (
          <p className={styles.kind}>
            <Badge variant="strong">{kindLabel}</Badge>
          </p>
        )}
        <p className={styles.line}>
          {product.brand !== null && <span>{product.brand}</span>}
          <PartNumber cardProps={cardProps} />
        </p>
        <Heading level={headingLevel} className={styles.name}>
          <Link
            href={product.href}
            title={labels?.linkTitle}
            {...toLinkTargetProps(linkTarget)}
            onClick={() => onShowProduct?.(toShowProductEvent(product))}
          >
            {product.name}
          </Link>
        </Heading>
        <ProductFields fields={product.keyFields} currency={product.currency} {...fieldStyleProps} />
      </div>
      <div className={styles.buy}>
        <CardPrice cardProps={cardProps} />
        {!product.isParent && <StockAndQuantityRule cardProps={cardProps} />}
        <div className={styles.action}>{action ?? <CardAction {...cardProps} />}</div>
      </div>
    </article>
  )
}

function CardPicture({
  cardProps: { product, labels },
  sizes: { mobile, tablet, desktop },
}: {
  readonly cardProps: CardActionProps
  readonly sizes: PictureSizes
}) {
  const { url, alt, srcSet } = product.image
  const sizes = `(max-width: 47.9375em) ${mobile}px, (max-width: 64em) ${tablet}px, ${desktop}px`
  return (
    <div className={styles.picture}>
      <ProductPicture src={url} alt={alt} width={460} height={345} {...(srcSet !== undefined && { srcSet, sizes })} />
      {product.isLoading === true && (
        <div className={styles.loading}>
          <Spinner alternativeText={labels?.loading ?? CARD_LABELS.loading()} variant="brand" />
        </div>
      )}
    </div>
  )
}

function PartNumber({ cardProps: { product, labels } }: { readonly cardProps: CardActionProps }) {
  if (product.partNumber === null || product.isParent) return null
  return (
    <span>
      {labels?.sku ? `${labels.sku} ` : <VisuallyHidden>{messages.partNumber()} </VisuallyHidden>}
      <span className={styles.partNumber}>{product.partNumber}</span>
    </span>
  )
}

function CardPrice({ cardProps: { product, labels, isFeatured = false } }: { readonly cardProps: CardActionProps }) {
  if (product.isParent) return <p className={styles.note}>{messages.chooseOptions()}</p>
  const isOnRequest = product.isQuoteOnly && !hasPriceToShow(product)
  const isPriceHidden = !hasPriceToShow(product) && (product.isLoading === true || (isOnRequest && isFeatured))
  return (
    <div className={styles.price}>
      {!isPriceHidden && (
        <Price
          negotiated={product.unitPrice}
          original={product.listPrice}
          currency={product.currency}
          labels={{ unavailable: labels?.priceUnavailable ?? CARD_LABELS.priceUnavailable() }}
        />
      )}
      {isOnRequest && <p className={styles.note}>{messages.pricedOnRequest()}</p>}
      <PriceBreakHint price={product.unitPrice} lowestPrice={product.lowestPrice} currency={product.currency} />
    </div>
  )
}

function StockAndQuantityRule({ cardProps: { product } }: { readonly cardProps: CardActionProps }) {
  const ruleSentences = toRuleTexts(product.quantityRule)
  return (
    <>
      <div className={styles.availability}>
        {product.stock !== null && <StockIndicator stock={product.stock} />}
        {product.pack !== null && <span>{product.pack}</span>}
      </div>
      {ruleSentences.length > 0 && <p className={styles.rule}>{ruleSentences.join(' · ')}</p>}
    </>
  )
}
