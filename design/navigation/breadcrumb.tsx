import { Link } from './link.tsx'
import styles from './breadcrumb.module.css'

/** One step on the way to a page. */
export interface Crumb {
  readonly label: string
  readonly href: string
}

/** The way to a page from the top; the last step is the page itself unless `endsAbove`. */
export function Breadcrumb({
  crumbs,
  endsAbove = false,
}: {
  readonly crumbs: readonly Crumb[]
  readonly endsAbove?: boolean
}) {
  return (
    <nav aria-label="Breadcrumb" className={styles.breadcrumb}>
      <ol className={styles.steps}>
        {crumbs.map((crumb, position) => (
          <li key={`${crumb.href} ${crumb.label}`}>
            {!endsAbove && position === crumbs.length - 1 ? (
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
