import { useRef } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { CardGrid } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Pagination } from '@hydrant/design/navigation/pagination.tsx'
import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { CardAction } from '../catalogue/card-action.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { Filters, FILTERS_ID } from './filters.tsx'
import { KeptFields } from './kept-fields.tsx'
import { listingHref, type ListingQuery } from './listing-query.ts'
import styles from './listing-view.module.css'
import type { Listing } from './load-listing.ts'
import type { NearTerm } from './load-near-terms.ts'
import { NoResults } from './no-results.tsx'

interface ListingViewProps {
  readonly listing: Listing
  readonly query: ListingQuery
  /** Searches that find something, where this one finds nothing. */
  readonly nearTerms?: readonly NearTerm[]
  /** Whether the list exists without the search term too. */
  readonly canDropTerm?: boolean
}

/**
 * A list of products with filters, order and pages; everything is in the address, and works as plain forms and links.
 */
export function ListingView({ listing, query, nearTerms = [], canDropTerm = false }: ListingViewProps) {
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className={styles.listing}>
      <Filters listing={listing} query={query} />
      <div className={classNames(styles.results, isLoading && styles.loading)}>
        <Toolbar listing={listing} query={query} />
        <AppliedFilters facets={listing.facets} query={query} canDropTerm={canDropTerm} />
        <Results listing={listing} query={query} nearTerms={nearTerms} />
        <Pagination
          page={query.page}
          pageCount={listing.pageCount}
          hrefOf={(page) => listingHref(query, { page })}
          label="Pages of products"
        />
      </div>
    </div>
  )
}

function Results({ listing, query, nearTerms = [] }: ListingViewProps) {
  if (listing.products.length === 0) return <NoResults query={query} nearTerms={nearTerms} />
  return (
    <CardGrid kind={query.layout === 'list' ? 'wide' : 'cards'}>
      {listing.products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            layout={query.layout}
            headingLevel={2}
            action={<CardAction product={product} />}
          />
        </li>
      ))}
    </CardGrid>
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
      {Object.entries(query.chosen).flatMap(([name, values]) =>
        values.map((value) => <input key={`${name} ${value}`} type="hidden" name={`facet.${name}`} value={value} />),
      )}
      <label>
        Sort by{' '}
        <select
          key={chosen}
          name="sort"
          defaultValue={chosen}
          onChange={() => void submit(form.current, { preventScrollReset: true })}
        >
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

function LayoutLink({
  query,
  layout,
  label,
}: {
  readonly query: ListingQuery
  readonly layout: 'grid' | 'list'
  readonly label: string
}) {
  return (
    <Link
      href={listingHref(query, { layout, page: query.page })}
      className={styles.layout}
      aria-current={query.layout === layout ? 'true' : undefined}
    >
      <Icon name={`utility:${layout}`} label={label} />
    </Link>
  )
}
