import { Form } from 'react-router'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { HiddenCartField } from '../cart/cart-field.tsx'
import { links } from '../links.ts'
import { AddressLines } from './address-lines.tsx'
import { AddressPages, AddressSearchForm } from './address-search-form.tsx'
import styles from './address-step.module.css'
import { FIELD_IDS, type StepError } from './checkout-errors.ts'
import type { AddressView, ChangeableStep, CheckoutView } from './checkout-view.ts'
import { formatDeliveryTitleWithLines } from './delivery-title.ts'
import { NewAddressForm } from './new-address-form.tsx'
import { NextSectionField } from './next-section.tsx'

interface AddressStepProps {
  readonly checkout: CheckoutView
  readonly stepError: StepError | undefined
  readonly number: number
}

/** The address step of the checkout: choose an address of the account or enter a new one. */
export function AddressStep({ checkout, stepError, number }: AddressStepProps) {
  const { addresses, enteredAddress: entered, deliveries, openStep } = checkout
  if (deliveries.length > 1) return <SplitAddressStep deliveries={deliveries} number={number} />
  const address = deliveries[0]?.address ?? null
  if (openStep !== 'address' && address !== null) {
    return (
      <Step
        id="delivery-address"
        number={number}
        title={messages.deliveryAddress()}
        state="done"
        aside={<ChangeStepLink step="address" label={messages.changeDeliveryAddress()} />}
      >
        <AddressLines address={address} />
        {checkout.canSplit && <SplitLink />}
      </Step>
    )
  }
  if (openStep === 'contact')
    return <Step id="delivery-address" number={number} title={messages.deliveryAddress()} state="ahead" />
  const { addressSearch } = checkout
  const isWholeList = isUnfiltered(addressSearch)
  const options = isWholeList ? withAddressInUse(addresses, address) : addresses
  return (
    <Step id="delivery-address" number={number} title={messages.deliveryAddress()} state="open">
      <AddressSearchForm checkout={checkout} />
      {options.length > 0 && <AddressChoiceForm checkout={checkout} options={options} chosenId={address?.id ?? ''} />}
      <AddressPages checkout={checkout} />
      <NewAddressForm
        action={links.checkoutAddresses(addressSearch)}
        intent="new-address"
        title={entered === null ? messages.deliverToNewAddress() : messages.yourDeliveryAddress()}
        submitLabel={entered === null ? messages.addAddressAndDeliver() : messages.saveAndDeliver()}
        nextSection="delivery-method"
        destinations={checkout.destinations}
        stepError={stepError?.intent === 'new-address' ? stepError : undefined}
        isOnlyOption={options.length === 0 && isWholeList}
        {...(entered !== null && { entered, besideSubmit: <KeepAddressLink /> })}
      />
      {checkout.canSplit && options.length > 0 && <SplitLink />}
    </Step>
  )
}

function isUnfiltered({ term, pageToken }: CheckoutView['addressSearch']): boolean {
  return term === '' && pageToken === ''
}

/** Adds the address in use to the first page of addresses, for it may be on a later one. */
function withAddressInUse(addresses: CheckoutView['addresses'], address: AddressView | null): readonly AddressView[] {
  return address === null || address.id === '' || addresses.some(({ id }) => id === address.id)
    ? addresses
    : [address, ...addresses]
}

interface AddressChoiceFormProps {
  readonly checkout: Pick<CheckoutView, 'accountName' | 'addressSearch'>
  readonly options: CheckoutView['addresses']
  /** Empty for none. */
  readonly chosenId: string
}

function AddressChoiceForm({ checkout: { accountName, addressSearch }, options, chosenId }: AddressChoiceFormProps) {
  const chosenAddress = options.find(({ id }) => id === chosenId) ?? options[0]
  return (
    <Form
      // The choice is that of these addresses.
      key={`${addressSearch.term} ${addressSearch.pageToken}`}
      method="post"
      action={links.checkoutAddresses(addressSearch)}
      preventScrollReset
      replace
      noValidate
    >
      <HiddenCartField />
      <input type="hidden" name="intent" value="address" />
      <NextSectionField id="delivery-method" />
      <FieldGroup legend={messages.addressesOf({ account: accountName })}>
        {options.map((option, position) => (
          <ChoiceField
            key={option.id}
            type="radio"
            name="addressId"
            value={option.id}
            id={position === 0 ? FIELD_IDS.address : undefined}
            defaultChecked={option.id === chosenAddress?.id}
            label={option.name}
            detail={option.lines.join(', ')}
          />
        ))}
        <Button type="submit">{messages.deliverToThisAddress()}</Button>
      </FieldGroup>
    </Form>
  )
}

/** The address step of an order that is sent to several addresses; a page of its own changes them. */
function SplitAddressStep({
  deliveries,
  number,
}: {
  readonly deliveries: CheckoutView['deliveries']
  readonly number: number
}) {
  const changeLink = (
    <Link href={links.splitOrder()} prefetch="none" aria-label={messages.changeDeliveryAddresses()}>
      {messages.change()}
    </Link>
  )
  return (
    <Step
      id="delivery-address"
      number={number}
      title={messages.deliveryAddresses()}
      state={deliveries.every(({ address }) => address !== null) ? 'done' : 'open'}
      aside={changeLink}
    >
      <ol className={styles.places}>
        {deliveries.map(({ id, address, lines }, position) => (
          <li key={id}>
            <p className={styles.what}>{formatDeliveryTitleWithLines(position, deliveries.length, lines.length)}</p>
            {address === null ? <p>{messages.noAddressChosen()}</p> : <AddressLines address={address} />}
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
        {messages.deliverToSeveralAddresses()}
      </Link>
    </p>
  )
}

/** A link that closes the step and keeps the address. */
function KeepAddressLink() {
  return (
    <ButtonLink href={links.checkout()} variant="secondary" prefetch="none">
      {messages.keepThisAddress()}
    </ButtonLink>
  )
}

/** A link that opens a completed step again; its label says which. */
export function ChangeStepLink({ step, label }: { readonly step: ChangeableStep; readonly label: string }) {
  return (
    <Link href={links.checkout(step)} prefetch="none" aria-label={label}>
      {messages.change()}
    </Link>
  )
}
