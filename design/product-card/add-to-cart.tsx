import { useState } from 'react'
import { isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { parseDecimal } from '@hydrant/kernel/money/decimal.ts'
import * as messages from '@hydrant/messages/compiled/design/product-card.js'
import { Button } from '../navigation/button.tsx'
import { QuantitySelector } from '../quantity-selector/quantity-selector.tsx'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { QuantityChange } from '../quantity-selector/use-quantity.ts'
import styles from './add-to-cart.module.css'
import { CARD_LABELS, type CardLabels, type ProductCardModel } from './card-model.ts'

/** The quantity rule of a product that has none of its own. */
const DEFAULT_RULE: QuantityRule = { minimum: '1', maximum: '1000000', increment: '1' }

/** The props of the quantity field and the button that adds a product to the cart. */
export interface AddToCartProps {
  readonly product: Pick<ProductCardModel, 'name' | 'unitPrice' | 'quantityRule' | 'stock'> & {
    readonly listPrice?: string | null
  }
  /** `s` is for a card among others, where every label includes the product's name. */
  readonly size?: 's' | 'm'
  readonly isProcessing?: boolean
  readonly isDisabled?: boolean
  /** Whether it may be added without a price. */
  readonly allowsMissingPrice?: boolean
  readonly labels?: Partial<Pick<CardLabels, 'addToCart' | 'processing' | 'outOfStock'>>
  readonly onQuantityChange?: (change: QuantityChange) => void
}

/**
 * The quantity field of a product, named `quantity`, and the button that submits the surrounding form. The button is
 * busy while the product is being added, and disabled when `isDisabled`, when the quantity is not allowed or exceeds
 * the stock, and without any price.
 */
export function AddToCartControls({
  product,
  size = 'm',
  isProcessing = false,
  isDisabled = false,
  allowsMissingPrice: isPriceOptional = false,
  labels,
  onQuantityChange,
}: AddToCartProps) {
  const [isValid, setIsValid] = useState(true)
  const [enteredQuantity, setEnteredQuantity] = useState<string | null>(null)
  const available = product.stock?.quantity ?? null
  const isSmall = size === 's'
  const isSoldOut = isStockInsufficient(available, enteredQuantity)
  const isPriced =
    isPriceOptional ||
    [product.unitPrice, product.listPrice].some((price) => typeof price === 'string' && isDecimalText(price))
  const label = toButtonLabel(labels, { isProcessing, isSoldOut })
  return (
    <div className={styles[size]}>
      <QuantitySelector
        label={isSmall ? messages.quantityOf({ product: product.name }) : messages.quantity()}
        rule={product.quantityRule ?? DEFAULT_RULE}
        available={available}
        size={size}
        hideLabel={isSmall}
        hideOutOfStock={isSmall}
        hideRule={isSmall}
        onChange={(change) => {
          setEnteredQuantity(change.entered)
          onQuantityChange?.(change)
        }}
        onValidityChange={(validity) => setIsValid(validity.isValid)}
      />
      <Button
        type="submit"
        size={size}
        isWide
        disabled={isDisabled || isSoldOut || !isValid || !isPriced}
        isBusy={isProcessing}
        aria-label={isSmall ? messages.actionFor({ action: label, product: product.name }) : undefined}
      >
        {label}
      </Button>
    </div>
  )
}

function toButtonLabel(
  labels: AddToCartProps['labels'],
  { isProcessing, isSoldOut }: { readonly isProcessing: boolean; readonly isSoldOut: boolean },
): string {
  if (isProcessing) return labels?.processing ?? CARD_LABELS.processing()
  return isSoldOut ? (labels?.outOfStock ?? CARD_LABELS.outOfStock()) : (labels?.addToCart ?? CARD_LABELS.addToCart())
}

/** Whether the stock is empty or lower than the entered quantity; false where stock is not counted (null). */
function isStockInsufficient(available: number | null, enteredQuantity: string | null): boolean {
  return available !== null && (available <= 0 || parseDecimal(enteredQuantity)?.gt(available) === true)
}
