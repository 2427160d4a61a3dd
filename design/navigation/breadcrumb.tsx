import * as messages from '@hydrant/messages/compiled/design/navigation.js'
import { Link } from './link.tsx'
import styles from './breadcrumb.module.css'

/** One entry of a breadcrumb. */
export interface Crumb {
  readonly label: string
  readonly href: string
}

/** The path to a page from the top of the shop; the last entry is the page itself unless `isLastLinked`. */
export function Breadcrumb({
  crumbs,
  isLastLinked = false,
}: {
  readonly crumbs: readonly Crumb[]
  readonly isLastLinked?: boolean
}) {
  return (
    <nav aria-label={messages.breadcrumb()} className={styles.breadcrumb}>
      <ol className={styles.steps}>
        {crumbs.map((crumb, position) => (
          <li key={`${crumb.href} ${crumb.label}`}>
            {!isLastLinked && position === crumbs.length - 1 ? (
              <span aria-current="page">{crumb.label}</span>
            ) : (
              <Link href={crumb.href}>{crumb.label}</Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
