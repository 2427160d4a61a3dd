import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { ButtonLink } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/catalogue.js'
import { AddToCartForm } from './add-to-cart-form.tsx'

/** The action of a product card: view options, request a quote, or add to the cart. */
export function CardAction({ product }: { readonly product: ProductCardModel }) {
  if (product.isParent) return <CardLink href={product.href} label={messages.viewOptions()} name={product.name} />
  if (product.isSubscription) return <CardLink href={product.href} label={messages.viewTerms()} name={product.name} />
  if (product.unitPrice === null)
    return (
      <CardLink
        href={product.href}
        label={product.isQuoteOnly ? messages.requestQuote() : messages.viewDetails()}
        name={product.name}
      />
    )
  return <AddToCartForm product={product} size="s" />
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
