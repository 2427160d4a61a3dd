import { WHOLE_LIST } from '../links.ts'
import type { ListingQuery } from './listing-query.ts'

/** The parts of a query that a form about something else must not lose. */
export function KeptFields({ query }: { readonly query: ListingQuery }) {
  return (
    <>
      {query.term !== '' && <input type="hidden" name="q" value={query.term} />}
      {query.sort !== '' && <input type="hidden" name="sort" value={query.sort} />}
      {query.isWhole && <input type="hidden" name={WHOLE_LIST} value="yes" />}
      {query.layout === 'list' && <input type="hidden" name="view" value="list" />}
    </>
  )
}
