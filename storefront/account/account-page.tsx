import type { ReactNode } from 'react'
import { Form } from 'react-router'
import type { SessionContext } from '@hydrant/contract/shop/session.ts'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { SpecTable } from '@hydrant/design/fields/spec-table.tsx'
import { PhoneLink } from '@hydrant/design/format/phone-link.tsx'
import { PageWidth, Section } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Table, type TableColumn } from '@hydrant/design/table/table.tsx'
import { formatMoney } from '@hydrant/kernel/locale/format-decimal.ts'
import { formatPhone } from '@hydrant/kernel/locale/phone.ts'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { listLinks } from '../buyer-lists/list-links.ts'
import { AddressLines } from '../checkout/address-lines.tsx'
import { invoiceLinks } from '../invoices/invoice-links.ts'
import { links } from '../links.ts'
import { noticeLinks } from '../notices/notice-links.ts'
import type { HistoryRow } from '../orders/load-history.ts'
import { partNumberLinks } from '../part-numbers/part-number-links.ts'
import { peopleLinks } from '../people/people-links.ts'
import { quickOrderLinks } from '../quick-order/quick-order-links.ts'
import styles from './account-page.module.css'
import { type LanguageFormProps, LanguageForm } from './language-form.tsx'
import type { AccountHome, ShopContact } from './load-account-home.ts'

interface AccountPageProps {
  readonly profile: NonNullable<SessionContext['profile']>
  /** The name of the effective account. */
  readonly accountName: string
  readonly home: AccountHome
}

/**
 * The account page: the latest orders, what is left to pay, the lists and who to call, then the profile, the default
 * addresses and links to the other account pages.
 */
export function AccountPage({ profile, accountName, home }: AccountPageProps) {
  return (
    <PageWidth className={styles.page}>
      <div className={styles.head}>
        <h1>{messages.account()}</h1>
        <p>{accountName}</p>
      </div>
      <div className={styles.parts}>
        <LatestOrders orders={home.orders} accountName={accountName} />
        <div className={styles.column}>
          <OpenInvoices balances={home.openBalances} />
          <ShortLists lists={home.lists} />
          {home.notices.length > 0 && <Notices notices={home.notices} />}
          <Contact contact={home.contact} />
        </div>
      </div>
      <nav aria-label={messages.account()}>
        <ul className={styles.ways}>
          {createWays().map(({ href, label, detail }) => (
            <li key={href} className={styles.way}>
              <Link href={href}>{label}</Link>
              <p>{detail}</p>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles.details}>
        <Profile profile={profile} accountName={accountName} language={home.language} />
        <DefaultAddresses addresses={home.defaultAddresses} />
      </div>
    </PageWidth>
  )
}

function LatestOrders({
  orders,
  accountName,
}: {
  readonly orders: AccountHome['orders']
  readonly accountName: string
}) {
  return (
    <Section title={messages.latestOrders()} aside={<Link href={links.orders()}>{messages.allOrders()}</Link>}>
      <Part of={orders} emptyText={messages.noOrdersYet()}>
        {(rows) => (
          <Table
            caption={messages.latestOrdersOf({ account: accountName })}
            columns={createOrderColumns()}
            rows={rows}
            rowKey={({ id }) => id}
          />
        )}
      </Part>
    </Section>
  )
}

function createOrderColumns(): readonly TableColumn<HistoryRow>[] {
  return [
    { label: messages.orderNumber(), cell: (row) => <Link href={links.order(row.id)}>{row.orderNumber}</Link> },
    { label: messages.orderDate(), cell: ({ date }) => date },
    { label: messages.purchaseOrder(), cell: ({ purchaseOrderNumber }) => purchaseOrderNumber },
    { label: messages.orderedBy(), cell: ({ orderedBy }) => orderedBy },
    { label: messages.orderStatus(), cell: ({ status }) => <Badge>{status}</Badge> },
    { label: messages.orderTotal(), isAtEnd: true, cell: ({ total, currency }) => formatMoney(total, currency) },
  ]
}

function OpenInvoices({ balances }: { readonly balances: AccountHome['openBalances'] }) {
  return (
    <Section
      title={messages.openInvoices()}
      aside={<Link href={invoiceLinks.invoices()}>{messages.allInvoices()}</Link>}
    >
      <Part of={balances} emptyText={messages.noOpenInvoices()}>
        {(sentences) => (
          <>
            {sentences.map((sentence) => (
              <p key={sentence}>{sentence}</p>
            ))}
            <p>
              <Link href={invoiceLinks.invoices({ state: 'Open' })}>{messages.seeOpenInvoices()}</Link>
            </p>
          </>
        )}
      </Part>
    </Section>
  )
}

function ShortLists({ lists }: { readonly lists: AccountHome['lists'] }) {
  return (
    <Section title={messages.lists()} aside={<Link href={listLinks.lists()}>{messages.allLists()}</Link>}>
      <Part of={lists} emptyText={messages.noListsYet()}>
        {(rows) => (
          <ul className={styles.lists}>
            {rows.map(({ id, name, lineCount }) => (
              <li key={id}>
                <Link href={listLinks.list(id)}>{name}</Link>
                <span>{messages.listLines({ count: lineCount })}</span>
              </li>
            ))}
          </ul>
        )}
      </Part>
    </Section>
  )
}

function Notices({ notices }: Pick<AccountHome, 'notices'>) {
  return (
    <Section title={messages.notices()}>
      <p>{messages.noticesHint()}</p>
      <ul className={styles.lists}>
        {notices.map(({ noticeId, name, sku, href }) => (
          <li key={noticeId}>
            <Link href={href}>{[sku, name].join(' · ')}</Link>
            <Form method="post" action={noticeLinks.page()} preventScrollReset replace>
              <input type="hidden" name="noticeId" value={noticeId} />
              <input type="hidden" name="returnTo" value={links.account()} />
              <Button
                type="submit"
                name="intent"
                value="cancel"
                variant="tertiary"
                size="s"
                aria-label={messages.noticeEndOf({ product: name })}
              >
                {messages.noticeEnd()}
              </Button>
            </Form>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Shows entries, or says that there are none, or that they could not be read. */
function Part<Entry>({
  of: entries,
  emptyText,
  children,
}: {
  readonly of: readonly Entry[] | null
  readonly emptyText: string
  readonly children: (entries: readonly Entry[]) => ReactNode
}) {
  if (entries === null) return <p>{messages.notRead()}</p>
  return entries.length === 0 ? <p className={styles.empty}>{emptyText}</p> : children(entries)
}

function Contact({ contact: { phone, email, lines } }: { readonly contact: ShopContact }) {
  if (phone === '' && email === '' && lines.length === 0) return null
  return (
    <Section title={messages.contact()}>
      {phone !== '' && (
        <p>
          <PhoneLink number={phone} />
        </p>
      )}
      {email !== '' && (
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
      )}
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Section>
  )
}

function Profile({
  profile,
  accountName,
  language,
}: Pick<AccountPageProps, 'profile' | 'accountName'> & { readonly language: LanguageFormProps }) {
  const { firstName = '', lastName = '', email = '', phoneNumber = '' } = profile
  const details = [
    { label: messages.name(), value: `${firstName} ${lastName}`.trim() },
    { label: messages.emailAddress(), value: email },
    { label: messages.phone(), value: formatPhone(phoneNumber) },
    { label: messages.buyingFor(), value: accountName },
  ]
  return (
    <Section title={messages.profile()}>
      <SpecTable specs={details.filter(({ value }) => value !== '')} variant="plain" />
      <LanguageForm {...language} />
    </Section>
  )
}

function DefaultAddresses({ addresses }: { readonly addresses: AccountHome['defaultAddresses'] }) {
  return (
    <Section
      title={messages.defaultAddresses()}
      aside={<Link href={links.addresses()}>{messages.allAddresses()}</Link>}
    >
      {addresses.length === 0 ? (
        <p>{messages.noDefaultAddress()}</p>
      ) : (
        <div className={styles.defaults}>
          {addresses.map((entry) => (
            <div key={entry.id}>
              <h3>{entry.use === 'Shipping' ? messages.delivery() : messages.billing()}</h3>
              <AddressLines address={entry} />
            </div>
          ))}
        </div>
      )}
    </Section>
  )
}

function createWays() {
  return [
    { href: links.orders(), label: messages.orders(), detail: messages.ordersDetail() },
    { href: invoiceLinks.invoices(), label: messages.invoices(), detail: messages.invoicesDetail() },
    { href: quickOrderLinks.page(), label: messages.quickOrder(), detail: messages.quickOrderDetail() },
    { href: listLinks.lists(), label: messages.lists(), detail: messages.listsDetail() },
    { href: listLinks.boughtBefore(), label: messages.boughtBefore(), detail: messages.boughtBeforeDetail() },
    { href: partNumberLinks.page(), label: messages.yourNumbers(), detail: messages.yourNumbersDetail() },
    { href: links.addresses(), label: messages.addresses(), detail: messages.addressesDetail() },
    { href: peopleLinks.email(), label: messages.emailAddress(), detail: messages.emailDetail() },
    { href: peopleLinks.mailSettings(), label: messages.notifications(), detail: messages.notificationsDetail() },
    { href: links.password(), label: messages.password(), detail: messages.passwordDetail() },
    { href: peopleLinks.secondFactor(), label: messages.secondFactor(), detail: messages.secondFactorDetail() },
    { href: links.access(), label: messages.programsAndSessions(), detail: messages.programsAndSessionsDetail() },
  ]
}
