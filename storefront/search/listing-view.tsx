import { Suspense, useRef, useState } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { CardGrid } from '@hydrant/design/layout/page.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { Pagination } from '@hydrant/design/navigation/pagination.tsx'
import { ProductCard } from '@hydrant/design/product-card/product-card.tsx'
import { createLazyView } from '@hydrant/page-builder/registry/view.ts'

import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { CardAction } from '../catalogue/card-action.tsx'
import { AppliedFilters } from './applied-filters.tsx'
import { CompareBar, CompareBox } from './compare-bar.tsx'
import { Filters, FILTERS_ID } from './filters.tsx'
import { HiddenQueryFields } from './hidden-query-fields.tsx'
import { type ListingLayout, toListingHref, type ListingQuery } from './listing-query.ts'
import type { ListingTable } from './listing-table.ts'
import { links } from '../links.ts'
import styles from './listing-view.module.css'
import type { Listing } from './load-listing.ts'
import type { LabeledLink } from './load-similar-searches.ts'
import { LinkList, NoResults } from './no-results.tsx'

const productTable = createLazyView(() => import('./product-table.tsx'))

/** Loads what a list needs besides; only those who look at tables load their code. A failure is ignored. */
export async function prepareListing({ query }: { readonly query: ListingQuery }): Promise<void> {
  if (query.layout === 'table') await Promise.allSettled([productTable.preload()])
}

/** What a list of products shows. */
export interface ListingViewProps {
  readonly listing: Listing
  readonly query: ListingQuery
  /** Similar searches with results, when this one has none. */
  readonly similarSearches?: readonly LabeledLink[]
  /** Pages with the words of a search. */
  readonly foundPages?: readonly LabeledLink[]
  /** Whether the list also exists without the search term. */
  readonly canDropTerm?: boolean
}

/** A list of products with filters, order and pages; its state is in the URL and works with plain forms and links. */
export function ListingView({
  listing,
  query,
  similarSearches = [],
  foundPages = [],
  canDropTerm = false,
}: ListingViewProps) {
  const isLoading = useNavigation().state === 'loading'
  return (
    <div className={styles.listing}>
      <Filters listing={listing} query={query} />
      <div className={classNames(styles.results, isLoading && styles.loading)}>
        <Toolbar listing={listing} query={query} />
        <AppliedFilters facets={listing.facets} spans={listing.spans} query={query} canDropTerm={canDropTerm} />
        <Results listing={listing} query={query} similarSearches={similarSearches} foundPages={foundPages} />
        <CompareBar />
        <Pagination
          page={query.page}
          pageCount={listing.pageCount}
          hrefOf={(page) => toListingHref(query, { page })}
          label={messages.pagesOfProducts()}
        />
        {listing.products.length > 0 && foundPages.length > 0 && (
          <LinkList title={messages.foundPages()} entries={foundPages} />
        )}
      </div>
    </div>
  )
}

function Results({ listing, query, similarSearches = [], foundPages = [] }: ListingViewProps) {
  if (listing.products.length === 0)
    return <NoResults query={query} similarSearches={similarSearches} foundPages={foundPages} />
  if (listing.table !== null) return <Table products={listing.products} table={listing.table} />
  const layout = query.layout === 'list' ? 'list' : 'grid'
  return (
    <CardGrid kind={layout === 'list' ? 'wide' : 'cards'}>
      {listing.products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            layout={layout}
            headingLevel={2}
            action={
              <>
                <CardAction product={product} />
                <CompareBox product={product} />
              </>
            }
          />
        </li>
      ))}
    </CardGrid>
  )
}

function Table(props: Pick<Listing, 'products'> & { readonly table: ListingTable }) {
  const [View] = useState(() => productTable.component())
  return (
    <Suspense fallback={null}>
      <View {...props} />
    </Suspense>
  )
}

function Toolbar({ listing, query }: { readonly listing: Listing; readonly query: ListingQuery }) {
  const { total } = listing
  const hasFilters = listing.facets.length + listing.categories.length + listing.spans.length > 0
  return (
    <div className={styles.toolbar}>
      <p className={styles.total}>{messages.productCount({ count: total })}</p>
      <div className={styles.controls}>
        {hasFilters && (
          <button type="button" className={styles.filterButton} popoverTarget={FILTERS_ID}>
            <Icon name="utility:filter" size="small" /> {messages.filters()}
          </button>
        )}
        {listing.products.length > 0 && <SortForm listing={listing} query={query} />}
        <Link href={links.cart()} className={styles.cart}>
          <Icon name="utility:cart" size="small" /> {messages.cart()}
        </Link>
      </div>
      {listing.products.length > 0 && (
        <div className={styles.layouts}>
          <LayoutLink query={query} layout="grid" label={messages.showAsGrid()} />
          <LayoutLink query={query} layout="list" label={messages.showAsList()} />
          <LayoutLink query={query} layout="table" label={messages.showAsTable()} />
        </div>
      )}
    </div>
  )
}

function SortForm({ listing: { sortRules }, query }: { readonly listing: Listing; readonly query: ListingQuery }) {
  const selectedRuleId = sortRules.find((rule) => rule.isSelected)?.id ?? ''
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  return (
    <Form ref={form} className={styles.sort}>
      <HiddenQueryFields query={{ ...query, sort: '' }} />
      {Object.entries(query.chosenFacets).flatMap(([name, values]) =>
        values.map((value) => <input key={`${name} ${value}`} type="hidden" name={`facet.${name}`} value={value} />),
      )}
      <label>
        {messages.sortBy()}{' '}
        <select
          key={selectedRuleId}
          name="sort"
          defaultValue={selectedRuleId}
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
        {messages.sortButton()}
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
  readonly layout: ListingLayout
  readonly label: string
}) {
  const href = toListingHref(query, { layout, page: query.page })
  return (
    <Link
      // Without a name in the address, the layout that was chosen last would count.
      href={layout === 'grid' ? `${href}${href === '?' ? '' : '&'}view=grid` : href}
      className={styles.layout}
      // Loading it in advance would remember it.
      prefetch="none"
      aria-current={query.layout === layout ? 'true' : undefined}
    >
      <Icon name={`utility:${layout}`} label={label} />
    </Link>
  )
}
