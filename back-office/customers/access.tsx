import { Form, useNavigation } from 'react-router'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/customers.js'
import { officeLinks } from '../office-links.ts'
import type { CustomerIntent, RejectedCustomerForm } from './change-customer.ts'
import styles from './customer-page.module.css'
import type { Customer, CustomerGroup } from './load-customer.ts'

/** The buyer groups of an account, which decide what it sees and pays. */
export function Groups({
  memberships,
  groups,
  rights: { mayChange },
}: Pick<Customer, 'memberships' | 'groups' | 'rights'>) {
  const isBusy = useNavigation().formMethod === 'POST'
  const others = groups.filter(({ id }) => memberships.every(({ groupId }) => groupId !== id))
  return (
    <section className={styles.part}>
      <h2>{messages.buyerGroups()}</h2>
      <p className={styles.hint}>{messages.buyerGroupsHint()}</p>
      {memberships.length === 0 && <Alert tone="warning">{messages.noGroup()}</Alert>}
      {memberships.length > 0 && memberships.every(({ opensProducts }) => opensProducts === false) && (
        <Alert tone="warning">{messages.noGroupWithProducts()}</Alert>
      )}
      {memberships.length > 0 && (
        <ul className={styles.names}>
          {memberships.map(({ id, groupId, name, ...group }) => (
            <li key={id}>
              <Link href={officeLinks.record('BuyerGroup', groupId)}>{name}</Link>
              <span className={styles.hint}>{describeGroup(group)}</span>
              {mayChange && <RemoveForm intent="remove-group" recordId={id} name={name} />}
            </li>
          ))}
        </ul>
      )}
      {mayChange && others.length > 0 && (
        <Form method="post" className={styles.row} key={memberships.length}>
          <input type="hidden" name="intent" value="add-group" />
          <SelectField label={messages.anotherGroup()} name="groupId" required>
            {others.map(({ id, name, ...group }) => (
              <option key={id} value={id}>
                {[name, describeGroup(group)].filter((text) => text !== '').join(': ')}
              </option>
            ))}
          </SelectField>
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {messages.addToGroup()}
          </Button>
        </Form>
      )}
    </section>
  )
}

/** What being in a group brings; empty for users who may not see it. */
function describeGroup({ opensProducts, hasPrices }: Pick<CustomerGroup, 'opensProducts' | 'hasPrices'>): string {
  if (opensProducts === null || hasPrices === null) return ''
  if (opensProducts) return hasPrices ? messages.productsAndPrices() : messages.productsOnly()
  return hasPrices ? messages.pricesOnly() : messages.neitherProductsNorPrices()
}

/** People of other accounts who may buy for an account. */
export function Managers({ managers, rights: { mayChange }, rejected }: ManagersProps) {
  const isBusy = useNavigation().formMethod === 'POST'
  if (managers.length === 0 && !mayChange) return null
  const typed = rejected?.intent === 'add-manager' ? rejected.values['user'] : ''
  return (
    <section className={styles.part}>
      <h2>{messages.managedBy()}</h2>
      <p className={styles.hint}>{messages.managedByHint()}</p>
      {managers.length > 0 && (
        <ul className={styles.names}>
          {managers.map(({ id, userId, name }) => (
            <li key={id}>
              <Link href={officeLinks.record('User', userId)}>{name}</Link>
              {mayChange && <RemoveForm intent="remove-manager" recordId={id} name={name} />}
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <Form method="post" className={styles.row} key={managers.length}>
          <input type="hidden" name="intent" value="add-manager" />
          <TextField
            label={messages.signInName()}
            name="user"
            required
            maxLength={254}
            autoComplete="off"
            defaultValue={typed}
          />
          <Button type="submit" variant="secondary" isBusy={isBusy}>
            {messages.letBuy()}
          </Button>
        </Form>
      )}
    </section>
  )
}

interface ManagersProps extends Pick<Customer, 'managers' | 'rights'> {
  readonly rejected: RejectedCustomerForm | null
}

function RemoveForm({ intent, recordId, name }: RemoveFormProps) {
  return (
    <Form method="post">
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="recordId" value={recordId} />
      <Button type="submit" variant="tertiary" size="s" aria-label={messages.removeName({ name })}>
        {messages.remove()}
      </Button>
    </Form>
  )
}

interface RemoveFormProps {
  readonly intent: CustomerIntent
  readonly recordId: string
  readonly name: string
}
