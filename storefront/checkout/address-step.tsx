import { Form } from 'react-router'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import { AccountField } from '../account/account-field.tsx'
import { links } from '../links.ts'
import { AddressLines } from './address-lines.tsx'
import styles from './address-step.module.css'
import { FIELD_IDS, type StepError } from './checkout-errors.ts'
import type { ChangeableStep, CheckoutView } from './checkout-view.ts'
import { formatDeliveryTitle } from './delivery-title.ts'
import { NewAddressForm } from './new-address-form.tsx'
import { NextSection } from './next-section.tsx'

interface AddressStepProps {
  readonly checkout: CheckoutView
  readonly stepError: StepError | undefined
  readonly number: number
}

/** The address step of the checkout: choose an address of the account or enter a new one. */
export function AddressStep({ checkout, stepError: refused, number }: AddressStepProps) {
  const { addresses, enteredAddress: entered, deliveries, openStep } = checkout
  if (deliveries.length > 1) return <SplitAddresses deliveries={deliveries} number={number} />
  const address = deliveries[0]?.address ?? null
  if (openStep !== 'address' && address !== null) {
    return (
      <Step
        id="delivery-address"
        number={number}
        title="Delivery address"
        state="done"
        aside={<ChangeLink step="address" what="delivery address" />}
      >
        <AddressLines address={address} />
        {checkout.canSplit && <SplitLink />}
      </Step>
    )
  }
  if (openStep === 'contact')
    return <Step id="delivery-address" number={number} title="Delivery address" state="ahead" />
  const chosen = addresses.find(({ id }) => id === address?.id) ?? addresses[0]
  return (
    <Step id="delivery-address" number={number} title="Delivery address" state="open">
      {addresses.length > 0 && (
        <Form method="post" action={links.checkout()} preventScrollReset replace noValidate>
          <AccountField />
          <input type="hidden" name="intent" value="address" />
          <NextSection id="delivery-method" />
          <FieldGroup legend={`Addresses of ${checkout.accountName}`}>
            {addresses.map((option, position) => (
              <ChoiceField
                key={option.id}
                type="radio"
                name="addressId"
                value={option.id}
                id={position === 0 ? FIELD_IDS.address : undefined}
                defaultChecked={option.id === chosen?.id}
                label={option.name}
                detail={option.lines.join(', ')}
              />
            ))}
            <Button type="submit">Deliver to this address</Button>
          </FieldGroup>
        </Form>
      )}
      <NewAddressForm
        action={links.checkout()}
        intent="new-address"
        title={entered === null ? 'Deliver to a new address' : 'Your delivery address'}
        submitLabel={entered === null ? 'Add address and deliver there' : 'Save and deliver there'}
        nextSection="delivery-method"
        destinations={checkout.destinations}
        stepError={refused?.intent === 'new-address' ? refused : undefined}
        isOnlyOption={addresses.length === 0}
        {...(entered !== null && { entered, besideSubmit: <KeepAddress /> })}
      />
      {checkout.canSplit && addresses.length > 0 && <SplitLink />}
    </Step>
  )
}

/** The address step of an order that is sent to several addresses; a page of its own changes them. */
function SplitAddresses({
  deliveries,
  number,
}: {
  readonly deliveries: CheckoutView['deliveries']
  readonly number: number
}) {
  const change = (
    <Link href={links.splitOrder()} prefetch="none" aria-label="Change the delivery addresses">
      Change
    </Link>
  )
  return (
    <Step
      id="delivery-address"
      number={number}
      title="Delivery addresses"
      state={deliveries.every(({ address }) => address !== null) ? 'done' : 'open'}
      aside={change}
    >
      <ol className={styles.places}>
        {deliveries.map(({ id, address, lines }, position) => (
          <li key={id}>
            <p className={styles.what}>
              {formatDeliveryTitle(position, deliveries.length)},{' '}
              {lines.length === 1 ? '1 line' : `${lines.length} lines`}
            </p>
            {address === null ? <p>No address has been chosen yet.</p> : <AddressLines address={address} />}
          </li>
        ))}
      </ol>
    </Step>
  )
}

function SplitLink() {
  return (
    <p className={styles.split}>
      <Link href={links.splitOrder()} prefetch="none">
        Deliver to several addresses
      </Link>
    </p>
  )
}

/** A link that closes the step and keeps the address. */
function KeepAddress() {
  return (
    <ButtonLink href={links.checkout()} variant="secondary" prefetch="none">
      Keep this address
    </ButtonLink>
  )
}

/** A link that opens a completed step again. */
export function ChangeLink({ step, what }: { readonly step: ChangeableStep; readonly what: string }) {
  return (
    <Link href={links.checkout(step)} prefetch="none" aria-label={`Change the ${what}`}>
      Change
    </Link>
  )
}
