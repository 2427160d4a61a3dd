import { ChoiceField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/lists.js'

/** The choice whether a list is shared with the account; nothing for a buyer without one. */
export function ShareField({ accountName, isShared }: { readonly accountName: string; readonly isShared: boolean }) {
  if (accountName === '') return null
  return (
    <ChoiceField
      type="checkbox"
      name="shared"
      label={messages.shareList()}
      detail={messages.everybodyOfAccount({ account: accountName })}
      defaultChecked={isShared}
    />
  )
}
