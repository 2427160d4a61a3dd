import { useState, type ReactNode } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Spinner } from '@hydrant/design/feedback/spinner.tsx'
import { DebouncedField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { Search } from '../services.ts'
import { ResultList, type ResultListProps } from './result-list.tsx'
import { useSearch } from './use-search.ts'

interface PickerDialogProps<Of> extends Pick<ResultListProps<Of>, 'keyOf' | 'renderResult' | 'isGrid'> {
  readonly title: string
  readonly search: Search<Of>
  /** A hint on what can be searched for. */
  readonly hint?: string
  readonly onSelect: (result: Of) => void
  readonly onClose: () => void
  /** Content above the results. */
  readonly children?: ReactNode
}

/** A dialog to search for something and select one result. */
export function PickerDialog<Of>({
  title,
  search,
  hint,
  keyOf,
  renderResult,
  onSelect,
  onClose,
  isGrid = false,
  children,
}: PickerDialogProps<Of>) {
  const [query, setQuery] = useState('')
  const { state, retry, showMore } = useSearch(search, query, keyOf)
  const select = (result: Of) => {
    onSelect(result)
    onClose()
  }
  return (
    <Dialog isOpen title={title} size="l" onClose={onClose}>
      <div className="editor-picker">
        <DebouncedField
          type="search"
          label={messages.search()}
          {...(hint !== undefined && { hint })}
          showOptional={false}
          data-first-focus=""
          onSettled={setQuery}
        />
        {children}
        {state.kind === 'searching' && <Spinner alternativeText={messages.searching()} />}
        {state.kind === 'failed' && (
          <Alert tone="error">
            <p>{state.message}</p>
            <Button size="s" variant="secondary" onClick={retry}>
              {messages.tryAgain()}
            </Button>
          </Alert>
        )}
        {state.kind === 'found' && (
          <ResultList
            results={state}
            keyOf={keyOf}
            renderResult={renderResult}
            isGrid={isGrid}
            onSelect={select}
            onMore={showMore}
          />
        )}
      </div>
    </Dialog>
  )
}
