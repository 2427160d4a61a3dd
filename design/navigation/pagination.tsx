import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import * as messages from '@hydrant/messages/compiled/design/navigation.js'
import { Icon } from '../icon/icon.tsx'
import { Link } from './link.tsx'
import styles from './pagination.module.css'

/**
 * Links to the pages of a list, counted from 1: the first, the last and those around the current one. Renders nothing
 * for a single page.
 */
export function Pagination({ page, pageCount, hrefOf, label = messages.pages() }: PaginationProps) {
  if (pageCount <= 1) return null
  return (
    <nav aria-label={label} className={styles.pagination}>
      <AdjacentPageLink
        href={page > 1 ? hrefOf(page - 1) : ''}
        icon="utility:chevron-left"
        label={messages.previousPage()}
        rel="prev"
      />
      <ol className={styles.pages}>
        {listPagesAndGaps(page, pageCount).map((entry) =>
          typeof entry === 'string' ? (
            <li key={entry} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={entry} className={isListedOnlyAsNeighbour(entry, page, pageCount) ? styles.neighbour : undefined}>
              <Link
                href={hrefOf(entry)}
                className={styles.page}
                aria-label={messages.page({ page: formatQuantity(String(entry)) })}
                aria-current={entry === page ? 'page' : undefined}
              >
                {formatQuantity(String(entry))}
              </Link>
            </li>
          ),
        )}
      </ol>
      <AdjacentPageLink
        href={page < pageCount ? hrefOf(page + 1) : ''}
        icon="utility:chevron-right"
        label={messages.nextPage()}
        rel="next"
      />
    </nav>
  )
}

interface PaginationProps {
  readonly page: number
  readonly pageCount: number
  readonly hrefOf: (page: number) => string
  readonly label?: string
}

function AdjacentPageLink({
  href,
  icon,
  label,
  rel,
}: {
  readonly href: string
  readonly icon: 'utility:chevron-left' | 'utility:chevron-right'
  readonly label: string
  readonly rel: string
}) {
  if (href === '') return <span className={styles.idle} />
  return (
    <Link href={href} className={styles.page} rel={rel}>
      <Icon name={icon} label={label} />
    </Link>
  )
}

/** Whether a page is listed only because it is next to the current one; narrow windows hide such pages. */
function isListedOnlyAsNeighbour(pageNumber: number, page: number, pageCount: number): boolean {
  return Math.abs(pageNumber - page) === 1 && pageNumber > 1 && pageNumber < pageCount
}

/**
 * Lists the first page, the last and the neighbours of the current one; `before` and `after` mark a gap before and
 * after the current page.
 */
function listPagesAndGaps(page: number, pageCount: number): readonly (number | 'before' | 'after')[] {
  const allPages = Array.from({ length: pageCount }, (_, index) => index + 1)
  const visiblePages = allPages.filter((entry) => entry === 1 || entry === pageCount || Math.abs(entry - page) <= 1)
  return visiblePages.flatMap((entry, position): readonly (number | 'before' | 'after')[] => {
    const previous = visiblePages[position - 1]
    const hasGap = previous !== undefined && entry - previous > 1
    return hasGap ? [entry <= page ? 'before' : 'after', entry] : [entry]
  })
}
