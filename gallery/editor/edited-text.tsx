import { useMemo, useState } from 'react'
import { Spinner } from '@hydrant/design/feedback/spinner.tsx'
import { PAGE_NAMES } from '@hydrant/page-builder/bindings/known-names.ts'
import type { FoundProblem } from '@hydrant/page-builder/checks/problem.ts'
import { EDITOR_STYLES } from '@hydrant/page-builder/editor/editor-styles.ts'
import { PanelProvider, type PanelSurroundings } from '@hydrant/page-builder/editor/panel/panel-context.ts'
import { RichTextSetting } from '@hydrant/page-builder/editor/panel/rich-text-setting.tsx'
import { richText } from '@hydrant/page-builder/fields/field.ts'
import { useIsHydrated } from '@hydrant/page-builder/render/use-is-hydrated.ts'
import { SERVICES } from './services.ts'

interface EditedTextProps {
  readonly stored?: string
  readonly isReadOnly?: boolean
  /** What is wrong with it, and what should be looked at. */
  readonly faults?: readonly Pick<FoundProblem, 'level' | 'message'>[]
}

const FIELD = richText('Text')
const NO_FAULTS = [] as const

/** A setting of rich text, as wide as it is in the editor, and what would be stored of it. */
export function EditedText({ stored, isReadOnly = false, faults = NO_FAULTS }: EditedTextProps) {
  const isHydrated = useIsHydrated()
  const [value, setValue] = useState<unknown>(stored)
  const [changes, setChanges] = useState(0)
  const surroundings = useMemo((): PanelSurroundings => {
    const problems = faults.map((fault): FoundProblem => ({ ...fault, blockId: 'text', setting: 'text' }))
    return { services: SERVICES, here: PAGE_NAMES, onPage: PAGE_NAMES, problems, device: 'desktop', isReadOnly }
  }, [faults, isReadOnly])
  const change = (changed: unknown) => {
    setValue(changed)
    setChanges((count) => count + 1)
  }
  if (!isHydrated) return <Spinner alternativeText="The editor is being loaded" />
  return (
    <div style={{ maxWidth: '20rem' }}>
      <style>{EDITOR_STYLES}</style>
      <PanelProvider value={surroundings}>
        <RichTextSetting field={FIELD} label="Text" stored={value} path="text" onChange={change} />
      </PanelProvider>
      <output hidden data-changes={changes} data-stored={JSON.stringify(value) ?? 'nothing'} />
    </div>
  )
}
