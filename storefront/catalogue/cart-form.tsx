import { type ReactNode, useRef } from 'react'
import { type FetcherWithComponents, useLocation } from 'react-router'
import { HiddenCartField } from '../cart/cart-field.tsx'
import { createIdempotencyKey, IDEMPOTENCY_KEY_FIELD } from '../cart/idempotency-key.ts'
import { links } from '../links.ts'
import { failedSubmission } from '@hydrant/rendering/submissions/failed-submission.ts'
import type { AddToCartResult } from './use-add-to-cart-feedback.tsx'

interface CartFormProps {
  readonly fetcher: FetcherWithComponents<AddToCartResult>
  readonly intent: 'add' | 'add-featured' | 'add-variations'
  readonly productId: string
  /** The name of the product, for additions that wait for the network; left out where they cannot. */
  readonly productName?: string
  /** What the form is sent to; left out for the cart. */
  readonly action?: string
  /** The other fields, and the button. */
  readonly children: ReactNode
}

/**
 * A form that posts `intent`, `productId` and its children's fields to the cart. Without JavaScript the cart's action
 * redirects to `returnTo`. With JavaScript a fetcher sends the form, one request at a time; the field `page` holds the
 * current page, to return to after signing in. A retry after no response sends the same idempotency key.
 */
export function AddToCartFetcherForm({
  fetcher,
  intent,
  productId,
  productName,
  action = links.cart(),
  children,
}: CartFormProps) {
  const { pathname, search } = useLocation()
  const pendingRequest = useRef<{ readonly serializedFields: string; readonly key: string } | null>(null)

  async function send(fields: FormData, key: string): Promise<void> {
    fields.set(IDEMPOTENCY_KEY_FIELD, key)
    await fetcher.submit(fields, { method: 'post', action })
    if (failedSubmission.get()?.fields?.get(IDEMPOTENCY_KEY_FIELD) !== key) pendingRequest.current = null
  }

  return (
    <fetcher.Form
      method="post"
      action={action}
      data-product={productName}
      onSubmit={(event) => {
        event.preventDefault()
        if (fetcher.state !== 'idle') return
        const fields = new FormData(event.currentTarget)
        fields.delete('returnTo')
        fields.set('page', pathname + search)
        const serializedFields = JSON.stringify(Array.from(fields.entries()))
        if (pendingRequest.current?.serializedFields !== serializedFields)
          pendingRequest.current = { serializedFields, key: createIdempotencyKey() }
        void send(fields, pendingRequest.current.key)
      }}
    >
      <HiddenCartField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </fetcher.Form>
  )
}
