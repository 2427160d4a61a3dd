import { Form } from 'react-router'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'

import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/account.js'
import { AddressLines } from '../checkout/address-lines.tsx'
import { links } from '../links.ts'
import styles from './address-book-page.module.css'
import type { AddressBook, AddressBookEntry } from './load-address-book.ts'

/** Lists the addresses of the effective account with links and buttons to change them. */
export function AddressBookPage({ book, accountName }: { readonly book: AddressBook; readonly accountName: string }) {
  const { entries, nextPage, previousPage } = book
  return (
    <PageWidth className={styles.page}>
      <Breadcrumb
        crumbs={[
          { label: messages.account(), href: links.account() },
          { label: messages.addresses(), href: links.addresses() },
        ]}
      />
      <div className={styles.head}>
        <h1>{messages.addresses()}</h1>
        <p>{accountName}</p>
        <ButtonLink href={links.newAddress()} size="s">
          {messages.addAddress()}
        </ButtonLink>
      </div>
      {entries.length === 0 ? (
        <EmptyState title={messages.addressBookEmpty()}>
          <p>
            {accountName === ''
              ? messages.addressBookEmptyHelpWithoutAccount()
              : messages.addressBookEmptyHelp({ account: accountName })}
          </p>
        </EmptyState>
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {(nextPage !== null || previousPage !== null) && (
        <nav aria-label={messages.pagesOfAddresses()} className={styles.paging}>
          {previousPage !== null && <Link href={links.addresses(previousPage)}>{messages.previousAddresses()}</Link>}
          {nextPage !== null && <Link href={links.addresses(nextPage)}>{messages.moreAddresses()}</Link>}
        </nav>
      )}
    </PageWidth>
  )
}

function Entry({ entry }: { readonly entry: AddressBookEntry }) {
  const { id, name, use, isDefault, lines } = entry
  return (
    <li className={styles.entry}>
      <p className={styles.badges}>
        <Badge>{use === 'Shipping' ? messages.delivery() : messages.billing()}</Badge>
        {isDefault && <Badge variant="strong">{messages.defaultBadge()}</Badge>}
      </p>
      <AddressLines address={entry} />
      <div className={styles.actions}>
        <ButtonLink
          href={links.address(id)}
          variant="secondary"
          size="s"
          aria-label={messages.changeAddress({ name, street: lines[0] ?? '' })}
        >
          {messages.change()}
        </ButtonLink>
        {!isDefault && (
          <Form method="post" action={links.addresses()} preventScrollReset>
            <input type="hidden" name="intent" value="default" />
            <input type="hidden" name="addressId" value={id} />
            <Button type="submit" variant="tertiary" size="s" aria-label={messages.makeAddressDefault({ name })}>
              {messages.makeDefault()}
            </Button>
          </Form>
        )}
        <Form method="post" action={links.addresses()} preventScrollReset>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="addressId" value={id} />
          <ConfirmedSubmit
            label={messages.deleteAddress()}
            title={messages.deleteAddressQuestion({ name })}
            text={messages.deleteAddressWarning()}
            confirmLabel={messages.deleteAddress()}
          />
        </Form>
      </div>
    </li>
  )
}
