import { lazy, Suspense, useMemo, useState } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Spinner } from '@hydrant/design/feedback/spinner.tsx'
import { TextAreaField } from '@hydrant/design/form/field.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import { findLoss, type Loss } from '../rich-text/find-loss.ts'
import { useFaults, usePanel } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'

/** What texts are written with is loaded with the first of them. */
const TextArea = lazy(async () => {
  try {
    return { default: (await import('../rich-text/text-area.tsx')).TextArea }
  } catch {
    return { default: NotLoaded }
  }
})

/** How a text is edited. */
type View = 'text' | 'source'

/**
 * Text with headings, lists and links, written as it looks; or by its source, where it holds what would be lost
 * otherwise, or where somebody asks for it.
 */
export function RichTextSetting({ label, stored, onChange, path }: SettingProps) {
  const { services, isReadOnly } = usePanel()
  const faults = useFaults(path)
  const value = typeof stored === 'string' ? stored : ''
  const loss = useMemo(() => findLoss(value), [value])
  const [view, setView] = useState<View>(loss === null ? 'text' : 'source')
  // Whoever gives up what nobody sees gives it up of one text, and not of another that comes into its place.
  const [givenUp, giveUp] = useState<string | null>(null)
  const canBeText = loss?.isSeen !== true
  const isText = view === 'text' && canBeText && (loss === null || givenUp === value)
  const other = isText ? 'Edit the source' : 'Edit as text'
  const props = { label, value, ...faults }
  const change = (html: string) => onChange(html === '' ? undefined : html)
  const changeSource = (html: string) => {
    // What is written by its source stays so, also once nothing of it would be lost any more.
    setView('source')
    change(html)
  }
  const switchView = () => {
    setView(isText ? 'source' : 'text')
    giveUp(isText ? null : value)
  }
  return (
    <div className="editor-setting">
      {isText ? (
        <Suspense fallback={<Loading label={label} />}>
          <TextArea {...props} isReadOnly={isReadOnly} searchPages={services.searchPages} onChange={change} />
        </Suspense>
      ) : (
        <TextAreaField
          {...props}
          {...(loss !== null && { hint: reasonFor(loss) })}
          saysOptional={false}
          rows={8}
          readOnly={isReadOnly}
          onChange={({ target }) => changeSource(target.value)}
        />
      )}
      {!isReadOnly && canBeText && (
        <Button size="s" variant="tertiary" aria-label={`${other}: ${label}`} onClick={switchView}>
          {other}
        </Button>
      )}
    </div>
  )
}

function reasonFor({ what }: Loss): string {
  return `This is its source, because it holds ${what}, which would be lost in a text that is edited as it looks.`
}

function Loading({ label }: { readonly label: string }) {
  return (
    <div data-being-loaded="">
      <Spinner alternativeText={`${label} is being loaded`} />
    </div>
  )
}

function NotLoaded() {
  return (
    <Alert tone="error">What texts are written with could not be loaded. The source can be edited all the same.</Alert>
  )
}
