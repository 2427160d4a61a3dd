import { type RefObject, useEffect, useRef } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { FacetList } from '@hydrant/design/navigation/facet-list.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { HiddenQueryFields } from './hidden-query-fields.tsx'
import type { ListingQuery } from './listing-query.ts'
import styles from './listing-view.module.css'
import type { Listing } from './load-listing.ts'
import { SpanFields } from './span-fields.tsx'

/** The id of the filters, which a button opens on small screens. */
export const FILTERS_ID = 'filters'

/**
 * The subcategories and facets of a list. With scripts every change is applied immediately; without them by a button.
 */
export function Filters({ listing, query }: { readonly listing: Listing; readonly query: ListingQuery }) {
  const submit = useSubmit()
  const { pathname } = useLocation()
  const { form, rememberFocus } = useRestoredFocus(listing)
  if (listing.facets.length + listing.categories.length + listing.spans.length === 0) return null
  return (
    <aside id={FILTERS_ID} popover="auto" className={styles.filters} aria-label={messages.filters()}>
      <div className={styles.filtersHead}>
        <strong>{messages.filters()}</strong>
        <button type="button" popoverTarget={FILTERS_ID} popoverTargetAction="hide" className={styles.close}>
          <Icon name="utility:close" label={messages.close()} />
        </button>
      </div>
      {listing.categories.length > 0 && (
        <nav aria-label={messages.subcategories()} className={styles.categories}>
          <ul className={styles.categoryLinks}>
            {listing.categories.map((category) => (
              <li key={category.href}>
                <Link href={category.href}>
                  {category.label} <span className={styles.count}>{formatQuantity(String(category.count))}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <Form
        key={`${pathname} ${query.term}`}
        ref={form}
        onChange={(event) => {
          // Numbers are typed: they apply by their button.
          if (event.target instanceof HTMLInputElement && event.target.type === 'number') return
          rememberFocus(event.target)
          void submit(event.currentTarget, { preventScrollReset: true })
        }}
      >
        <HiddenQueryFields query={query} />
        <FacetList facets={listing.facets} />
        {listing.spans.map((span) => (
          <SpanFields key={span.name} span={span} />
        ))}
        <div className={styles.apply}>
          <Button type="submit" isWide>
            {messages.applyFilters()}
          </Button>
        </div>
      </Form>
    </aside>
  )
}

/**
 * Restores the focus to the filter that was changed last: the new list has its values in a new order, and the browser
 * drops the focus of an element that moves. Attach `form` to the form and call `rememberFocus` for every changed
 * control.
 */
function useRestoredFocus(listing: Listing): {
  readonly form: RefObject<HTMLFormElement | null>
  readonly rememberFocus: (changed: EventTarget) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const changedFilter = useRef<{ readonly name: string; readonly value: string } | null>(null)
  useEffect(() => {
    const lastChanged = changedFilter.current
    changedFilter.current = null
    if (lastChanged === null || form.current === null || document.activeElement !== document.body) return
    const sameNameBoxes = [...form.current.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter(
      ({ name }) => name === lastChanged.name,
    )
    const boxToFocus = sameNameBoxes.find(({ value }) => value === lastChanged.value) ?? sameNameBoxes[0]
    boxToFocus?.focus({ preventScroll: true })
  }, [listing])
  return {
    form,
    rememberFocus: (target) => {
      if (target instanceof HTMLInputElement) changedFilter.current = { name: target.name, value: target.value }
    },
  }
}
