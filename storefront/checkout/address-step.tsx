import { Form } from 'react-router'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Step } from '@hydrant/design/steps/step.tsx'
import { links } from '../links.ts'
import { AddressLines } from './address-lines.tsx'
import { FIELDS, type RefusedStep } from './checkout-fault.ts'
import type { CheckoutView } from './checkout-view.ts'
import { NewAddressForm } from './new-address-form.tsx'
import { NextSection } from './next-section.tsx'

/** Where the order goes: an address of the account, or a new one. */
export function AddressStep({ checkout, refused }: { readonly checkout: CheckoutView; readonly refused: RefusedStep | undefined }) {
  const { address, addresses, openStep } = checkout
  if (openStep !== 'address' && address !== null) {
    return (
      <Step id="delivery-address" number={1} title="Delivery address" state="done" aside={<ChangeLink step="address" what="delivery address" />}>
        <AddressLines address={address} />
      </Step>
    )
  }
  const chosen = addresses.find(({ id }) => id === address?.id) ?? addresses[0]
  return (
    <Step id="delivery-address" number={1} title="Delivery address" state="open">
      {addresses.length > 0 && (
        <Form method="post" action={links.checkout()} preventScrollReset replace noValidate>
          <input type="hidden" name="intent" value="address" />
          <NextSection id="delivery-method" />
          <FieldGroup legend={`Addresses of ${checkout.accountName}`}>
            {addresses.map((one, position) => (
              <ChoiceField
                key={one.id}
                type="radio"
                name="addressId"
                value={one.id}
                id={position === 0 ? FIELDS.address : undefined}
                defaultChecked={one.id === chosen?.id}
                label={one.name}
                detail={one.lines.join(', ')}
              />
            ))}
            <Button type="submit">Deliver to this address</Button>
          </FieldGroup>
        </Form>
      )}
      <NewAddressForm destinations={checkout.destinations} refused={refused?.intent === 'new-address' ? refused : undefined} isOnlyWay={addresses.length === 0} />
    </Step>
  )
}

/** Leads back to a step that is done. */
export function ChangeLink({ step, what }: { readonly step: 'address' | 'method'; readonly what: string }) {
  return (
    <Link href={links.checkout(step)} prefetch="none" aria-label={`Change the ${what}`}>
      Change
    </Link>
  )
}
