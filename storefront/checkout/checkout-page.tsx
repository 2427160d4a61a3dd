import { useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { StepList } from '@hydrant/design/steps/step.tsx'
import { SummaryBox, WithSummary } from '@hydrant/design/summary/summary-box.tsx'
import { Totals } from '@hydrant/design/summary/totals.tsx'
import { links } from '../links.ts'
import { AddressStep } from './address-step.tsx'
import { FIELDS, type RefusedStep } from './checkout-fault.ts'
import styles from './checkout-page.module.css'
import type { ChangeableStep, CheckoutView } from './checkout-view.ts'
import { MethodStep } from './method-step.tsx'
import { PaymentStep, PLACE_FORM } from './payment-step.tsx'
import { ReviewStep } from './review-step.tsx'
import { useStepFocus } from './use-step-focus.ts'

/** From the cart to the order, on one page. */
export function CheckoutPage({ checkout: loaded, refused }: { readonly checkout: CheckoutView; readonly refused: RefusedStep | undefined }) {
  const checkout = { ...loaded, openStep: refusedStepOf(refused) ?? loaded.openStep }
  useStepFocus(checkout.openStep)
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>Checkout</h1>
        <p className={styles.account}>Buying for {checkout.accountName}</p>
      </div>
      <WithSummary summary={<PlaceOrder checkout={checkout} />}>
        <ErrorSummary faults={refused?.faults ?? []} title={refused?.title ?? ''} />
        {checkout.problems.length > 0 && (
          <Alert tone="error" title="This order cannot be placed yet">
            <ul className={styles.problems}>
              {checkout.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </Alert>
        )}
        <StepList>
          <AddressStep checkout={checkout} refused={refused} />
          <MethodStep checkout={checkout} />
          <PaymentStep checkout={checkout} refused={refused} />
          <ReviewStep checkout={checkout} />
        </StepList>
      </WithSummary>
    </PageWidth>
  )
}

/** A step that was refused stays open. */
function refusedStepOf(refused: RefusedStep | undefined): ChangeableStep | null {
  if (refused?.intent === 'address' || refused?.intent === 'new-address') return 'address'
  return refused?.intent === 'method' ? 'method' : null
}

function PlaceOrder({ checkout }: { readonly checkout: CheckoutView }) {
  const { state, formData } = useNavigation()
  const isPlacing = state !== 'idle' && formData?.get('intent') === 'place'
  const isReady = checkout.openStep === null
  const canPlace = isReady && checkout.problems.length === 0
  return (
    <SummaryBox title="Order summary">
      <Totals rows={checkout.totals} currency={checkout.currency} />
      {canPlace && (
        <>
          <Button id={FIELDS.place} type="submit" form={PLACE_FORM} size="l" isWide isBusy={isPlacing}>
            {isPlacing ? 'Placing your order' : 'Place order'}
          </Button>
          <p className={styles.note}>You order for {checkout.accountName} on account. The invoice names your purchase order.</p>
        </>
      )}
      {!isReady && <p className={styles.note}>Finish the open step, then you can place the order.</p>}
      {isReady && !canPlace && (
        <ButtonLink href={links.cart()} variant="secondary" isWide>
          Back to the cart
        </ButtonLink>
      )}
    </SummaryBox>
  )
}
