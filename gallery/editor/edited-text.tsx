import { useMemo, useState } from 'react'
import { Spinner } from '@hydrant/design/feedback/spinner.tsx'
import { PAGE_NAMES } from '@hydrant/page-builder/bindings/scope-names.ts'
import type { Problem } from '@hydrant/page-builder/checks/problem.ts'
import { EDITOR_STYLES } from '@hydrant/page-builder/editor/editor-styles.ts'
import { PanelProvider, type PanelContextValue } from '@hydrant/page-builder/editor/panel/panel-context.ts'
import { RichTextSetting } from '@hydrant/page-builder/editor/panel/rich-text-setting.tsx'
import { richTextField } from '@hydrant/page-builder/fields/field.ts'
import { useIsHydrated } from '@hydrant/design/format/use-is-hydrated.ts'
import { SERVICES } from './services.ts'

interface EditedTextProps {
  readonly stored?: string
  readonly isReadOnly?: boolean
  /** Its errors and warnings. */
  readonly issues?: readonly Pick<Problem, 'level' | 'message'>[]
}

const FIELD = richTextField(() => 'Text')
const NO_ISSUES = [] as const

/** A rich text setting, as wide as in the editor, with an output of what would be stored. */
export function EditedText({ stored, isReadOnly = false, issues: faults = NO_ISSUES }: EditedTextProps) {
  const isHydrated = useIsHydrated()
  const [value, setValue] = useState<unknown>(stored)
  const [changes, setChanges] = useState(0)
  const panelContext = useMemo((): PanelContextValue => {
    const problems = faults.map((issue): Problem => ({ ...issue, blockId: 'text', setting: 'text' }))
    return {
      services: SERVICES,
      namesInScope: PAGE_NAMES,
      pageNames: PAGE_NAMES,
      problems,
      device: 'desktop',
      isReadOnly,
    }
  }, [faults, isReadOnly])
  const onValueChange = (changedValue: unknown) => {
    setValue(changedValue)
    setChanges((count) => count + 1)
  }
  if (!isHydrated) return <Spinner alternativeText="The editor is being loaded" />
  return (
    <div style={{ maxWidth: '20rem' }}>
      <style>{EDITOR_STYLES}</style>
      <PanelProvider value={panelContext}>
        <RichTextSetting field={FIELD} label="Text" storedValue={value} path="text" onChange={onValueChange} />
      </PanelProvider>
      <output hidden data-changes={changes} data-stored={JSON.stringify(value) ?? 'nothing'} />
    </div>
  )
}
