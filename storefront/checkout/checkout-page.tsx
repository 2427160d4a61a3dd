import { useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { StepList } from '@hydrant/design/steps/step.tsx'
import { SummaryBox, SummaryLayout } from '@hydrant/design/summary/summary-box.tsx'
import { Totals } from '@hydrant/design/summary/totals.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { links } from '../links.ts'
import { AddressStep } from './address-step.tsx'
import { FIELD_IDS, PLACE_ORDER_FORM_ID, type StepError } from './checkout-errors.ts'
import styles from './checkout-page.module.css'
import type { ChangeableStep, CheckoutView } from './checkout-view.ts'
import { ContactStep } from './contact-step.tsx'
import { DeliveryMethodStep } from './method-step.tsx'
import { OrderOutcomeNotice } from './order-outcome-notice.tsx'
import { PaymentStep, useChosenMethod } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useCardPayment } from './use-card-payment.ts'
import { usePolledOrderOutcome } from './use-order-outcome.ts'
import { useSavedEntries } from './use-saved-entries.ts'
import { useStepFocus } from './use-step-focus.ts'

/** The checkout page with all of its steps. */
export function CheckoutPage({
  checkout: loadedCheckout,
  stepError,
}: {
  readonly checkout: CheckoutView
  readonly stepError: StepError | undefined
}) {
  const checkout = { ...loadedCheckout, openStep: findStepWithError(stepError) ?? loadedCheckout.openStep }
  useStepFocus(checkout.openStep)
  const cardPayment = useCardPayment(checkout, stepError)
  const saved = useSavedEntries(checkout.checkoutId, checkout.entries)
  const chosen = useChosenMethod(checkout, stepError)
  // Guests have one more step, before all others.
  const firstStepNumber = checkout.isGuest ? 2 : 1
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.checkout()}</h1>
        <p className={styles.account}>
          {checkout.isGuest ? (
            <RichMessage
              text={messages.guestOrder({ signIn: createElementPlaceholder('signIn') })}
              elements={{ signIn: <Link href={links.login(links.checkout())}>{messages.signIn()}</Link> }}
            />
          ) : (
            <>{messages.buyingFor({ account: checkout.accountName })}</>
          )}
        </p>
      </div>
      <SummaryLayout summary={<PlaceOrderBox checkout={checkout} isPaying={cardPayment.isBusy} />}>
        <ErrorSummary issues={stepError?.fieldErrors ?? []} title={stepError?.title ?? ''} />
        {checkout.problems.length > 0 && (
          <Alert tone="error" title={messages.orderCannotBePlacedYet()}>
            <ul className={styles.problems}>
              {checkout.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Alert>
        )}
        {/* The keys reset the choices when the account changes; the purchase order number is kept. */}
        <StepList>
          {checkout.isGuest && <ContactStep checkout={checkout} stepError={stepError} />}
          <AddressStep
            key={`address ${checkout.accountName}`}
            checkout={checkout}
            stepError={stepError}
            number={firstStepNumber}
          />
          <DeliveryMethodStep
            key={`method ${checkout.accountName}`}
            checkout={checkout}
            stepError={stepError}
            number={firstStepNumber + 1}
          />
          <PaymentStep
            checkout={checkout}
            stepError={stepError}
            cardPayment={cardPayment}
            saved={saved}
            chosen={chosen}
            number={firstStepNumber + 2}
          />
          <ReviewStep
            checkout={checkout}
            entries={saved.entries}
            isPurchaseOrder={chosen.method === 'purchaseOrder'}
            number={firstStepNumber + 3}
          />
        </StepList>
      </SummaryLayout>
    </PageWidth>
  )
}

/** Returns the step whose form was returned with errors, which stays open; null for none. */
function findStepWithError(stepError: StepError | undefined): ChangeableStep | null {
  if (stepError?.intent === 'contact') return 'contact'
  if (stepError?.intent === 'address' || stepError?.intent === 'new-address') return 'address'
  return stepError?.intent === 'method' ? 'method' : null
}

function describeExemption(account: string, { until }: NonNullable<CheckoutView['exemption']>): string {
  return until === null ? messages.taxExempt({ account }) : messages.taxExemptUntil({ account, day: until })
}

function PlaceOrderBox({ checkout, isPaying }: { readonly checkout: CheckoutView; readonly isPaying: boolean }) {
  const { state, formData } = useNavigation()
  const isPlacing = isPaying || (state !== 'idle' && formData?.get('intent') === 'place')
  const isReady = checkout.openStep === null
  const { purchaseOrder, card } = checkout.paymentMethods
  const canPlace = isReady && checkout.problems.length === 0 && (purchaseOrder || card)
  const outcome = usePolledOrderOutcome()
  return (
    <SummaryBox title={messages.orderSummary()}>
      <Totals rows={checkout.totals} currency={checkout.currency} />
      {checkout.exemption !== null && (
        <p className={styles.note}>{describeExemption(checkout.accountName, checkout.exemption)}</p>
      )}
      {outcome !== null && <OrderOutcomeNotice outcome={outcome} isGuest={checkout.isGuest} />}
      {canPlace && (
        <>
          <Button id={FIELD_IDS.placeOrder} type="submit" form={PLACE_ORDER_FORM_ID} size="l" isWide isBusy={isPlacing}>
            {isPlacing ? messages.placingOrder() : messages.placeOrder()}
          </Button>
          {!checkout.isGuest && (
            <p className={styles.note}>{messages.orderingFor({ account: checkout.accountName })}</p>
          )}
        </>
      )}
      {!isReady && <p className={styles.note}>{messages.finishOpenStep()}</p>}
      {isReady && !canPlace && (
        <ButtonLink href={links.cart()} variant="secondary" isWide>
          {messages.backToCart()}
        </ButtonLink>
      )}
    </SummaryBox>
  )
}
