import { Form, useNavigation } from 'react-router'
import { ErrorSummary } from '@hydrant/design/form/error-summary.tsx'
import { ChoiceField, FieldGroup } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { links } from '../links.ts'
import { type AvailableAccount, NO_ACCOUNT_ID } from './available-accounts.ts'

const FIRST_CHOICE_ID = 'acting-account'

/** A form to choose the effective account. */
export function AccountChoiceForm({
  accounts,
  returnTo,
  fieldError,
}: {
  readonly accounts: readonly AvailableAccount[]
  readonly returnTo: string
  readonly fieldError: string | undefined
}) {
  const { state } = useNavigation()
  // Staff come here to stop acting for an account.
  const isStopping = accounts.some(({ isChosen, isActedForByStaff }) => isChosen && isActedForByStaff)
  return (
    <Form method="post" action={links.accountChoice()} noValidate>
      <ErrorSummary issues={fieldError === undefined ? [] : [{ fieldId: FIRST_CHOICE_ID, message: fieldError }]} />
      <input type="hidden" name="returnTo" value={returnTo} />
      <FieldGroup legend={messages.account()}>
        {accounts.map((account, position) => (
          <ChoiceField
            key={account.id}
            type="radio"
            name="accountId"
            value={account.id}
            id={position === 0 ? FIRST_CHOICE_ID : undefined}
            defaultChecked={isStopping ? account.isOwn || account.id === NO_ACCOUNT_ID : account.isChosen}
            label={account.isOwn ? messages.accountsOwn({ account: account.name }) : account.name}
            detail={account.addressLine === '' ? undefined : account.addressLine}
          />
        ))}
        <Button type="submit" isBusy={state === 'submitting'}>
          {messages.continueWithAccount()}
        </Button>
      </FieldGroup>
    </Form>
  )
}
