import type { Exhibit } from '../states.ts'
import { content, gridIn, items } from './grids.ts'
import { block, ShownPage } from './shown-page.tsx'

const failing = [
  block('collection-provider', 'grid-f-collection', {
    categoryId: '0ZG',
    content: [block('grid', 'grid-f', { content: content('grid-f'), showErrorState: true, showEmptyState: true })],
  }),
]

/** Items in columns. */
export const exhibit: Exhibit = {
  component: 'Grid',
  states: {
    'five in three columns': () => (
      <ShownPage content={gridIn('grid-a', { count: 5 }, { itemSpacing: 'large', label: 'Things' })} />
    ),
    'a last row in the middle': () => (
      <ShownPage content={gridIn('grid-b', { count: 5 }, { horizontalAlignment: 'center' })} />
    ),
    'a last row on the right': () => (
      <ShownPage content={gridIn('grid-c', { count: 4 }, { horizontalAlignment: 'right', itemSpacing: 'small' })} />
    ),
    'six columns': () => (
      <ShownPage
        content={gridIn(
          'grid-d',
          { count: 7 },
          { numberOfColumns: 6, itemSpacing: 'xx-small', horizontalAlignment: 'center' },
        )}
      />
    ),
    'settings that make no sense': () => (
      <ShownPage content={gridIn('grid-e', { count: 3 }, { numberOfColumns: 7, itemSpacing: 'huge' })} />
    ),
    'could not be loaded': () => <ShownPage content={failing} />,
    'nothing there': () => (
      <ShownPage
        content={gridIn(
          'grid-g',
          { count: 0 },
          { showEmptyState: true, emptyText: 'No things yet.', showErrorState: true },
        )}
      />
    ),
    'nothing there and nothing said': () => <ShownPage content={gridIn('grid-h', { count: 0 }, {})} />,
    'nothing there, while it is edited': () => (
      <ShownPage
        isEditing
        content={gridIn('grid-i', { count: 0 }, { numberOfColumns: 6, itemSpacing: 'medium', showEmptyState: true })}
      />
    ),
    'rows of one height in a frame': () => (
      <ShownPage
        content={gridIn(
          'grid-n',
          {
            items: items(6).map((item, position) =>
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
      <ShownPage
        content={[
          block('grid', 'grid-o', {
            numberOfColumns: 2,
            itemSpacing: 'medium',
            content: content('grid-o')
              .slice(0, 2)
              .map((one) => ({ ...one, props: { ...one.props, text: 'A block' } })),
          }),
        ]}
      />
    ),
  },
}
