import type { ReactNode } from 'react'
import { Badge } from '../feedback/badge.tsx'
import { Spinner } from '../feedback/spinner.tsx'
import { StockIndicator } from '../feedback/stock-indicator.tsx'
import { classNames } from '../layout/class-names.ts'
import { ProductPicture } from '../layout/picture.tsx'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { Link } from '../navigation/link.tsx'
import { Price } from '../price/price.tsx'
import { PriceHint } from '../price/price-hint.tsx'
import { ruleTexts } from '../quantity-selector/rule-texts.ts'
import { CardAction, shownProduct, targetOf, type CardUse } from './card-action.tsx'
import { CARD_LABELS, hasPrice, kindOf } from './card-model.ts'
import styles from './product-card.module.css'
import { ProductFields, type FieldLooks } from './product-field.tsx'

/** How wide a card's picture is on a mobile, a tablet and a desktop, in pixels. */
export interface PictureSizes {
  readonly mobile: number
  readonly tablet: number
  readonly desktop: number
}

const PICTURE_SIZES: PictureSizes = { mobile: 300, tablet: 130, desktop: 330 }

interface ProductCardProps extends CardUse {
  readonly layout?: 'grid' | 'list'
  readonly headingLevel?: 2 | 3 | 4
  readonly fieldLooks?: FieldLooks
  /** 300, 130 and 330 unless told otherwise. */
  readonly pictureSizes?: PictureSizes
  /** Whether the shop sells subscriptions, and so says of a product that it is one. */
  readonly hasSubscriptions?: boolean
  /** What stands in the place of the card's own quantity and button. */
  readonly action?: ReactNode
}

/**
 * One product among others, with the way to buy it or to choose among its options. Without an id or a name it shows
 * nothing.
 */
export function ProductCard({
  layout = 'grid',
  headingLevel = 3,
  fieldLooks,
  pictureSizes = PICTURE_SIZES,
  hasSubscriptions = true,
  action,
  ...use
}: ProductCardProps) {
  const { product, labels, linkTarget, onShowProduct } = use
  if (product.id === '' || product.name === '') return null
  const Heading = `h${headingLevel}` as const
  const kind = kindOf(product, hasSubscriptions)
  return (
    <article className={classNames(styles.card, styles[layout])} aria-busy={product.isLoading === true || undefined}>
      <CardPicture use={use} sizes={pictureSizes} />
      <div className={styles.text}>
        {kind !== null && (
          <p className={styles.kind}>
            <Badge kind="strong">{kind}</Badge>
          </p>
        )}
        <p className={styles.line}>
          {product.brand !== null && <span>{product.brand}</span>}
          <PartNumber use={use} />
        </p>
        <Heading className={styles.name}>
          <Link
            href={product.href}
            title={labels?.linkTitle}
            {...targetOf(linkTarget)}
            onClick={() => onShowProduct?.(shownProduct(product))}
          >
            {product.name}
          </Link>
        </Heading>
        <ProductFields fields={product.facts} currency={product.currency} {...fieldLooks} />
      </div>
      <div className={styles.buy}>
        <CardPrice use={use} />
        {!product.isParent && <Availability use={use} />}
        <div className={styles.action}>{action ?? <CardAction {...use} />}</div>
      </div>
    </article>
  )
}

function CardPicture({
  use: { product, labels },
  sizes: { mobile, tablet, desktop },
}: {
  readonly use: CardUse
  readonly sizes: PictureSizes
}) {
  const { url, alt, srcSet } = product.image
  const sizes = `(max-width: 47.9375em) ${mobile}px, (max-width: 64em) ${tablet}px, ${desktop}px`
  return (
    <div className={styles.picture}>
      <ProductPicture src={url} alt={alt} width={460} height={345} {...(srcSet !== undefined && { srcSet, sizes })} />
      {product.isLoading === true && (
        <div className={styles.loading}>
          <Spinner alternativeText={labels?.loading ?? CARD_LABELS.loading} variant="brand" />
        </div>
      )}
    </div>
  )
}

function PartNumber({ use: { product, labels } }: { readonly use: CardUse }) {
  if (product.partNumber === null || product.isParent) return null
  return (
    <span>
      {labels?.sku ? `${labels.sku} ` : <VisuallyHidden>Part number </VisuallyHidden>}
      <span className={styles.partNumber}>{product.partNumber}</span>
    </span>
  )
}

function CardPrice({ use: { product, labels, isFeatured = false } }: { readonly use: CardUse }) {
  if (product.isParent) return <p className={styles.note}>Choose options to see the price</p>
  const isOnRequest = product.isQuoteOnly && !hasPrice(product)
  const isUnsaid = !hasPrice(product) && (product.isLoading === true || (isOnRequest && isFeatured))
  return (
    <div className={styles.price}>
      {!isUnsaid && (
        <Price
          negotiated={product.unitPrice}
          original={product.listPrice}
          currency={product.currency}
          labels={{ unavailable: labels?.priceUnavailable ?? CARD_LABELS.priceUnavailable }}
        />
      )}
      {isOnRequest && <p className={styles.note}>Priced on request</p>}
      <PriceHint price={product.unitPrice} lowest={product.lowestPrice} currency={product.currency} />
    </div>
  )
}

function Availability({ use: { product } }: { readonly use: CardUse }) {
  const rules = ruleTexts(product.quantityRule)
  return (
    <>
      <div className={styles.availability}>
        {product.stock !== null && <StockIndicator stock={product.stock} />}
        {product.pack !== null && <span>{product.pack}</span>}
      </div>
      {rules.length > 0 && <p className={styles.rule}>{rules.join(' · ')}</p>}
    </>
  )
}
