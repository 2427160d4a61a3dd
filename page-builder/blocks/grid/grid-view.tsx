import { useId, useRef } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Skeleton } from '@hydrant/design/feedback/skeleton.tsx'
import { classNames } from '@hydrant/design/layout/class-names.ts'
import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { cellsOf } from '../../providers/collection/cells.tsx'
import { collectionIn } from '../../providers/collection/collection.ts'
import type { BlockProps } from '../../registry/block.tsx'
import { styleName } from '../../registry/styles.ts'
import { useIsHydrated } from '../../render/use-is-hydrated.ts'
import type { gridFields } from './grid-fields.ts'
import { beginningOf, GridCell } from './grid-cell.tsx'
import styles from './grid.module.css'
import { GridPages } from './grid-pages.tsx'
import { useNewItems } from './use-new-items.ts'

/** Shows the items, or what there is to say where there are none. */
export function View({ id, values, ...surroundings }: BlockProps<typeof gridFields>) {
  const { numberOfColumns: columns, horizontalAlignment } = values
  const collection = collectionIn(surroundings.scope)
  const { shown, later } = cellsOf(values.content, surroundings)
  const list = useRef<HTMLUListElement>(null)
  const listId = useId()
  const expectNewItems = useNewItems(list, {
    keys: shown.map(({ key }) => key),
    isScrolledTo: values.autoScrollToMostRecent,
  })
  const hasPages = values.showPagination && collection !== null && collection.pageCount > 1
  const isHydrated = useIsHydrated()
  const isEmpty = shown.length === 0
  const isFailed = collection?.isFailed ?? false
  return (
    <PageWidth>
      {values.showErrorState && isFailed && <Alert tone="error">{values.errorText}</Alert>}
      {values.showEmptyState && !isFailed && isEmpty && !surroundings.isEditing && (
        <p className={styles.empty}>{values.emptyText}</p>
      )}
      {isEmpty && surroundings.isEditing && <Placeholders columns={columns} className={gridClass(values)} />}
      {!isEmpty && (
        <ul
          ref={list}
          id={listId}
          data-block={styleName(id)}
          aria-label={values.label || undefined}
          className={gridClass(values)}
        >
          {shown.map((cell, place) => (
            <GridCell
              key={cell.key}
              cell={cell}
              place={place + 1}
              total={collection?.total ?? shown.length}
              from={beginningOf(place, { count: shown.length, columns, align: horizontalAlignment })}
            />
          ))}
          {!isHydrated &&
            later.map((cell, place) => (
              <GridCell
                key={cell.key}
                cell={cell}
                place={shown.length + place + 1}
                total={shown.length + later.length}
                isLater
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
          onAsk={expectNewItems}
        />
      )}
    </PageWidth>
  )
}

type Settings = BlockProps<typeof gridFields>['values']

function gridClass({ numberOfColumns, itemSpacing, isFixedRowHeight }: Settings): string | undefined {
  return classNames(
    styles.grid,
    styles[`columns${numberOfColumns}`],
    styles[`gap-${itemSpacing}`],
    isFixedRowHeight && styles.fixed,
  )
}

/** What fills a grid in the editor for as long as it has no items: two rows of them. */
function Placeholders({ columns, className }: { readonly columns: number; readonly className: string | undefined }) {
  return (
    <ul className={className}>
      {Array.from({ length: columns * 2 }, (_, place) => (
        <li key={`place ${place}`} className={styles.cell}>
          <Skeleton label="Here will be an item" lines={2} hasPicture />
        </li>
      ))}
    </ul>
  )
}
