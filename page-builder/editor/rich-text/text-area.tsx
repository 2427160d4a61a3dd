import { useId, useState } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { toFieldAriaProps, FieldError } from '@hydrant/design/form/field-frame.tsx'
import { Icon } from '@hydrant/design/icon/icon.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/rich-text-editor.js'
import type { EditorServices } from '../services.ts'
import { TextToolbar } from './text-toolbar.tsx'
import { useTextEditor } from './use-text-editor.ts'

interface TextAreaProps {
  readonly label: string
  /** The stored HTML. */
  readonly value: string
  readonly onChange: (html: string) => void
  readonly isReadOnly: boolean
  readonly searchPages: EditorServices['searchLinkTargets']
  readonly error: string | undefined
  readonly warning: string | undefined
}

/** A visual editor for text with headings, lists and links. */
export function TextArea({ label, value, onChange, isReadOnly, searchPages, error, warning }: TextAreaProps) {
  const id = useId()
  const { 'aria-describedby': describes, 'aria-invalid': isInvalid } = toFieldAriaProps(id, { error, warning })
  const attributes = {
    id,
    class: 'rich-text-page',
    'aria-label': label,
    'aria-multiline': 'true',
    ...(isReadOnly && { 'aria-readonly': 'true' }),
    ...(isInvalid === true && { 'aria-invalid': 'true' }),
    ...(describes !== undefined && { 'aria-describedby': describes }),
  }
  const [lossMessage, setLossMessage] = useState<string | null>(null)
  const { containerRef, editor } = useTextEditor({ value, onChange, onPaste: setLossMessage, isReadOnly, attributes })
  return (
    <div className="rich-text">
      <span className="rich-text-label">{label}</span>
      {editor !== null && !isReadOnly && (
        <TextToolbar label={label} controls={id} editor={editor} searchPages={searchPages} />
      )}
      <div ref={containerRef} />
      {lossMessage !== null && (
        <Alert tone="warning">
          <p>{lossMessage}</p>
          <Button
            size="s"
            variant="tertiary"
            onClick={() => {
              setLossMessage(null)
              editor?.commands.focus()
            }}
          >
            {messages.closeThisMessage()}
          </Button>
        </Alert>
      )}
      <FieldError id={id} error={error} />
      {warning !== undefined && (
        <p id={`${id}-warning`} className="rich-text-warning">
          <Icon name="utility:warning" size="small" variant="warning" />
          {warning}
        </p>
      )}
    </div>
  )
}
