import { useState, type ReactNode } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Spinner } from '@hydrant/design/feedback/spinner.tsx'
import { DebouncedField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import type { Search } from '../services.ts'
import { FoundList, type FoundListProps } from './found-list.tsx'
import { useSearch } from './use-search.ts'

interface PickerDialogProps<Of> extends Pick<FoundListProps<Of>, 'keyOf' | 'show' | 'isGrid'> {
  readonly title: string
  readonly search: Search<Of>
  /** By what it is looked for. */
  readonly hint?: string
  readonly onTake: (found: Of) => void
  readonly onClose: () => void
  /** What stands above what was found. */
  readonly children?: ReactNode
}

/** A dialog in which one of several things is looked for and taken. */
export function PickerDialog<Of>({
  title,
  search,
  hint,
  keyOf,
  show,
  onTake,
  onClose,
  isGrid = false,
  children,
}: PickerDialogProps<Of>) {
  const [query, setQuery] = useState('')
  const { state, tryAgain, showMore } = useSearch(search, query, keyOf)
  const take = (found: Of) => {
    onTake(found)
    onClose()
  }
  return (
    <Dialog isOpen title={title} size="l" onClose={onClose}>
      <div className="editor-picker">
        <DebouncedField
          type="search"
          label="Search"
          {...(hint !== undefined && { hint })}
          saysOptional={false}
          data-first-focus=""
          onSettled={setQuery}
        />
        {children}
        {state.kind === 'searching' && <Spinner alternativeText="Searching" />}
        {state.kind === 'failed' && (
          <Alert tone="error">
            <p>{state.message}</p>
            <Button size="s" variant="secondary" onClick={tryAgain}>
              Try again
            </Button>
          </Alert>
        )}
        {state.kind === 'found' && (
          <FoundList some={state} keyOf={keyOf} show={show} isGrid={isGrid} onTake={take} onMore={showMore} />
        )}
      </div>
    </Dialog>
  )
}
