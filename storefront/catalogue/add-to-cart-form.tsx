import { useEffect, useRef } from 'react'
import { useFetcher, useLocation } from 'react-router'
import { useToast } from '@hydrant/design/feedback/toast.tsx'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Price } from '@hydrant/design/price/price.tsx'
import { QuantitySelector } from '@hydrant/design/quantity-selector/quantity-selector.tsx'
import type { QuantityRule } from '@hydrant/design/quantity-selector/quantity-rule.ts'
import type { QuantityChange } from '@hydrant/design/quantity-selector/use-quantity.ts'
import { links } from '../links.ts'
import type { SellingOption } from './product-page-model.ts'
import styles from './add-to-cart-form.module.css'

/** What the cart's action answers to a form sent by script; a form without `returnTo` is one. */
export interface AddToCartResult {
  readonly ok: boolean
  readonly message: string
}

/** What can be added, and how much there is of it. */
export interface AddToCartProps {
  readonly product: {
    readonly id: string
    readonly name: string
    readonly unitPrice: string | null
    readonly currency: string
    readonly quantityRule: QuantityRule | null
    readonly stock: { readonly quantity: number | null } | null
  }
  /** The terms to choose from when it is sold by subscription. */
  readonly sellingOptions?: readonly SellingOption[]
  readonly size?: 's' | 'm'
  readonly onQuantityChange?: (change: QuantityChange) => void
}

/**
 * Adds a product to the cart: fields `intent=add`, `productId`, `quantity`, for subscriptions `productSellingModelId`, and `returnTo`, posted to the cart.
 * Without JavaScript the action goes back to `returnTo`; with it `returnTo` is not sent, and the answer becomes a toast.
 */
export function AddToCartForm({ product, sellingOptions = [], size = 'm', onQuantityChange }: AddToCartProps) {
  const fetcher = useFetcher<AddToCartResult>()
  const { pathname, search } = useLocation()
  useResultToast(fetcher.data)
  const available = product.stock?.quantity ?? null
  const isUnavailable = product.unitPrice === null || available === 0
  const isBusy = fetcher.state !== 'idle'
  return (
    <fetcher.Form
      method="post"
      action={links.cart()}
      className={styles[size]}
      onSubmit={(event) => {
        event.preventDefault()
        if (isBusy) return
        const fields = new FormData(event.currentTarget)
        fields.delete('returnTo')
        void fetcher.submit(fields, { method: 'post', action: links.cart() })
      }}
    >
      <input type="hidden" name="intent" value="add" />
      <input type="hidden" name="productId" value={product.id} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {sellingOptions.length > 0 && <Terms options={sellingOptions} currency={product.currency} />}
      <QuantitySelector
        label={size === 's' ? `Quantity of ${product.name}` : 'Quantity'}
        rule={product.quantityRule}
        available={available}
        size={size}
        hideLabel={size === 's'}
        hideOutOfStock={size === 's'}
        {...(onQuantityChange && { onChange: onQuantityChange })}
      />
      <Button type="submit" size={size} isWide disabled={isUnavailable} isBusy={isBusy} aria-label={size === 's' ? `Add to cart: ${product.name}` : undefined}>
        {isBusy ? 'Adding' : 'Add to cart'}
      </Button>
    </fetcher.Form>
  )
}

function Terms({ options, currency }: { readonly options: readonly SellingOption[]; readonly currency: string }) {
  return (
    <div className={styles.terms}>
      <FieldGroup legend="Term">
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

function useResultToast(result: AddToCartResult | undefined): void {
  const show = useToast()
  const shown = useRef(result)
  useEffect(() => {
    if (result === undefined || shown.current === result) return
    shown.current = result
    show({ tone: result.ok ? 'success' : 'error', message: result.message, ...(result.ok && { action: <Link href={links.cart()}>View cart</Link> }) })
  }, [result, show])
}
