import type { EditorServices, Found } from '../services.ts'
import { FoundPicker } from './found-picker.tsx'

interface LinkPickerProps {
  readonly search: EditorServices['searchPages']
  readonly onTake: (found: Found) => void
  readonly onClose: () => void
}

/** A dialog in which it is chosen what a link leads to. */
export function LinkPicker(props: LinkPickerProps) {
  return (
    <FoundPicker
      {...props}
      title="Choose a page"
      hint="Pages by their title or address, categories by their name, products by their name or part number."
    />
  )
}
