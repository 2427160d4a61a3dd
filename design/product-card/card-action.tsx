import type { FormEvent } from 'react'
import { toPlainQuantityOrNull } from '@hydrant/kernel/quantity/quantity-rule.ts'
import * as messages from '@hydrant/messages/compiled/design/product-card.js'
import { Button, ButtonLink } from '../navigation/button.tsx'
import { AddToCartControls } from './add-to-cart.tsx'
import { CARD_LABELS, hasPriceToShow, type CardLabels, type ProductCardModel } from './card-model.ts'
import { useAddToCartProgress } from './use-add-to-cart.ts'

/** The callbacks of a card. */
export interface CardEvents {
  /** The visitor opens the product's page. */
  readonly onShowProduct?: (detail: {
    readonly productId: string
    readonly productName: string
    readonly productUrlName: string
  }) => void
  /**
   * The visitor adds the product; the quantity is a plain decimal. A promise keeps the button busy until it settles.
   */
  readonly onAddToCart?: (detail: { readonly productId: string; readonly quantity: string }) => void | Promise<void>
  /** The button was pressed; gets a copy of the product. */
  readonly onAction?: (product: ProductCardModel) => void
}

/** The props that a card shares with its parts. */
export interface CardActionProps extends CardEvents {
  readonly product: ProductCardModel
  /** `blank` opens the product's page in a new window; anything else in the same one. */
  readonly linkTarget?: 'self' | 'blank'
  /** In a list of featured products those without a price, which are sold on request, may be requested. */
  readonly isFeatured?: boolean
  readonly isCartProcessing?: boolean
  readonly isDisabled?: boolean
  readonly labels?: Partial<CardLabels>
}

/** Returns the link attributes that open a product's page in the same or a new window. */
export function toLinkTargetProps(linkTarget: CardActionProps['linkTarget']) {
  return linkTarget === 'blank' ? ({ target: '_blank', rel: 'noopener' } as const) : {}
}

/** The button of a card: view the options of a parent product, or add to the cart. */
export function CardAction(props: CardActionProps) {
  return props.product.isParent ? <ViewOptionsLink {...props} /> : <AddToCartForm {...props} />
}

function ViewOptionsLink({ product, linkTarget, labels, onAction, onShowProduct }: CardActionProps) {
  const label = labels?.viewOptions ?? CARD_LABELS.viewOptions()
  const buttonProps = {
    variant: 'secondary',
    size: 's',
    isWide: true,
    'aria-label': messages.actionFor({ action: label, product: product.name }),
  } as const
  if (product.isLoading === true) {
    return (
      <Button {...buttonProps} disabled>
        {label}
      </Button>
    )
  }
  return (
    <ButtonLink
      href={product.href}
      {...buttonProps}
      {...toLinkTargetProps(linkTarget)}
      onClick={() => {
        onAction?.({ ...product })
        onShowProduct?.(toShowProductEvent(product))
      }}
    >
      {label}
    </ButtonLink>
  )
}

function AddToCartForm({
  product,
  isFeatured = false,
  isCartProcessing = false,
  isDisabled = false,
  labels,
  onAction,
  onAddToCart,
}: CardActionProps) {
  const { isProcessing, startAdd: runAdd } = useAddToCartProgress(isCartProcessing)
  const isForSale = hasPriceToShow(product) || (isFeatured && product.isQuoteOnly)
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const entered = new FormData(event.currentTarget).get('quantity')
    const quantity = typeof entered === 'string' ? toPlainQuantityOrNull(entered) : null
    runAdd(() => {
      onAction?.({ ...product })
      return quantity === null ? undefined : onAddToCart?.({ productId: product.id, quantity })
    })
  }
  return (
    <form onSubmit={submit}>
      <AddToCartControls
        product={product}
        size="s"
        isProcessing={isProcessing}
        isDisabled={isDisabled || product.isLoading === true || !isForSale}
        allowsMissingPrice={isForSale}
        {...(labels && { labels })}
      />
    </form>
  )
}

/** Returns the argument of `onShowProduct` for a product. */
export function toShowProductEvent({ id, name, urlName }: ProductCardModel) {
  return { productId: id, productName: name, productUrlName: urlName ?? '' }
}
