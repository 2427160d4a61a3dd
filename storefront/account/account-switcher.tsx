import { Form, useLocation } from 'react-router'
import { SelectField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { links } from '../links.ts'
import type { Visitor } from '../shell/visitor.ts'
import styles from './account-switcher.module.css'

/**
 * Shows the effective account, and lets a buyer of several accounts switch. Prices, cart, addresses and orders follow
 * it.
 */
export function AccountSwitcher({ visitor }: { readonly visitor: Visitor }) {
  const { pathname, search } = useLocation()
  if (visitor.accountName === null) return null
  if (visitor.accounts.length < 2)
    return <p className={styles.note}>{messages.buyingForAccount({ account: visitor.accountName })}</p>
  const chosenAccount = visitor.accounts.find((account) => account.isChosen)
  return (
    <Form method="post" action={links.accountChoice()} className={styles.switcher}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <SelectField
        key={chosenAccount?.id}
        label={messages.buyingFor()}
        name="accountId"
        required
        defaultValue={chosenAccount?.id}
      >
        {visitor.accounts.map((account) => (
          <option key={account.id} value={account.id}>
            {account.name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" size="s">
        {messages.switchAccount()}
      </Button>
    </Form>
  )
}
