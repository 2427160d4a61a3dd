import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { EditorServices, SearchResult } from '../services.ts'
import { ResultPicker } from './result-picker.tsx'

interface LinkPickerProps {
  readonly search: EditorServices['searchLinkTargets']
  readonly onSelect: (result: SearchResult) => void
  readonly onClose: () => void
}

/** A dialog to pick the target of a link. */
export function LinkPicker(props: LinkPickerProps) {
  return <ResultPicker {...props} title={messages.chooseAPage()} hint={messages.linkSearchHint()} />
}
