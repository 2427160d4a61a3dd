import type { FormEvent } from 'react'
import { plainQuantity } from '@hydrant/kernel/quantity/quantity-rule.ts'
import { Button, ButtonLink } from '../navigation/button.tsx'
import { AddToCart } from './add-to-cart.tsx'
import { CARD_LABELS, hasPrice, type CardLabels, type ProductCardModel } from './card-model.ts'
import { useAdding } from './use-adding.ts'

/** What a card tells that somebody has done. */
export interface CardEvents {
  /** The product's page was asked for. */
  readonly onShowProduct?: (detail: {
    readonly productId: string
    readonly productName: string
    readonly productUrlName: string
  }) => void
  /** The product was asked for, in plain digits of pieces. A promise keeps the button busy until it settles. */
  readonly onAddToCart?: (detail: { readonly productId: string; readonly quantity: string }) => void | Promise<void>
  /** The button was pressed, for a copy of the product. */
  readonly onAction?: (product: ProductCardModel) => void
}

/** How a card behaves among others and in its shop. */
export interface CardUse extends CardEvents {
  readonly product: ProductCardModel
  /** `blank` opens the product's page in a window of its own; anything else in the same one. */
  readonly linkTarget?: 'self' | 'blank'
  /** In a list of featured products those without a price, sold on request, may be asked for. */
  readonly isFeatured?: boolean
  readonly isCartProcessing?: boolean
  readonly isDisabled?: boolean
  readonly labels?: Partial<CardLabels>
}

/** The attributes that open a link where its card says. */
export function targetOf(linkTarget: CardUse['linkTarget']) {
  return linkTarget === 'blank' ? ({ target: '_blank', rel: 'noopener' } as const) : {}
}

/** What the button of a card leads to: the options of a parent, or the cart. */
export function CardAction(use: CardUse) {
  return use.product.isParent ? <ViewOptions {...use} /> : <AddForm {...use} />
}

function ViewOptions({ product, linkTarget, labels, onAction, onShowProduct }: CardUse) {
  const label = labels?.viewOptions ?? CARD_LABELS.viewOptions
  const looks = { variant: 'secondary', size: 's', isWide: true, 'aria-label': `${label}: ${product.name}` } as const
  if (product.isLoading === true) {
    return (
      <Button {...looks} disabled>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink
      href={product.href}
      {...looks}
      {...targetOf(linkTarget)}
      onClick={() => {
        onAction?.({ ...product })
        onShowProduct?.(shownProduct(product))
      }}
    >
      {label}
    </ButtonLink>
  )
}

function AddForm({
  product,
  isFeatured = false,
  isCartProcessing = false,
  isDisabled = false,
  labels,
  onAction,
  onAddToCart,
}: CardUse) {
  const { isProcessing, press } = useAdding(isCartProcessing)
  const isForSale = hasPrice(product) || (isFeatured && product.isQuoteOnly)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget).get('quantity')
    const quantity = typeof entered === 'string' ? plainQuantity(entered) : null
    press(() => {
      onAction?.({ ...product })
      return quantity === null ? undefined : onAddToCart?.({ productId: product.id, quantity })
    })
  }
  return (
    <form onSubmit={submit}>
      <AddToCart
        product={product}
        size="s"
        isProcessing={isProcessing}
        isDisabled={isDisabled || product.isLoading === true || !isForSale}
        needsNoPrice={isForSale}
        {...(labels && { labels })}
      />
    </form>
  )
}

/** What is told of a product whose page was asked for. */
export function shownProduct({ id, name, urlName }: ProductCardModel) {
  return { productId: id, productName: name, productUrlName: urlName ?? '' }
}
