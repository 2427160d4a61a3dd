import { useRouteLoaderData } from 'react-router'
import { EmptyState } from '@hydrant/design/feedback/empty-state.tsx'
import { RichMessage } from '@hydrant/design/format/rich-message.tsx'
import { createElementPlaceholder } from '@hydrant/kernel/text/element-argument.ts'
import { Link } from '@hydrant/design/navigation/link.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/search.js'
import { links } from '../links.ts'
import type { loader } from '../root.tsx'
import { toListingHref, type ListingQuery } from './listing-query.ts'
import type { LabeledLink } from './load-similar-searches.ts'
import styles from './no-results.module.css'

interface NoResultsProps {
  readonly query: ListingQuery
  /** Similar searches with results. */
  readonly similarSearches: readonly LabeledLink[]
  /** Pages with the words of the search. */
  readonly foundPages: readonly LabeledLink[]
}

/** Shown for an empty list: links to remove filters, to similar searches, categories and contact pages. */
export function NoResults({ query, similarSearches, foundPages }: NoResultsProps) {
  if (Object.keys(query.chosenFacets).length > 0) {
    return (
      <EmptyState title={messages.noFilteredProducts()}>
        <p>{messages.noFilteredProductsHelp()}</p>
        <Link href={toListingHref(query, { chosenFacets: {} })}>{messages.removeAllFilters()}</Link>
      </EmptyState>
    )
  }
  if (query.term === '') return <EmptyState title={messages.noProducts()} />
  return (
    <div className={styles.help}>
      <EmptyState title={messages.noMatches()}>
        <p>{messages.checkSpelling()}</p>
      </EmptyState>
      {similarSearches.length > 0 && <LinkList title={messages.similarSearches()} entries={similarSearches} />}
      {foundPages.length > 0 && <LinkList title={messages.foundPages()} entries={foundPages} />}
      <CategoryLinks />
      <section aria-labelledby="ask-us">
        <h2 id="ask-us">{messages.askUs()}</h2>
        <p>
          <RichMessage
            text={messages.askUsText({
              requestQuote: createElementPlaceholder('requestQuote'),
              contactUs: createElementPlaceholder('contactUs'),
            })}
            elements={{
              requestQuote: <Link href={links.quote()}>{messages.requestQuote()}</Link>,
              contactUs: <Link href={links.contact()}>{messages.contactUs()}</Link>,
            }}
          />
        </p>
      </section>
    </div>
  )
}

function CategoryLinks() {
  const menu = useRouteLoaderData<typeof loader>('root')?.menu ?? []
  if (menu.length === 0) return null
  return <LinkList title={messages.browseCategories()} entries={menu} />
}

/** Links with a heading. */
export function LinkList({ title, entries }: { readonly title: string; readonly entries: readonly LabeledLink[] }) {
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
