import type { ReactNode } from 'react'
import { type FetcherWithComponents, useLocation } from 'react-router'
import { links } from '../links.ts'
import type { AddToCartResult } from './use-result-toast.tsx'

interface CartFormProps {
  readonly fetcher: FetcherWithComponents<AddToCartResult>
  readonly intent: 'add' | 'add-featured'
  readonly productId: string
  /** The other fields, and the button. */
  readonly children: ReactNode
}

/**
 * Adds a product to the cart: fields `intent`, `productId` and `returnTo`, posted to the cart with whatever fields are inside.
 * Without JavaScript the action goes back to `returnTo`. With it the page is sent as `page`, to come back to from signing in, and the fetcher gets the answer;
 * while it waits for one, nothing more is sent.
 */
export function CartForm({ fetcher, intent, productId, children }: CartFormProps) {
  const { pathname, search } = useLocation()
  return (
    <fetcher.Form
      method="post"
      action={links.cart()}
      onSubmit={(event) => {
        event.preventDefault()
        if (fetcher.state !== 'idle') return
        const fields = new FormData(event.currentTarget)
        fields.delete('returnTo')
        fields.set('page', pathname + search)
        void fetcher.submit(fields, { method: 'post', action: links.cart() })
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </fetcher.Form>
  )
}
