import { type ReactNode, useRef } from 'react'
import { type FetcherWithComponents, useLocation } from 'react-router'
import { AccountField } from '../account/account-field.tsx'
import { newRequestKey, REQUEST_KEY } from '../cart/request-key.ts'
import { links } from '../links.ts'
import { failedSubmission } from '../submissions/failed-submission.ts'
import type { AddToCartResult } from './use-result-toast.tsx'

interface CartFormProps {
  readonly fetcher: FetcherWithComponents<AddToCartResult>
  readonly intent: 'add' | 'add-featured'
  readonly productId: string
  /** The other fields, and the button. */
  readonly children: ReactNode
}

/**
 * Adds a product to the cart: fields `intent`, `productId` and `returnTo`, posted to the cart with whatever fields are
 * inside. Without JavaScript the action goes back to `returnTo`. With it the page is sent as `page`, to come back to
 * from signing in, and the fetcher gets the answer; while it waits for one, nothing more is sent. What gets no answer
 * has the same key when it is sent again, by which the shop knows whether it has come before.
 */
export function CartForm({ fetcher, intent, productId, children }: CartFormProps) {
  const { pathname, search } = useLocation()
  const unanswered = useRef<{ readonly sent: string; readonly key: string } | null>(null)

  async function send(fields: FormData, key: string): Promise<void> {
    fields.set(REQUEST_KEY, key)
    await fetcher.submit(fields, { method: 'post', action: links.cart() })
    if (failedSubmission.get()?.fields?.get(REQUEST_KEY) !== key) unanswered.current = null
  }

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
        const sent = JSON.stringify(Array.from(fields.entries()))
        if (unanswered.current?.sent !== sent) unanswered.current = { sent, key: newRequestKey() }
        void send(fields, unanswered.current.key)
      }}
    >
      <AccountField />
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="productId" value={productId} />
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </fetcher.Form>
  )
}
