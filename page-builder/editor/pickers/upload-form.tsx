import { useState, type FormEvent } from 'react'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/editor.js'
import type { MediaResult } from '../services.ts'

interface UploadFormProps {
  readonly upload: (file: File, alternateText: string) => Promise<MediaResult>
  readonly onUploaded: (media: MediaResult) => void
}

/** A form that uploads a picture with its alternative text to the media library. */
export function UploadForm({ upload, onUploaded }: UploadFormProps) {
  const [isBusy, setBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const formData = new FormData(event.currentTarget)
    const file = formData.get('file')
    const altText = formData.get('alternateText')
    if (!(file instanceof File) || typeof altText !== 'string') return
    setBusy(true)
    setError(null)
    try {
      onUploaded(await upload(file, altText.trim()))
    } catch (failure) {
      setBusy(false)
      setError(failure instanceof Error && failure.message !== '' ? failure.message : messages.uploadFailed())
    }
  }
  return (
    <Disclosure title={messages.uploadAPicture()}>
      <form className="editor-settings" onSubmit={(event) => void send(event)}>
        {error !== null && <Alert tone="error">{error}</Alert>}
        <TextField type="file" name="file" label={messages.file()} accept="image/*" required />
        <TextField name="alternateText" label={messages.whatThePictureShows()} required />
        <Button type="submit" isBusy={isBusy}>
          {messages.upload()}
        </Button>
      </form>
    </Disclosure>
  )
}
