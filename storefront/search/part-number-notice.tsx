import { Link } from '@hydrant/design/navigation/link.tsx'
import { links } from '../links.ts'
import styles from './part-number-notice.module.css'

/**
 * A note above a product that was opened by a search for its part number, with a link to all results. Renders nothing
 * without a term.
 */
export function PartNumberNotice({ term }: { readonly term: string }) {
  if (term === '') return null
  return (
    <p className={styles.found}>
      <span>
        This is part number <strong>{term}</strong>.
      </span>
      <Link href={links.searchAll(term)}>See all results for this search</Link>
    </p>
  )
}
