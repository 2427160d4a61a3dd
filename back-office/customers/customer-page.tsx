import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { useLinkContext } from '@hydrant/design/navigation/link-context.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/customers.js'
import { officeLinks } from '../office-links.ts'
import { getFieldText, getRecordId } from '../records/field-value.ts'
import { HistoryTable } from '../records/history-table.tsx'
import { FormErrors } from '../shell/form-errors.tsx'
import { DoneNotice } from '../shell/notice.tsx'
import { MailWaits } from '../shell/mail-server.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { Addresses, Carts, Orders } from './account-lists.tsx'
import { Groups, Managers } from './access.tsx'
import type { RejectedCustomerForm } from './change-customer.ts'
import styles from './customer-page.module.css'
import type { Customer, NamedRecord } from './load-customer.ts'
import { People } from './people.tsx'
import { TaxExemption } from './tax-exemption.tsx'

/** The page of an account: who belongs to it, what it sees and pays, where it is, and what it orders. */
export function CustomerPage({ rejected, isSendingMails, ...customer }: CustomerPageProps) {
  const { account, ancestors, children, rights, history, taxes } = customer
  const accountId = getRecordId(account)
  const name = getFieldText(account, 'Name') ?? accountId
  return (
    <>
      <Breadcrumb
        crumbs={[
          { label: messages.accounts(), href: officeLinks.customers() },
          ...ancestors.toReversed().map((ancestor) => toCrumb(ancestor)),
          { label: name, href: officeLinks.customer(accountId) },
        ]}
      />
      <PageHead title={name}>
        <Link href={officeLinks.recordFields('Account', accountId)}>
          {rights.mayChange ? messages.changeFields() : messages.allFields()}
        </Link>
        {rights.maySeePrices && <Link href={officeLinks.whyPrice({ account: name })}>{messages.whyPrice()}</Link>}
        {rights.mayChange && <ActForm accountId={accountId} />}
      </PageHead>
      <DoneNotice errors={rejected?.errors ?? []} texts={isSendingMails ? {} : { invited: <MailWaits /> }} />
      <FormErrors errors={rejected?.errors ?? []} />
      <SpecTable specs={listFacts(account)} variant="plain" />
      <Children accounts={children} accountId={accountId} mayChange={rights.mayChange} />
      {taxes !== null && (
        <TaxExemption taxes={taxes} rejected={rejected?.intent === 'add-certificate' ? rejected : null} />
      )}
      <People {...customer} rejected={rejected} />
      <Groups {...customer} />
      <Managers {...customer} rejected={rejected} />
      <Addresses {...customer} accountId={accountId} />
      {rights.maySeeOrders && <Orders {...customer} accountId={accountId} />}
      {rights.maySeeOrders && <Carts {...customer} accountId={accountId} />}
      {history.length > 0 && (
        <Disclosure title={messages.history()}>
          <HistoryTable entries={history} />
        </Disclosure>
      )}
    </>
  )
}

type CustomerPageProps = Customer & {
  readonly rejected: RejectedCustomerForm | null
  /** Whether the shop has a mail server. */
  readonly isSendingMails: boolean
}

/** Opens the shop as the account; a plain form, because the shop is another application. */
function ActForm({ accountId }: { readonly accountId: string }) {
  const { basePath } = useLinkContext()
  return (
    <form method="post" action={`${basePath}/account/acting`}>
      <input type="hidden" name="accountId" value={accountId} />
      <input type="hidden" name="returnTo" value="/" />
      <Button type="submit" size="s">
        {messages.shopForAccount()}
      </Button>
    </form>
  )
}

function toCrumb({ id, name }: NamedRecord): { readonly label: string; readonly href: string } {
  return { label: name, href: officeLinks.customer(id) }
}

function listFacts(account: Customer['account']): ReadonlyArray<{ readonly label: string; readonly value: string }> {
  const address = ['BillingStreet', 'BillingCity', 'BillingState', 'BillingPostalCode', 'BillingCountry']
    .flatMap((field) => getFieldText(account, field) ?? [])
    .join(', ')
  return [
    { label: messages.accountNumber(), value: getFieldText(account, 'AccountNumber') ?? '' },
    { label: messages.billingAddress(), value: address },
  ].filter(({ value }) => value !== '')
}

function Children({ accounts, accountId, mayChange }: ChildrenProps) {
  if (accounts.length === 0 && !mayChange) return null
  return (
    <section className={styles.part}>
      <h2>{messages.accountsBelowIt()}</h2>
      {accounts.length > 0 && (
        <ul className={styles.names}>
          {accounts.map(({ id, name }) => (
            <li key={id}>
              <Link href={officeLinks.customer(id)}>{name}</Link>
            </li>
          ))}
        </ul>
      )}
      {mayChange && (
        <p>
          <Link href={officeLinks.newRecord('Account', { ParentId: accountId })}>{messages.newAccountBelow()}</Link>
        </p>
      )}
    </section>
  )
}

interface ChildrenProps {
  readonly accounts: readonly NamedRecord[]
  readonly accountId: string
  readonly mayChange: boolean
}
