import { Link } from '@hydrant/design/navigation/link.tsx'
import { links } from '../links.ts'
import styles from './found-by-number.module.css'

/**
 * Above a product that a search for its part number has led to: the way to everything else that the search finds.
 * Nothing without a term.
 */
export function FoundByNumber({ term }: { readonly term: string }) {
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
