import { Form, useLocation } from 'react-router'
import { SelectField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
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
  if (visitor.accounts.length < 2) return <p className={styles.note}>Buying for {visitor.accountName}</p>
  const chosen = visitor.accounts.find((account) => account.isChosen)
  return (
    <Form method="post" action={links.actingAccount()} className={styles.switcher}>
      <input type="hidden" name="returnTo" value={pathname + search} />
      <SelectField key={chosen?.id} label="Buying for" name="accountId" required defaultValue={chosen?.id}>
        {visitor.accounts.map((account) => (
          <option key={account.id} value={account.id}>
            {account.name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" size="s">
        Switch
      </Button>
    </Form>
  )
}
