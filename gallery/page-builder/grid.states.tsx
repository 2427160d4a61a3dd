import type { Exhibit } from '../states.ts'
import { createItemContent, createGrid, createItems } from './grids.ts'
import { createBlock, RenderedPage } from './rendered-page.tsx'

const failingGrid = [
  createBlock('collection-provider', 'grid-f-collection', {
    categoryId: '0ZG',
    content: [
      createBlock('grid', 'grid-f', {
        content: createItemContent('grid-f'),
        showErrorState: true,
        showEmptyState: true,
      }),
    ],
  }),
]

/** Items in a grid. */
export const exhibit: Exhibit = {
  component: 'Grid',
  states: {
    'five in three columns': () => (
      <RenderedPage content={createGrid('grid-a', { count: 5 }, { itemSpacing: 'large', label: 'Things' })} />
    ),
    'a last row in the middle': () => (
      <RenderedPage content={createGrid('grid-b', { count: 5 }, { horizontalAlignment: 'center' })} />
    ),
    'a last row on the right': () => (
      <RenderedPage
        content={createGrid('grid-c', { count: 4 }, { horizontalAlignment: 'right', itemSpacing: 'small' })}
      />
    ),
    'six columns': () => (
      <RenderedPage
        content={createGrid(
          'grid-d',
          { count: 7 },
          { numberOfColumns: 6, itemSpacing: 'xx-small', horizontalAlignment: 'center' },
        )}
      />
    ),
    'settings that make no sense': () => (
      <RenderedPage content={createGrid('grid-e', { count: 3 }, { numberOfColumns: 7, itemSpacing: 'huge' })} />
    ),
    'could not be loaded': () => <RenderedPage content={failingGrid} />,
    'nothing there': () => (
      <RenderedPage
        content={createGrid(
          'grid-g',
          { count: 0 },
          { showEmptyState: true, emptyText: 'No things yet.', showErrorState: true },
        )}
      />
    ),
    'nothing there and nothing said': () => <RenderedPage content={createGrid('grid-h', { count: 0 }, {})} />,
    'nothing there, while it is edited': () => (
      <RenderedPage
        isEditing
        content={createGrid(
          'grid-i',
          { count: 0 },
          { numberOfColumns: 6, itemSpacing: 'medium', showEmptyState: true },
        )}
      />
    ),
    'rows of one height in a frame': () => (
      <RenderedPage
        content={createGrid(
          'grid-n',
          {
            items: createItems(6).map((item, position) =>
              position === 0 ? { ...item, text: `${item.text}. `.repeat(6) } : item,
            ),
          },
          {
            isFixedRowHeight: true,
            borderWidth: 3,
            borderStyle: 'dashed',
            borderColor: 'accent',
            borderRadius: 12,
            backgroundColor: 'sunken',
          },
        )}
      />
    ),
    'blocks of its own': () => (
      <RenderedPage
        content={[
          createBlock('grid', 'grid-o', {
            numberOfColumns: 2,
            itemSpacing: 'medium',
            content: createItemContent('grid-o')
              .slice(0, 2)
              .map((contentBlock) => ({ ...contentBlock, props: { ...contentBlock.props, text: 'A block' } })),
          }),
        ]}
      />
    ),
  },
}
