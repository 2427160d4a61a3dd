import { Form } from 'react-router'
import { Badge } from '@hydrant/design/feedback/badge.tsx'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import { Breadcrumb } from '@hydrant/design/navigation/breadcrumb.tsx'
import { Button, ButtonLink } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { ConfirmedSubmit } from '@hydrant/design/overlay/confirmed-submit.tsx'
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
          { label: 'Account', href: links.account() },
          { label: 'Addresses', href: links.addresses() },
        ]}
      />
      <div className={styles.head}>
        <h1>Addresses</h1>
        <p>{accountName}</p>
        <ButtonLink href={links.newAddress()} size="s">
          Add an address
        </ButtonLink>
      </div>
      {entries.length === 0 ? (
        <EmptyState title="No addresses yet">
          <p>Addresses that orders and invoices of {accountName || 'your account'} can go to appear here.</p>
        </EmptyState>
      ) : (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ul>
      )}
      {(nextPage !== null || previousPage !== null) && (
        <nav aria-label="Pages of addresses" className={styles.paging}>
          {previousPage !== null && <Link href={links.addresses(previousPage)}>Previous addresses</Link>}
          {nextPage !== null && <Link href={links.addresses(nextPage)}>More addresses</Link>}
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
        <Badge>{use === 'Shipping' ? 'Delivery' : 'Billing'}</Badge>
        {isDefault && <Badge kindLabel="strong">Default</Badge>}
      </p>
      <AddressLines address={entry} />
      <div className={styles.actions}>
        <ButtonLink
          href={links.address(id)}
          variant="secondary"
          size="s"
          aria-label={`Change ${name}, ${lines[0] ?? ''}`}
        >
          Change
        </ButtonLink>
        {!isDefault && (
          <Form method="post" action={links.addresses()} preventScrollReset>
            <input type="hidden" name="intent" value="default" />
            <input type="hidden" name="addressId" value={id} />
            <Button type="submit" variant="tertiary" size="s">
              Make default<VisuallyHidden>: {name}</VisuallyHidden>
            </Button>
          </Form>
        )}
        <Form method="post" action={links.addresses()} preventScrollReset>
          <input type="hidden" name="intent" value="delete" />
          <input type="hidden" name="addressId" value={id} />
          <ConfirmedSubmit
            label="Delete"
            title={`Delete ${name}?`}
            text="Orders that were sent there keep the address. New ones can no longer choose it."
            confirmLabel="Delete"
          />
        </Form>
      </div>
    </li>
  )
}
