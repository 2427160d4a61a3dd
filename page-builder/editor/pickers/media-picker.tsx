import type { ReactNode } from 'react'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { EditorServices, MediaResult } from '../services.ts'
import { PickerDialog } from './picker-dialog.tsx'
import { UploadForm } from './upload-form.tsx'

interface MediaPickerProps {
  readonly services: EditorServices
  readonly onSelect: (media: MediaResult) => void
  readonly onClose: () => void
}

/** A dialog to pick a picture of the media library, or to upload a new one. */
export function MediaPicker({ services, onSelect, onClose }: MediaPickerProps) {
  const { upload } = services
  const selectUploaded = (media: MediaResult) => {
    onSelect(media)
    onClose()
  }
  return (
    <PickerDialog<MediaResult>
      title={messages.chooseAPicture()}
      isGrid
      search={services.searchMedia}
      keyOf={({ contentKey }) => contentKey}
      onSelect={onSelect}
      onClose={onClose}
      renderResult={renderMedia}
    >
      {upload !== undefined && <UploadForm upload={upload} onUploaded={selectUploaded} />}
    </PickerDialog>
  )
}

function renderMedia({ url, title, alternateText, width, height }: MediaResult): ReactNode {
  return (
    <>
      <img src={url} alt="" width={160} height={120} loading="lazy" />
      <span className="editor-found-name">{title}</span>
      {alternateText !== title && (
        <span className="editor-found-detail">{alternateText === '' ? messages.notDescribedYet() : alternateText}</span>
      )}
      {width !== null && height !== null && <span className="editor-found-detail">{`${width} × ${height}`}</span>}
    </>
  )
}
