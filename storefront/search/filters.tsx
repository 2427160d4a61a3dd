import { type RefObject, useEffect, useRef } from 'react'
import { Form, useLocation, useSubmit } from 'react-router'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { FacetList } from '@hydrant/design/navigation/facet-list.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { KeptFields } from './kept-fields.tsx'
import type { ListingQuery } from './listing-query.ts'
import styles from './listing-view.module.css'
import type { Listing } from './load-listing.ts'

/** The id of the filters, which a button opens where there is no room for them beside the list. */
export const FILTERS_ID = 'filters'

/**
 * The subcategories and facets that a list can be narrowed by. With scripts every change is applied at once; without
 * them a button does it.
 */
export function Filters({ listing, query }: { readonly listing: Listing; readonly query: ListingQuery }) {
  const submit = useSubmit()
  const { pathname } = useLocation()
  const { form, remember } = useKeptFocus(listing)
  if (listing.facets.length + listing.categories.length === 0) return null
  return (
    <aside id={FILTERS_ID} popover="auto" className={styles.filters} aria-label="Filters">
      <div className={styles.filtersHead}>
        <strong>Filters</strong>
        <button type="button" popoverTarget={FILTERS_ID} popoverTargetAction="hide" className={styles.close}>
          <Icon name="utility:close" label="Close" />
        </button>
      </div>
      {listing.categories.length > 0 && (
        <nav aria-label="Subcategories" className={styles.categories}>
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
          remember(event.target)
          void submit(event.currentTarget, { preventScrollReset: true })
        }}
      >
        <KeptFields query={query} />
        <FacetList facets={listing.facets} />
        <div className={styles.apply}>
          <Button type="submit" isWide>
            Apply filters
          </Button>
        </div>
      </Form>
    </aside>
  )
}

/**
 * Keeps the focus in the filter that was changed last: the new list has its values in a new order, and the browser
 * drops the focus of a control that moves. Give it to the form, and every control that changes to `remember`.
 */
function useKeptFocus(listing: Listing): {
  readonly form: RefObject<HTMLFormElement | null>
  readonly remember: (changed: EventTarget) => void
} {
  const form = useRef<HTMLFormElement>(null)
  const changed = useRef<{ readonly name: string; readonly value: string } | null>(null)
  useEffect(() => {
    const last = changed.current
    changed.current = null
    if (last === null || form.current === null || document.activeElement !== document.body) return
    const boxes = [...form.current.querySelectorAll<HTMLInputElement>('input[type="checkbox"]')].filter(
      ({ name }) => name === last.name,
    )
    const box = boxes.find(({ value }) => value === last.value) ?? boxes[0]
    box?.focus({ preventScroll: true })
  }, [listing])
  return {
    form,
    remember: (target) => {
      if (target instanceof HTMLInputElement) changed.current = { name: target.name, value: target.value }
    },
  }
}
