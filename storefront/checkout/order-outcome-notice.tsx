import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import type { OrderOutcome } from './use-order-outcome.ts'

/** Shows the state of an order whose request got no response. */
export function OrderOutcomeNotice({ outcome: { state, retry } }: { readonly outcome: OrderOutcome }) {
  if (state === 'unknown') {
    return (
      <Alert tone="warning" title="No answer arrived yet">
        <p>We are finding out whether your order was placed. Please keep this page open.</p>
      </Alert>
    )
  }
  return (
    <Alert tone="error" title="Your order was not placed">
      <p>The shop could not be reached in time. Nothing has been ordered, and what you entered is still here.</p>
      {retry !== null && (
        <Button variant="secondary" size="s" onClick={retry}>
          Try again
        </Button>
      )}
    </Alert>
  )
}
