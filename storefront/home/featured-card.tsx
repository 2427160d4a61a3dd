import { type FetcherWithComponents, useFetcher } from 'react-router'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { CARD_LABELS, hasPriceToShow } from '@hydrant/design/product-card/card-model.ts'
import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/home.js'
import type { FeaturedCardModel } from '@hydrant/page-builder/registry/data-requirements.ts'
import { AddToCartFetcherForm } from '../catalogue/cart-form.tsx'
import { type AddToCartResult, useAddToCartFeedback } from '../catalogue/use-add-to-cart-feedback.tsx'
import { links } from '../links.ts'

/**
 * The card of a featured product. Its button opens the options of a parent or a quote request for quote-only products;
 * otherwise it adds the minimum quantity to the cart and is disabled meanwhile.
 */
export function FeaturedCard({ product }: { readonly product: FeaturedCardModel }) {
  const fetcher = useFetcher<AddToCartResult>()
  useAddToCartFeedback(fetcher.data)
  return (
    <ProductCard
      product={{ ...product, isLoading: fetcher.state !== 'idle' }}
      isFeatured
      action={<FeaturedCardAction product={product} fetcher={fetcher} />}
    />
  )
}

interface ActionProps {
  readonly product: FeaturedCardModel
  readonly fetcher: FetcherWithComponents<AddToCartResult>
}

function FeaturedCardAction({ product, fetcher }: ActionProps) {
  const { name } = product
  if (product.isParent) return <CardLink href={product.href} label={CARD_LABELS.viewOptions()} name={name} />
  if (product.isQuoteOnly && !hasPriceToShow(product))
    return <CardLink href={links.quote()} label={messages.requestQuote()} name={name} />
  return <AddToCartForm product={product} fetcher={fetcher} />
}

function CardLink({ href, label, name }: { readonly href: string; readonly label: string; readonly name: string }) {
  return (
    <ButtonLink
      href={href}
      variant="secondary"
      size="s"
      isWide
      aria-label={messages.actionForProduct({ action: label, product: name })}
    >
      {label}
    </ButtonLink>
  )
}

/**
 * The form that adds the product to the cart. Without JavaScript it is posted to the cart page, which redirects back;
 * with JavaScript the result is shown in a toast.
 */
function AddToCartForm({ product, fetcher }: ActionProps) {
  const isLoading = fetcher.state !== 'idle'
  const quantity = product.quantityRule?.minimum ?? '1'
  const isEmpty = typeof product.stock?.quantity === 'number' && product.stock.quantity < Number(quantity)
  const idleLabel = isEmpty ? CARD_LABELS.outOfStock() : CARD_LABELS.addToCart()
  const label = isLoading ? CARD_LABELS.processing() : idleLabel
  return (
    <AddToCartFetcherForm fetcher={fetcher} intent="add-featured" productId={product.id} productName={product.name}>
      <input type="hidden" name="quantity" value={quantity} />
      <Button
        type="submit"
        size="s"
        isWide
        disabled={isEmpty || !hasPriceToShow(product)}
        isBusy={isLoading}
        aria-label={messages.actionForProduct({ action: label, product: product.name })}
      >
        {label}
      </Button>
    </AddToCartFetcherForm>
  )
}
