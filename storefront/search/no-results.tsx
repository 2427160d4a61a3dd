import { useRouteLoaderData } from 'react-router'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { Link } from '@hydrant/design/navigation/link.tsx'
import { links } from '../links.ts'
import type { loader } from '../root.tsx'
import { listingHref, type ListingQuery } from './listing-query.ts'
import type { NearTerm } from './load-near-terms.ts'
import styles from './no-results.module.css'

interface NoResultsProps {
  readonly query: ListingQuery
  /** Searches that find something. */
  readonly nearTerms: readonly NearTerm[]
}

/**
 * Says that a list is empty, and leads on: to filters that can be removed, to searches that find something, to
 * categories, and to people who can help.
 */
export function NoResults({ query, nearTerms }: NoResultsProps) {
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

function LinkList({ title, entries }: { readonly title: string; readonly entries: readonly NearTerm[] }) {
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
