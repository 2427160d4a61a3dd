import type { ReactNode } from 'react'
import { StockIndicator, type Stock } from '../feedback/stock-indicator.tsx'
import { classNames } from '../layout/class-names.ts'
import { ProductPicture } from '../layout/picture.tsx'
import { ButtonLink } from '../navigation/button.tsx'
import { Link } from '../navigation/link.tsx'
import { Price } from '../price/price.tsx'
import { PriceHint } from '../price/price-hint.tsx'
import { ruleTexts, type QuantityRule } from '../quantity-selector/quantity-rule.ts'
import styles from './product-card.module.css'

/** What a card shows of a product. Amounts are decimal strings; null where the server has none. */
export interface ProductCardModel {
  readonly id: string
  readonly name: string
  readonly href: string
  /** True for a product that is chosen by attributes first: it has no price and no part number of its own. */
  readonly isParent: boolean
  readonly isQuoteOnly: boolean
  readonly isSubscription: boolean
  readonly partNumber: string | null
  readonly brand: string | null
  readonly pack: string | null
  /** The few attributes that buyers compare, label and value. */
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly image: { readonly url: string; readonly alt: string }
  readonly unitPrice: string | null
  readonly listPrice: string | null
  /** The price per piece at the largest quantity break, if there are breaks. */
  readonly lowestPrice: string | null
  readonly currency: string
  /** Null when nothing is known about it. */
  readonly stock: Stock | null
  readonly quantityRule: QuantityRule | null
}

/** One product among others. `action` is what adds it to the cart; without one, or for a parent, the card leads to its page. */
export function ProductCard({ product, layout = 'grid', action, headingLevel = 3 }: ProductCardProps) {
  if (product.id === '' || product.name === '') return null
  const Heading = `h${headingLevel}` as const
  const rules = ruleTexts(product.quantityRule)
  return (
    <article className={classNames(styles.card, styles[layout])}>
      <div className={styles.picture}>
        <ProductPicture src={product.image.url} alt={product.image.alt} width={460} height={345} />
      </div>
      <div className={styles.text}>
        <p className={styles.line}>
          {product.brand !== null && <span>{product.brand}</span>}
          {product.partNumber !== null && !product.isParent && <span className={styles.partNumber}>{product.partNumber}</span>}
        </p>
        <Heading className={styles.name}>
          <Link href={product.href}>{product.name}</Link>
        </Heading>
        <Facts product={product} />
      </div>
      <div className={styles.buy}>
        <CardPrice product={product} />
        <div className={styles.availability}>
          {product.stock !== null && !product.isParent && <StockIndicator stock={product.stock} />}
          {product.pack !== null && !product.isParent && <span>{product.pack}</span>}
        </div>
        {!product.isParent && rules.length > 0 && <p className={styles.rule}>{rules.join(' · ')}</p>}
        <div className={styles.action}>{action ?? <CardLink product={product} />}</div>
      </div>
    </article>
  )
}

interface ProductCardProps {
  readonly product: ProductCardModel
  readonly layout?: 'grid' | 'list'
  readonly action?: ReactNode
  readonly headingLevel?: 2 | 3 | 4
}

function CardPrice({ product }: { readonly product: ProductCardModel }) {
  if (product.isParent) return <p className={styles.note}>Choose options to see the price</p>
  if (product.isQuoteOnly && product.unitPrice === null) return <p className={styles.note}>Priced on request</p>
  return (
    <div className={styles.price}>
      <Price negotiated={product.unitPrice} original={product.listPrice} currency={product.currency} />
      <PriceHint price={product.unitPrice} lowest={product.lowestPrice} currency={product.currency} />
    </div>
  )
}

function CardLink({ product }: { readonly product: ProductCardModel }) {
  return (
    <ButtonLink href={product.href} variant="secondary" isWide>
      {product.isParent ? 'View options' : 'View details'}
    </ButtonLink>
  )
}

function Facts({ product }: { readonly product: ProductCardModel }) {
  if (product.facts.length === 0) return null
  return (
    <dl className={styles.facts}>
      {product.facts.map((fact) => (
        <div key={fact.label}>
          <dt>{fact.label}</dt>
          <dd>{fact.value}</dd>
        </div>
      ))}
    </dl>
  )
}
