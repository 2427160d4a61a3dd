import { useId, useRef } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Skeleton } from '@hydrant/design/feedback/skeleton.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { renderCells } from '../../providers/collection/cells.tsx'
import { findRepeatableCollection } from '../../providers/collection/collection.ts'
import type { BlockProps } from '../../registry/block.tsx'
import { toStyleKey } from '../../registry/styles.ts'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import type { gridFields } from './grid.ts'
import { computeLastRowStartHalfColumn, GridCell } from './grid-cell.tsx'
import styles from './grid.module.css'
import { GridPages } from './grid-pages.tsx'
import { useFocusNewItems } from './use-focus-new-items.ts'

/** Shows the grid: an item for each entry of the nearest collection, or the text for an empty or failed one. */
export function View({ id, values, ...renderContext }: BlockProps<typeof gridFields>) {
  const { numberOfColumns: columns, horizontalAlignment } = values
  const collection = findRepeatableCollection(renderContext.scope)
  const { visible, hidden } = renderCells(values.content, renderContext)
  const listRef = useRef<HTMLUListElement>(null)
  const listId = useId()
  const expectNewItems = useFocusNewItems(listRef, {
    keys: visible.map(({ key }) => key),
    isScrolledIntoView: values.autoScrollToMostRecent,
  })
  const hasPages = values.showPagination && collection !== null && collection.pageCount > 1
  const isHydrated = useIsHydrated()
  const isEmpty = visible.length === 0
  const isFailed = collection?.isFailed ?? false
  return (
    <PageWidth>
      {values.showErrorState && isFailed && <Alert tone="error">{values.errorText}</Alert>}
      {values.showEmptyState && !isFailed && isEmpty && !renderContext.isEditing && (
        <p className={styles.empty}>{values.emptyText}</p>
      )}
      {isEmpty && renderContext.isEditing && <Placeholders columns={columns} className={toGridClass(values)} />}
      {!isEmpty && (
        <ul
          ref={listRef}
          id={listId}
          data-block={toStyleKey(id)}
          aria-label={values.label || undefined}
          className={toGridClass(values)}
        >
          {visible.map((cell, index) => (
            <GridCell
              key={cell.key}
              cell={cell}
              position={index + 1}
              total={collection?.total ?? visible.length}
              startColumn={computeLastRowStartHalfColumn(index, {
                count: visible.length,
                columns,
                align: horizontalAlignment,
              })}
            />
          ))}
          {!isHydrated &&
            hidden.map((cell, index) => (
              <GridCell
                key={cell.key}
                cell={cell}
                position={visible.length + index + 1}
                total={visible.length + hidden.length}
                isOnHiddenPage
              />
            ))}
        </ul>
      )}
      {hasPages && (
        <GridPages
          collection={collection}
          mode={values.paginationMode}
          moreLabel={values.moreLabel}
          listId={listId}
          onPageRequest={expectNewItems}
        />
      )}
    </PageWidth>
  )
}

type Settings = BlockProps<typeof gridFields>['values']

function toGridClass({ numberOfColumns, itemSpacing, isFixedRowHeight }: Settings): string | undefined {
  return classNames(
    styles.grid,
    styles[`columns${numberOfColumns}`],
    styles[`gap-${itemSpacing}`],
    isFixedRowHeight && styles.fixed,
  )
}

/** Placeholders that fill an empty grid in the editor: two rows of items. */
function Placeholders({ columns, className }: { readonly columns: number; readonly className: string | undefined }) {
  return (
    <ul className={className}>
      {Array.from({ length: columns * 2 }, (_, index) => (
        <li key={`place ${index}`} className={styles.cell}>
          <Skeleton label={messages.hereWillBeAnItem()} lines={2} hasPicture />
        </li>
      ))}
    </ul>
  )
}
