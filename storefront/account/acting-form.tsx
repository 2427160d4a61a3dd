import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { links } from '../links.ts'
import type { BuyingAccount } from './buying-accounts.ts'

const FIRST_CHOICE = 'acting-account'

/** Asks for whom the buyer buys. */
export function ActingForm({
  accounts,
  returnTo,
  fault,
}: {
  readonly accounts: readonly BuyingAccount[]
  readonly returnTo: string
  readonly fault: string | undefined
}) {
  const { state } = useNavigation()
  return (
    <Form method="post" action={links.actingAccount()} noValidate>
      <ErrorSummary faults={fault === undefined ? [] : [{ fieldId: FIRST_CHOICE, message: fault }]} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <FieldGroup legend="Account">
        {accounts.map((account, position) => (
          <ChoiceField
            key={account.id}
            type="radio"
            name="accountId"
            value={account.id}
            id={position === 0 ? FIRST_CHOICE : undefined}
            defaultChecked={account.isChosen}
            label={account.isOwn ? `${account.name} (your own account)` : account.name}
            detail={account.place === '' ? undefined : account.place}
          />
        ))}
        <Button type="submit" isBusy={state === 'submitting'}>
          Continue
        </Button>
      </FieldGroup>
    </Form>
  )
}
