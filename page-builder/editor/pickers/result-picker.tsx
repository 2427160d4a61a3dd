import type { ReactNode } from 'react'
import type { SearchResult, Search } from '../services.ts'
import { PickerDialog } from './picker-dialog.tsx'

interface ResultPickerProps {
  readonly title: string
  /** A hint on what can be searched for. */
  readonly hint?: string
  readonly search: Search<SearchResult>
  readonly onSelect: (result: SearchResult) => void
  readonly onClose: () => void
}

/** A dialog to pick a product, a category or a link target. */
export function ResultPicker(props: ResultPickerProps) {
  return <PickerDialog<SearchResult> {...props} keyOf={({ value }) => value} renderResult={renderSearchResult} />
}

function renderSearchResult({ name, detail, image }: SearchResult): ReactNode {
  return (
    <>
      {image !== '' && <img src={image} alt="" width={40} height={40} loading="lazy" />}
      <span>
        <span className="editor-found-name">{name}</span>
        {detail !== '' && <span className="editor-found-detail">{detail}</span>}
      </span>
    </>
  )
}
