import { useFetcher } from 'react-router'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Price } from '@hydrant/design/price/price.tsx'
import { AddToCartControls } from '@hydrant/design/product-card/add-to-cart.tsx'
import type { QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'
import type { QuantityChange } from '@hydrant/design/quantity-selector/use-quantity.ts'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import type { SellingOption } from './product-page-model.ts'
import styles from './add-to-cart-form.module.css'
import { AddToCartFetcherForm } from './cart-form.tsx'
import { type AddToCartResult, useAddToCartFeedback } from './use-add-to-cart-feedback.tsx'

/** The product to add, with its price and stock. */
export interface AddToCartProps {
  readonly product: {
    readonly id: string
    readonly name: string
    readonly unitPrice: string | null
    readonly currency: string
    readonly quantityRule: QuantityRule | null
    readonly stock: { readonly quantity: number | null } | null
  }
  /** The selling models to choose from when it is sold by subscription. */
  readonly sellingOptions?: readonly SellingOption[]
  readonly size?: 's' | 'm'
  readonly onQuantityChange?: (change: QuantityChange) => void
}

/**
 * A form that adds a product to the cart, with the fields `quantity` and, for subscriptions, `productSellingModelId`;
 * the result is shown as a toast.
 */
export function AddToCartForm({ product, sellingOptions = [], size = 'm', onQuantityChange }: AddToCartProps) {
  const fetcher = useFetcher<AddToCartResult>()
  useAddToCartFeedback(fetcher.data)
  return (
    <AddToCartFetcherForm fetcher={fetcher} intent="add" productId={product.id} productName={product.name}>
      {sellingOptions.length > 0 && <SellingOptionsField options={sellingOptions} currency={product.currency} />}
      <AddToCartControls
        product={product}
        size={size}
        isProcessing={fetcher.state !== 'idle'}
        isDisabled={product.unitPrice === null}
        {...(onQuantityChange && { onQuantityChange })}
      />
    </AddToCartFetcherForm>
  )
}

function SellingOptionsField({
  options,
  currency,
}: {
  readonly options: readonly SellingOption[]
  readonly currency: string
}) {
  return (
    <div className={styles.terms}>
      <FieldGroup legend={messages.term()}>
        {options.map((option, position) => (
          <ChoiceField
            key={option.id}
            type="radio"
            name="productSellingModelId"
            value={option.id}
            defaultChecked={position === 0}
            label={option.label}
            detail={<Price negotiated={option.price} currency={currency} size="s" />}
          />
        ))}
      </FieldGroup>
    </div>
  )
}
