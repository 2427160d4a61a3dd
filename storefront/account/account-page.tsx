import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { PageWidth, Section } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatPhone } from '@hydrant/kernel/locale/phone.ts'
import { AddressLines } from '../checkout/address-lines.tsx'
import { links } from '../links.ts'
import styles from './account-page.module.css'
import type { AddressBookEntry } from './load-address-book.ts'

interface AccountPageProps {
  readonly profile: NonNullable<SessionContext['profile']>
  /** The name of the effective account. */
  readonly accountName: string
  readonly defaults: readonly AddressBookEntry[]
}

/** The account page: profile, effective account, default addresses and links to the other account pages. */
export function AccountPage({ profile, accountName, defaults }: AccountPageProps) {
  const { firstName = '', lastName = '', email = '', phoneNumber = '' } = profile
  const details = [
    { label: 'Name', value: `${firstName} ${lastName}`.trim() },
    { label: 'Email address', value: email },
    { label: 'Phone', value: formatPhone(phoneNumber) },
    { label: 'Buying for', value: accountName },
  ]
  return (
    <PageWidth className={styles.page}>
      <h1>Account</h1>
      <div className={styles.parts}>
        <Section title="Profile">
          <SpecTable specs={details.filter(({ value }) => value !== '')} variant="plain" />
        </Section>
        <Section title="Default addresses" aside={<Link href={links.addresses()}>All addresses</Link>}>
          {defaults.length === 0 ? <p>No address is the default yet.</p> : <DefaultAddresses defaults={defaults} />}
        </Section>
      </div>
      <nav aria-label="Account">
        <ul className={styles.ways}>
          <AccountLink href={links.orders()} label="Orders" detail="Follow orders and order the same items again." />
          <AccountLink
            href={links.addresses()}
            label="Addresses"
            detail="Add, change and delete where orders and invoices go."
          />
          <AccountLink
            href={links.password()}
            label="Password"
            detail="Change it, and end your other sessions with it."
          />
          <AccountLink href={links.access()} label="Programs and sessions" detail="See and end what can act as you." />
        </ul>
      </nav>
    </PageWidth>
  )
}

function DefaultAddresses({ defaults }: Pick<AccountPageProps, 'defaults'>) {
  return (
    <div className={styles.defaults}>
      {defaults.map((entry) => (
        <div key={entry.id}>
          <h3>{entry.use === 'Shipping' ? 'Delivery' : 'Billing'}</h3>
          <AddressLines address={entry} />
        </div>
      ))}
    </div>
  )
}

function AccountLink({
  href,
  label,
  detail,
}: {
  readonly href: string
  readonly label: string
  readonly detail: string
}) {
  return (
    <li className={styles.way}>
      <Link href={href}>{label}</Link>
      <p>{detail}</p>
    </li>
  )
}
