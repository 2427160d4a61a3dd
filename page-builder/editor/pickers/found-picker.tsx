import type { ReactNode } from 'react'
import type { Found, Search } from '../services.ts'
import { PickerDialog } from './picker-dialog.tsx'

interface FoundPickerProps {
  readonly title: string
  /** By what it is looked for. */
  readonly hint?: string
  readonly search: Search<Found>
  readonly onTake: (found: Found) => void
  readonly onClose: () => void
}

/** A dialog in which a product, a category or what a link leads to is taken. */
export function FoundPicker(props: FoundPickerProps) {
  return <PickerDialog<Found> {...props} keyOf={({ value }) => value} show={showFound} />
}

function showFound({ name, detail, image }: Found): ReactNode {
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
