import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
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
  const { state, reason, retry, pollAgain } = outcome
  switch (state) {
    case 'polling':
      return (
        <Alert tone="warning" title={messages.noAnswerYet()}>
          <p>{messages.noAnswerYetHelp()}</p>
        </Alert>
      )
    case 'in progress':
      return (
        <Alert tone="warning" title={messages.orderBeingWorkedOn()}>
          <p>{messages.orderBeingWorkedOnHelp()}</p>
        </Alert>
      )
    case 'not placed':
      return (
        <Alert tone="error" title={messages.orderNotPlacedTitle()}>
          <p>{reason === 'network' ? messages.notPlacedForNetwork() : messages.notPlacedAfterFailure()}</p>
          {retry !== null && (
            <Button variant="secondary" size="s" onClick={retry}>
              {messages.tryAgain()}
            </Button>
          )}
        </Alert>
      )
    default:
      return (
        <Alert tone="error" title={messages.orderOutcomeUnknown()}>
          {state === 'signed out' ? (
            <p>
              <RichMessage
                text={messages.signedOut({ signIn: createElementPlaceholder('signIn') })}
                elements={{ signIn: <Link href={links.login(links.orders())}>{messages.signInAgain()}</Link> }}
              />
            </p>
          ) : (
            <p>
              <FindOrderHint reason={UNKNOWN_REASONS[state]()} isGuest={isGuest} />
            </p>
          )}
          {state === 'still unknown' && (
            <Button variant="secondary" size="s" onClick={pollAgain}>
              {messages.lookAgain()}
            </Button>
          )}
        </Alert>
      )
  }
}

function FindOrderHint({ reason, isGuest }: { readonly reason: string; readonly isGuest: boolean }) {
  return isGuest ? (
    <RichMessage
      text={messages.lookAmongGuestOrders({ reason, find: createElementPlaceholder('find') })}
      elements={{ find: <Link href={links.findOrder()}>{messages.findByTheirNumber()}</Link> }}
    />
  ) : (
    <RichMessage
      text={messages.lookAmongOrders({ reason, orders: createElementPlaceholder('orders') })}
      elements={{ orders: <Link href={links.orders()}>{messages.yourOrders()}</Link> }}
    />
  )
}

const UNKNOWN_REASONS = {
  'still unknown': messages.stillUnknown,
  'other account': messages.anotherAccountChosen,
  unreadable: messages.checkoutGone,
} as const
