import { Pagination } from '@hydrant/design/navigation/pagination.tsx'
import type { Exhibit } from '../states.ts'

const hrefOf = (page: number) => `#page-${page}`

/** The pages of a list. */
export const exhibit: Exhibit = {
  component: 'Pagination',
  states: {
    'first page': () => <Pagination page={1} pageCount={12} hrefOf={hrefOf} />,
    'in the middle': () => <Pagination page={6} pageCount={12} hrefOf={hrefOf} label="Pages of products" />,
    'last page': () => <Pagination page={12} pageCount={12} hrefOf={hrefOf} />,
    three: () => <Pagination page={2} pageCount={3} hrefOf={hrefOf} />,
    'a thousand and more': () => <Pagination page={1234} pageCount={5000} hrefOf={hrefOf} />,
    'one page': () => <Pagination page={1} pageCount={1} hrefOf={hrefOf} />,
  },
}
