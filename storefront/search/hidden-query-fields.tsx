import { FULL_LIST_PARAM } from '../links.ts'
import type { ListingQuery } from './listing-query.ts'

/** Hidden fields with the parts of a query that a form does not change. */
export function HiddenQueryFields({ query }: { readonly query: ListingQuery }) {
  return (
    <>
      {query.term !== '' && <input type="hidden" name="q" value={query.term} />}
      {query.sort !== '' && <input type="hidden" name="sort" value={query.sort} />}
      {query.isFullList && <input type="hidden" name={FULL_LIST_PARAM} value="yes" />}
      {query.layout !== 'grid' && <input type="hidden" name="view" value={query.layout} />}
    </>
  )
}
