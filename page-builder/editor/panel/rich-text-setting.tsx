import { lazy, Suspense, useMemo, useState } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Spinner } from '@hydrant/design/feedback/spinner.tsx'
import { TextAreaField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
import { findLoss, type Loss } from '../rich-text/find-loss.ts'
import { useProblemMessages, usePanel } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'

/** The rich text editor is loaded when it is first needed. */
const TextArea = lazy(async () => {
  try {
    return { default: (await import('../rich-text/text-area.tsx')).TextArea }
  } catch {
    return { default: NotLoaded }
  }
})

/** The editing mode of a text. */
type View = 'text' | 'source'

/**
 * Rich text, edited visually; or as source where visual editing would lose something, or where the user has switched to
 * it.
 */
export function RichTextSetting({ label, stored, onChange, path }: SettingProps) {
  const { services, isReadOnly } = usePanel()
  const problemMessages = useProblemMessages(path)
  const value = typeof stored === 'string' ? stored : ''
  const loss = useMemo(() => findLoss(value), [value])
  const [view, setView] = useState<View>(loss === null ? 'text' : 'source')
  // Accepting the loss of invisible markup applies to one text only, not to another that replaces it.
  const [acceptedLossOf, acceptLossOf] = useState<string | null>(null)
  const canEditAsText = loss?.isVisible !== true
  const isText = view === 'text' && canEditAsText && (loss === null || acceptedLossOf === value)
  const switchLabel = isText ? messages.editTheSource() : messages.editAsText()
  const props = { label, value, ...problemMessages }
  const change = (html: string) => onChange(html === '' ? undefined : html)
  const changeSource = (html: string) => {
    // A text edited as source stays in this mode, even when nothing of it would be lost any more.
    setView('source')
    change(html)
  }
  const switchView = () => {
    setView(isText ? 'source' : 'text')
    acceptLossOf(isText ? null : value)
  }
  return (
    <div className="editor-setting">
      {isText ? (
        <Suspense fallback={<Loading label={label} />}>
          <TextArea {...props} isReadOnly={isReadOnly} searchPages={services.searchLinkTargets} onChange={change} />
        </Suspense>
      ) : (
        <TextAreaField
          {...props}
          {...(loss !== null && { hint: describeReason(loss) })}
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
          onClick={switchView}
        >
          {switchLabel}
        </Button>
      )}
    </div>
  )
}

function describeReason({ what }: Loss): string {
  return messages.whySource({ what })
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div data-being-loaded="">
      <Spinner alternativeText={messages.loading({ label })} />
    </div>
  )
}

function NotLoaded() {
  return <Alert tone="error">{messages.textEditorFailed()}</Alert>
}
