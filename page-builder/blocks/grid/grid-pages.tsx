import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import type { Collection } from '../../providers/collection/collection.ts'
import { PaginationAction } from '../../providers/collection/pagination-action.ts'
import { useActionRegistry } from '../../providers/actions.ts'
import styles from './grid.module.css'

/** The pagination of a grid: a button that appends items, or buttons for the previous and next page. */
export function GridPages({
  collection: { items, total, page, pageCount },
  mode,
  moreLabel,
  listId,
  onPageRequest,
}: GridPagesProps) {
  const actions = useActionRegistry()
  const requestPage = (targetPage: number) => {
    onPageRequest()
    actions.dispatch(new PaginationAction(mode, targetPage))
  }
  const renderPageButton = (label: string, targetPage: number) => (
    <Button
      variant="secondary"
      size="s"
      aria-controls={listId}
      disabled={targetPage < 1 || targetPage > pageCount}
      onClick={() => requestPage(targetPage)}
    >
      {label}
    </Button>
  )
  if (mode === 'append') {
    return (
      <div className={styles.pages}>
        <p role="status">{messages.itemsShown({ count: String(items.length), total: String(total) })}</p>
        {page < pageCount && (
          <Button variant="secondary" aria-controls={listId} onClick={() => requestPage(page + 1)}>
            {moreLabel}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className={styles.pages} role="group" aria-label={messages.pages()}>
      {renderPageButton(messages.previous(), page - 1)}
      <p role="status">{messages.pageOf({ page: String(page), pageCount: String(pageCount) })}</p>
      {renderPageButton(messages.next(), page + 1)}
    </div>
  )
}

interface GridPagesProps {
  readonly collection: Collection
  readonly mode: 'append' | 'replace'
  readonly moreLabel: string
  readonly listId: string
  /** Called before other items are requested. */
  readonly onPageRequest: () => void
}
