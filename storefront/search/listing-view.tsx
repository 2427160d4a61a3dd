import { useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { CardGrid } from '@hydrant/design/layout/page.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { FacetList } from '@hydrant/design/navigation/facet-list.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Pagination } from '@hydrant/design/navigation/pagination.tsx'
import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { CardAction } from '../catalogue/card-action.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { listingHref, type ListingQuery } from './listing-query.ts'
import styles from './listing-view.module.css'
import type { Listing } from './load-listing.ts'

const FILTERS_ID = 'filters'

/** A list of products with filters, order and pages; everything is in the address, and works as plain forms and links. */
export function ListingView({ listing, query, canDropTerm = false }: { readonly listing: Listing; readonly query: ListingQuery; readonly canDropTerm?: boolean }) {
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className={styles.listing}>
      <Filters listing={listing} query={query} />
      <div className={classNames(styles.results, isLoading && styles.loading)}>
        <Toolbar listing={listing} query={query} />
        <AppliedFilters facets={listing.facets} query={query} canDropTerm={canDropTerm} />
        <Results listing={listing} query={query} />
        <Pagination page={query.page} pageCount={listing.pageCount} hrefOf={(page) => listingHref(query, { page })} label="Pages of products" />
      </div>
    </div>
  )
}

function Results({ listing, query }: { readonly listing: Listing; readonly query: ListingQuery }) {
  if (listing.products.length === 0) {
    return <NoResults query={query} />
  }
  return (
    <CardGrid kind={query.layout === 'list' ? 'wide' : 'cards'}>
      {listing.products.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} layout={query.layout} headingLevel={2} action={<CardAction product={product} />} />
        </li>
      ))}
    </CardGrid>
  )
}

/** Offers only what this search has: filters to take away, or a term to put differently. */
function NoResults({ query }: { readonly query: ListingQuery }) {
  if (Object.keys(query.chosen).length > 0) {
    return (
      <EmptyState title="Nothing matches all of this">
        <p>Take a filter away, or search for a part number, a brand or a plainer word.</p>
        <Link href={listingHref(query, { chosen: {} })}>Remove all filters</Link>
      </EmptyState>
    )
  }
  if (query.term === '') return <EmptyState title="There are no products here" />
  return (
    <EmptyState title="Nothing matches this search">
      <p>Check the spelling, or search for a part number, a brand or a plainer word.</p>
    </EmptyState>
  )
}

function Filters({ listing, query }: { readonly listing: Listing; readonly query: ListingQuery }) {
  const submit = useSubmit()
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
      <Form key={listingHref(query, {})} onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}>
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

function Toolbar({ listing, query }: { readonly listing: Listing; readonly query: ListingQuery }) {
  const { total } = listing
  const hasFilters = listing.facets.length + listing.categories.length > 0
  return (
    <div className={styles.toolbar}>
      <p className={styles.total}>
        {formatQuantity(String(total))} {total === 1 ? 'product' : 'products'}
      </p>
      {hasFilters && (
        <button type="button" className={styles.filterButton} popoverTarget={FILTERS_ID}>
          <Icon name="utility:filter" size="small" /> Filters
        </button>
      )}
      {listing.products.length > 0 && (
        <>
          <SortForm listing={listing} query={query} />
          <div className={styles.layouts}>
            <LayoutLink query={query} layout="grid" label="Show as grid" />
            <LayoutLink query={query} layout="list" label="Show as list" />
          </div>
        </>
      )}
    </div>
  )
}

function SortForm({ listing: { sortRules }, query }: { readonly listing: Listing; readonly query: ListingQuery }) {
  const chosen = sortRules.find((rule) => rule.isSelected)?.id ?? ''
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  return (
    <Form ref={form} className={styles.sort}>
      <KeptFields query={{ ...query, sort: '' }} />
      {Object.entries(query.chosen).flatMap(([name, values]) => values.map((value) => <input key={`${name} ${value}`} type="hidden" name={`facet.${name}`} value={value} />))}
      <label>
        Sort by{' '}
        <select key={chosen} name="sort" defaultValue={chosen} onChange={() => void submit(form.current, { preventScrollReset: true })}>
          {sortRules.map((rule) => (
            <option key={rule.id} value={rule.id}>
              {rule.label}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className={styles.apply}>
        Sort
      </button>
    </Form>
  )
}

function LayoutLink({ query, layout, label }: { readonly query: ListingQuery; readonly layout: 'grid' | 'list'; readonly label: string }) {
  return (
    <Link href={listingHref(query, { layout, page: query.page })} className={styles.layout} aria-current={query.layout === layout ? 'true' : undefined}>
      <Icon name={`utility:${layout}`} label={label} />
    </Link>
  )
}

/** The parts of a query that a form about something else must not lose. */
function KeptFields({ query }: { readonly query: ListingQuery }) {
  return (
    <>
      {query.term !== '' && <input type="hidden" name="q" value={query.term} />}
      {query.sort !== '' && <input type="hidden" name="sort" value={query.sort} />}
      {query.layout === 'list' && <input type="hidden" name="view" value="list" />}
    </>
  )
}
