import { Button } from '@hydrant/design/navigation/button.tsx'
import type { Collection } from '../../providers/collection/collection.ts'
import { PaginationAction } from '../../providers/collection/pagination-action.ts'
import { useActions } from '../../providers/actions.ts'
import styles from './grid.module.css'

/** How to get at the items that are not shown: by a button for more, or by turning pages. */
export function GridPages({
  collection: { items, total, page, pageCount },
  mode,
  moreLabel,
  listId,
  onAsk,
}: GridPagesProps) {
  const actions = useActions()
  const ask = (to: number) => {
    onAsk()
    actions.dispatch(new PaginationAction(mode, to))
  }
  const turner = (label: string, to: number) => (
    <Button
      variant="secondary"
      size="s"
      aria-controls={listId}
      disabled={to < 1 || to > pageCount}
      onClick={() => ask(to)}
    >
      {label}
    </Button>
  )
  if (mode === 'append') {
    return (
      <div className={styles.pages}>
        <p role="status">{`${items.length} of ${total}`}</p>
        {page < pageCount && (
          <Button variant="secondary" aria-controls={listId} onClick={() => ask(page + 1)}>
            {moreLabel}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={styles.pages} role="group" aria-label="Pages">
      {turner('Previous', page - 1)}
      <p role="status">{`Page ${page} of ${pageCount}`}</p>
      {turner('Next', page + 1)}
    </div>
  )
}

interface GridPagesProps {
  readonly collection: Collection
  readonly mode: 'append' | 'replace'
  readonly moreLabel: string
  readonly listId: string
  /** Told before other items are asked for. */
  readonly onAsk: () => void
}
