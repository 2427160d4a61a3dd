import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { PageWidth, Section } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatPhone } from '@hydrant/kernel/locale/phone.ts'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { listLinks } from '../buyer-lists/list-links.ts'
import { AddressLines } from '../checkout/address-lines.tsx'
import { links } from '../links.ts'
import { quickOrderLinks } from '../quick-order/quick-order-links.ts'
import { peopleLinks } from '../people/people-links.ts'
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
    { label: messages.name(), value: `${firstName} ${lastName}`.trim() },
    { label: messages.emailAddress(), value: email },
    { label: messages.phone(), value: formatPhone(phoneNumber) },
    { label: messages.buyingFor(), value: accountName },
  ]
  return (
    <PageWidth className={styles.page}>
      <h1>{messages.account()}</h1>
      <div className={styles.parts}>
        <Section title={messages.profile()}>
          <SpecTable specs={details.filter(({ value }) => value !== '')} variant="plain" />
        </Section>
        <Section
          title={messages.defaultAddresses()}
          aside={<Link href={links.addresses()}>{messages.allAddresses()}</Link>}
        >
          {defaults.length === 0 ? <p>{messages.noDefaultAddress()}</p> : <DefaultAddresses defaults={defaults} />}
        </Section>
      </div>
      <nav aria-label={messages.account()}>
        <ul className={styles.ways}>
          <AccountLink href={links.orders()} label={messages.orders()} detail={messages.ordersDetail()} />
          <AccountLink
            href={quickOrderLinks.page()}
            label={messages.quickOrder()}
            detail={messages.quickOrderDetail()}
          />
          <AccountLink href={listLinks.lists()} label={messages.lists()} detail={messages.listsDetail()} />
          <AccountLink
            href={listLinks.boughtBefore()}
            label={messages.boughtBefore()}
            detail={messages.boughtBeforeDetail()}
          />
          <AccountLink href={links.addresses()} label={messages.addresses()} detail={messages.addressesDetail()} />
          <AccountLink href={peopleLinks.email()} label={messages.emailAddress()} detail={messages.emailDetail()} />
          <AccountLink href={links.password()} label={messages.password()} detail={messages.passwordDetail()} />
          <AccountLink
            href={peopleLinks.secondFactor()}
            label={messages.secondFactor()}
            detail={messages.secondFactorDetail()}
          />
          <AccountLink
            href={links.access()}
            label={messages.programsAndSessions()}
            detail={messages.programsAndSessionsDetail()}
          />
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
          <h3>{entry.use === 'Shipping' ? messages.delivery() : messages.billing()}</h3>
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
