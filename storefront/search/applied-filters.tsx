import { Icon } from '@hydrant/design/icon/icon.tsx'

import type { FacetModel } from '@hydrant/design/navigation/facet-list.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import styles from './applied-filters.module.css'
import { toFacetFieldName, toListingHref, type ListingQuery } from './listing-query.ts'
import type { SpanFilter } from './span-filter.ts'

interface AppliedFiltersProps {
  readonly facets: readonly FacetModel[]
  readonly spans: readonly SpanFilter[]
  readonly query: ListingQuery
  /** Whether the list also exists without the search term. */
  readonly canDropTerm: boolean
}

/** The chosen filters, each a link that removes it. */
export function AppliedFilters({ facets, spans, query, canDropTerm }: AppliedFiltersProps) {
  const chosenFilters = Object.entries(query.chosenFacets).flatMap(([name, values]) =>
    values.map((value) => ({ name, value })),
  )
  const term = canDropTerm ? query.term : ''
  if (chosenFilters.length === 0 && term === '') return null
  return (
    <ul className={styles.applied} aria-label={messages.chosenFilters()}>
      {term !== '' && <AppliedFilter label={messages.search({ term })} href={toListingHref(query, { term: '' })} />}
      {chosenFilters.map(({ name, value }) => (
        <AppliedFilter
          key={`${name} ${value}`}
          label={getSpanLabel(spans, name, value) ?? getFilterLabel(facets, name, value)}
          href={toListingHref(query, { chosenFacets: withoutFilterValue(query.chosenFacets, name, value) })}
        />
      ))}
      <li>
        <Link href={toListingHref(query, { chosenFacets: {}, ...(canDropTerm && { term: '' }) })}>
          {messages.removeAll()}
        </Link>
      </li>
    </ul>
  )
}

function AppliedFilter({ label, href }: { readonly label: string; readonly href: string }) {
  return (
    <li>
      <Link href={href} className={styles.filter} aria-label={messages.removeFilter({ filter: label })}>
        {label}
        <Icon name="utility:close" size="small" />
      </Link>
    </li>
  )
}

function withoutFilterValue(
  chosenFacets: ListingQuery['chosenFacets'],
  name: string,
  value: string,
): ListingQuery['chosenFacets'] {
  const remainingValues = (chosenFacets[name] ?? []).filter((other) => other !== value)
  const otherFacets = Object.fromEntries(Object.entries(chosenFacets).filter(([key]) => key !== name))
  return remainingValues.length === 0 ? otherFacets : { ...otherFacets, [name]: remainingValues }
}

function getSpanLabel(spans: readonly SpanFilter[], name: string, value: string): string | null {
  for (const { label, minField, maxField } of spans) {
    if (toFacetFieldName(name) === minField) return messages.atLeast({ filter: label, value })
    if (toFacetFieldName(name) === maxField) return messages.atMost({ filter: label, value })
  }
  return null
}

function getFilterLabel(facets: readonly FacetModel[], name: string, value: string): string {
  const facet = facets.find((candidate) => candidate.field === toFacetFieldName(name))
  const label = facet?.values.find((candidate) => candidate.value === value)?.label ?? value
  return facet === undefined ? label : messages.filterValue({ filter: facet.label, value: label })
}
