import { Form } from 'react-router'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/checkout.js'
import { links } from '../links.ts'
import styles from './address-step.module.css'
import type { CheckoutView } from './checkout-view.ts'

type AddressPage = Pick<CheckoutView, 'addresses' | 'addressSearch' | 'nextAddresses' | 'previousAddresses'>

/** Searches the addresses of an account that has more of them than one page shows; works without scripts. */
export function AddressSearchForm({ checkout }: { readonly checkout: AddressPage }) {
  const { addresses, addressSearch, nextAddresses } = checkout
  const { term, pageToken } = addressSearch
  if (term === '' && pageToken === '' && nextAddresses === null) return null
  return (
    <>
      <Form method="get" action={links.checkout()} preventScrollReset replace role="search" className={styles.search}>
        <input type="hidden" name="change" value="address" />
        <TextField
          key={term}
          type="search"
          name="address"
          label={messages.searchAddresses()}
          hint={messages.searchAddressesHint()}
          showOptional={false}
          maxLength={100}
          defaultValue={term}
          className={styles.term}
        />
        <Button type="submit" variant="secondary">
          {messages.searchButton()}
        </Button>
      </Form>
      {term !== '' && (
        <p role="status">
          {addresses.length === 0 ? messages.noAddressMatches({ term }) : messages.addressesWith({ term })}{' '}
          <Link href={links.checkout('address')} prefetch="none">
            {messages.showAllAddresses()}
          </Link>
        </p>
      )}
    </>
  )
}

/** Links to the pages of addresses beside the one that is shown. */
export function AddressPages({ checkout }: { readonly checkout: AddressPage }) {
  const { addressSearch, nextAddresses, previousAddresses } = checkout
  if (nextAddresses === null && previousAddresses === null) return null
  const toPage = (pageToken: string) => links.checkoutAddresses({ term: addressSearch.term, pageToken })
  return (
    <nav className={styles.pages} aria-label={messages.pagesOfAddresses()}>
      {previousAddresses !== null && (
        <Link href={toPage(previousAddresses)} prefetch="none">
          {messages.previousAddresses()}
        </Link>
      )}
      {nextAddresses !== null && (
        <Link href={toPage(nextAddresses)} prefetch="none">
          {messages.nextAddresses()}
        </Link>
      )}
    </nav>
  )
}
