import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { PageWidth, Section } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatPhone } from '@hydrant/kernel/locale/phone.ts'
import { AddressLines } from '../checkout/address-lines.tsx'
import { links } from '../links.ts'
import styles from './account-page.module.css'
import type { BookEntry } from './load-address-book.ts'

interface AccountPageProps {
  readonly profile: NonNullable<SessionContext['profile']>
  /** The account acted for. */
  readonly accountName: string
  readonly defaults: readonly BookEntry[]
}

/** Who is signed in, for which account, where its orders usually go, and the way to everything else of the account. */
export function AccountPage({ profile, accountName, defaults }: AccountPageProps) {
  const { firstName = '', lastName = '', email = '', phoneNumber = '' } = profile
  const facts = [
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
          <SpecTable specs={facts.filter(({ value }) => value !== '')} look="plain" />
        </Section>
        <Section title="Default addresses" aside={<Link href={links.addresses()}>All addresses</Link>}>
          {defaults.length === 0 ? <p>No address is the default yet.</p> : <DefaultAddresses defaults={defaults} />}
        </Section>
      </div>
      <nav aria-label="Account">
        <ul className={styles.ways}>
          <Way href={links.orders()} label="Orders" detail="Follow orders and order the same items again." />
          <Way
            href={links.addresses()}
            label="Addresses"
            detail="Add, change and delete where orders and invoices go."
          />
          <Way href={links.password()} label="Password" detail="Change it, and end your other sessions with it." />
          <Way href={links.access()} label="Programs and sessions" detail="See and end what can act as you." />
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

function Way({ href, label, detail }: { readonly href: string; readonly label: string; readonly detail: string }) {
  return (
    <li className={styles.way}>
      <Link href={href}>{label}</Link>
      <p>{detail}</p>
    </li>
  )
}
