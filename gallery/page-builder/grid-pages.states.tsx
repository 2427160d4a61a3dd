import type { Exhibit } from '../states.ts'
import { createGrid, createItems } from './grids.ts'
import { RenderedPage } from './rendered-page.tsx'

/** Grids that load further pages on demand. */
export const exhibit: Exhibit = {
  component: 'Grid with pages',
  states: {
    'more on demand': () => (
      <RenderedPage content={createGrid('grid-j', { pageSize: 5 }, { showPagination: true, itemSpacing: 'medium' })} />
    ),
    'more on demand, scrolled to': () => (
      <RenderedPage
        content={createGrid(
          'grid-k',
          { pageSize: 5 },
          { showPagination: true, autoScrollToMostRecent: true, numberOfColumns: 1, moreLabel: 'More things' },
        )}
      />
    ),
    'page by page': () => (
      <RenderedPage
        content={createGrid(
          'grid-l',
          { pageSize: 5 },
          { showPagination: true, paginationMode: 'replace', itemSpacing: 'medium' },
        )}
      />
    ),
    'the same thing twice': () => (
      <RenderedPage
        content={createGrid(
          'grid-m',
          { items: [...createItems(3), ...createItems(4)], pageSize: 3 },
          { showPagination: true },
        )}
      />
    ),
  },
}
