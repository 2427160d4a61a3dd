import type { ReactNode } from 'react'
import type { EditorServices, FoundMedia } from '../services.ts'
import { PickerDialog } from './picker-dialog.tsx'
import { UploadForm } from './upload-form.tsx'

interface MediaPickerProps {
  readonly services: EditorServices
  readonly onTake: (media: FoundMedia) => void
  readonly onClose: () => void
}

/** A dialog in which a picture of the media library is taken, or a new one is put there. */
export function MediaPicker({ services, onTake, onClose }: MediaPickerProps) {
  const { upload } = services
  const takeNew = (media: FoundMedia) => {
    onTake(media)
    onClose()
  }
  return (
    <PickerDialog<FoundMedia>
      title="Choose a picture"
      isGrid
      search={services.searchMedia}
      keyOf={({ contentKey }) => contentKey}
      onTake={onTake}
      onClose={onClose}
      show={showMedia}
    >
      {upload !== undefined && <UploadForm upload={upload} onDone={takeNew} />}
    </PickerDialog>
  )
}

function showMedia({ url, title, alternateText, width, height }: FoundMedia): ReactNode {
  return (
    <>
      <img src={url} alt="" width={160} height={120} loading="lazy" />
      <span className="editor-found-name">{title}</span>
      {alternateText !== title && (
        <span className="editor-found-detail">
          {alternateText === '' ? 'Nobody has written yet what it shows.' : alternateText}
        </span>
      )}
      {width !== null && height !== null && <span className="editor-found-detail">{`${width} × ${height}`}</span>}
    </>
  )
}
