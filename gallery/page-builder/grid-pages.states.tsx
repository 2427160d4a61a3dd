import type { Exhibit } from '../states.ts'
import { gridIn, items } from './grids.ts'
import { ShownPage } from './shown-page.tsx'

/** Items that come when they are asked for. */
export const exhibit: Exhibit = {
  component: 'Grid with pages',
  states: {
    'more on demand': () => (
      <ShownPage content={gridIn('grid-j', { pageSize: 5 }, { showPagination: true, itemSpacing: 'medium' })} />
    ),
    'more on demand, scrolled to': () => (
      <ShownPage
        content={gridIn(
          'grid-k',
          { pageSize: 5 },
          { showPagination: true, autoScrollToMostRecent: true, numberOfColumns: 1, moreLabel: 'More things' },
        )}
      />
    ),
    'page by page': () => (
      <ShownPage
        content={gridIn(
          'grid-l',
          { pageSize: 5 },
          { showPagination: true, paginationMode: 'replace', itemSpacing: 'medium' },
        )}
      />
    ),
    'the same thing twice': () => (
      <ShownPage
        content={gridIn('grid-m', { items: [...items(3), ...items(4)], pageSize: 3 }, { showPagination: true })}
      />
    ),
  },
}
