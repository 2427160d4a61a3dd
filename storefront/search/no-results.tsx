import { useRouteLoaderData } from 'react-router'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { links } from '../links.ts'
import type { loader } from '../root.tsx'
import { toListingHref, type ListingQuery } from './listing-query.ts'
import type { SimilarSearch } from './load-similar-searches.ts'
import styles from './no-results.module.css'

interface NoResultsProps {
  readonly query: ListingQuery
  /** Similar searches with results. */
  readonly similarSearches: readonly SimilarSearch[]
}

/** Shown for an empty list: links to remove filters, to similar searches, categories and contact pages. */
export function NoResults({ query, similarSearches: nearTerms }: NoResultsProps) {
  if (Object.keys(query.chosen).length > 0) {
    return (
      <EmptyState title="Nothing matches all of this">
        <p>Take a filter away, or search for a part number, a brand or a plainer word.</p>
        <Link href={toListingHref(query, { chosen: {} })}>Remove all filters</Link>
      </EmptyState>
    )
  }
  if (query.term === '') return <EmptyState title="There are no products here" />
  return (
    <div className={styles.help}>
      <EmptyState title="Nothing matches this search">
        <p>Check the spelling, or search for a part number, a brand or a plainer word.</p>
      </EmptyState>
      {nearTerms.length > 0 && <LinkList title="These find something" entries={nearTerms} />}
      <Categories />
      <section aria-labelledby="ask-us">
        <h2 id="ask-us">Ask us</h2>
        <p>
          We can get more than the shop lists. <Link href={links.quote()}>Request a quote</Link> for what you are
          looking for, or <Link href={links.contact()}>contact us</Link>.
        </p>
      </section>
    </div>
  )
}

function Categories() {
  const menu = useRouteLoaderData<typeof loader>('root')?.menu ?? []
  if (menu.length === 0) return null
  return (
    <LinkList
      title="Browse the categories"
      entries={menu.map(({ label, actionValue }) => ({ label, href: actionValue ?? '' }))}
    />
  )
}

function LinkList({ title, entries }: { readonly title: string; readonly entries: readonly SimilarSearch[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul className={styles.links}>
        {entries.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            <Link href={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
