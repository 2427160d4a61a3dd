import { lazy, Suspense, useMemo, useState } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Spinner } from '@hydrant/design/feedback/spinner.tsx'
import { TextAreaField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
import { findEditingLoss, type EditingLoss } from '../rich-text/find-loss.ts'
import { useProblemMessages, usePanelContext } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'

/** The rich text editor is loaded when it is first needed. */
const TextArea = lazy(async () => {
  try {
    return { default: (await import('../rich-text/text-area.tsx')).TextArea }
  } catch {
    return { default: TextEditorFailed }
  }
})

/** The editing mode of a text. */
type EditingMode = 'text' | 'source'

/**
 * Rich text, edited visually; or as source where visual editing would lose something, or where the user has switched to
 * it.
 */
export function RichTextSetting({ label, storedValue, onChange, path }: SettingProps) {
  const { services, isReadOnly } = usePanelContext()
  const problemMessages = useProblemMessages(path)
  const value = typeof storedValue === 'string' ? storedValue : ''
  const loss = useMemo(() => findEditingLoss(value), [value])
  const [mode, setMode] = useState<EditingMode>(loss === null ? 'text' : 'source')
  // Accepting the loss of invisible markup applies to one text only, not to another that replaces it.
  const [textWithAcceptedLoss, setTextWithAcceptedLoss] = useState<string | null>(null)
  const canEditAsText = loss?.isVisible !== true
  const isText = mode === 'text' && canEditAsText && (loss === null || textWithAcceptedLoss === value)
  const switchLabel = isText ? messages.editTheSource() : messages.editAsText()
  const props = { label, value, ...problemMessages }
  const change = (html: string) => onChange(html === '' ? undefined : html)
  const changeSource = (html: string) => {
    // A text edited as source stays in this mode, even when nothing of it would be lost any more.
    setMode('source')
    change(html)
  }
  const switchMode = () => {
    setMode(isText ? 'source' : 'text')
    setTextWithAcceptedLoss(isText ? null : value)
  }
  return (
    <div className="editor-setting">
      {isText ? (
        <Suspense fallback={<TextEditorLoading label={label} />}>
          <TextArea {...props} isReadOnly={isReadOnly} searchPages={services.searchLinkTargets} onChange={change} />
        </Suspense>
      ) : (
        <TextAreaField
          {...props}
          {...(loss !== null && { hint: describeWhySource(loss) })}
          showOptional={false}
          rows={8}
          readOnly={isReadOnly}
          onChange={({ target }) => changeSource(target.value)}
        />
      )}
      {!isReadOnly && canEditAsText && (
        <Button
          size="s"
          variant="tertiary"
          aria-label={messages.actionFor({ action: switchLabel, label })}
          onClick={switchMode}
        >
          {switchLabel}
        </Button>
      )}
    </div>
  )
}

function describeWhySource({ what }: EditingLoss): string {
  return messages.whySource({ what })
}

function TextEditorLoading({ label }: { readonly label: string }) {
  return (
    <div data-being-loaded="">
      <Spinner alternativeText={messages.loading({ label })} />
    </div>
  )
}

function TextEditorFailed() {
  return <Alert tone="error">{messages.textEditorFailed()}</Alert>
}
