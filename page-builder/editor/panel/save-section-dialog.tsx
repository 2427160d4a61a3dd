import { useState, type FormEvent } from 'react'
import { TextField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { Dialog } from '@hydrant/design/overlay/dialog.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'

const MAX_TITLE_LENGTH = 200

interface SaveSectionDialogProps {
  /** Saves the section under a name; rejects with a message for the user. */
  readonly onSave: (title: string) => Promise<void>
  readonly onClose: () => void
}

/** The dialog that asks for the name of a new saved section. */
export function SaveSectionDialog({ onSave, onClose }: SaveSectionDialogProps) {
  const [title, setTitle] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const saveOrShowError = async () => {
    if (title.trim() === '') {
      setError(messages.sectionNameMissing())
      return
    }
    setIsBusy(true)
    setError(null)
    try {
      await onSave(title.trim())
    } catch (reason) {
      setError(reason instanceof Error ? reason.message : messages.sectionNotSaved())
      setIsBusy(false)
    }
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (!isBusy) void saveOrShowError()
  }
  return (
    <Dialog isOpen title={messages.saveAsSection()} onClose={onClose}>
      <form onSubmit={submit} noValidate className="editor-setting">
        <p>{messages.saveAsSectionEffect()}</p>
        <TextField
          label={messages.sectionName()}
          required
          maxLength={MAX_TITLE_LENGTH}
          data-first-focus
          value={title}
          {...(error !== null && { error })}
          onChange={(event) => setTitle(event.target.value)}
        />
        <div className="editor-actions">
          <Button type="submit" isBusy={isBusy}>
            {messages.saveTheSection()}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {messages.cancel()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
