import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { links } from '../links.ts'
import type { OrderOutcome } from './use-order-outcome.ts'

/** Shows what is known of an order whose request got no response, or was not sent. */
export function OrderOutcomeNotice({
  outcome,
  isGuest,
}: {
  readonly outcome: OrderOutcome
  /** Whether the checkout is a guest's. */
  readonly isGuest: boolean
}) {
  const { state, reason, retry, lookAgain } = outcome
  switch (state) {
    case 'asking':
      return (
        <Alert tone="warning" title="No answer arrived yet">
          <p>We are finding out whether your order was placed. Please keep this page open.</p>
        </Alert>
      )
    case 'in progress':
      return (
        <Alert tone="warning" title="Your order is being worked on">
          <p>The shop is still checking your order or your payment. Please keep this page open.</p>
        </Alert>
      )
    case 'not placed':
      return (
        <Alert tone="error" title="Your order was not placed">
          <p>
            {reason === 'network' ? 'The shop could not be reached in time.' : 'Something went wrong on our side.'}{' '}
            Nothing has been ordered, and what you entered is still here.
          </p>
          {retry !== null && (
            <Button variant="secondary" size="s" onClick={retry}>
              Try again
            </Button>
          )}
        </Alert>
      )
    default:
      return (
        <Alert tone="error" title="We could not find out whether your order was placed">
          {state === 'signed out' ? (
            <p>
              You are signed out. <Link href={links.login(links.orders())}>Sign in again</Link> and look whether it is
              among your orders before you order once more.
            </p>
          ) : (
            <p>
              {UNKNOWN_TEXTS[state]} Look whether it is among{' '}
              {isGuest ? (
                <>
                  the orders that you can <Link href={links.findOrder()}>find by their number</Link>
                </>
              ) : (
                <Link href={links.orders()}>your orders</Link>
              )}{' '}
              before you order once more.
            </p>
          )}
          {state === 'still unknown' && (
            <Button variant="secondary" size="s" onClick={lookAgain}>
              Look again
            </Button>
          )}
        </Alert>
      )
  }
}

const UNKNOWN_TEXTS = {
  'still unknown': 'The shop has not said so for more than a minute.',
  'other account': 'Another account was chosen since this page was opened. Choose the former one again.',
  unreadable: 'This checkout is no longer there.',
} as const
