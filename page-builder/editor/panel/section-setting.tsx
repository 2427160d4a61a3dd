import { useState } from 'react'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
import { ResultPicker } from '../pickers/result-picker.tsx'
import { useProblemMessages, usePanelContext } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'

/** A saved section, picked by its name. */
export function SectionSetting({ label, storedValue, onChange, path }: SettingProps) {
  const { services, isReadOnly } = usePanelContext()
  const [isOpen, setOpen] = useState(false)
  const { error, warning } = useProblemMessages(path)
  return (
    <div className="editor-setting">
      {error !== undefined && <Alert tone="error">{error}</Alert>}
      {warning !== undefined && <Alert tone="warning">{warning}</Alert>}
      {!isReadOnly && (
        <Button size="s" variant="secondary" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {storedValue === undefined ? messages.chooseASection() : messages.chooseAnotherSection()}
        </Button>
      )}
      {isOpen && (
        <ResultPicker
          title={label}
          search={services.searchSections}
          onClose={() => setOpen(false)}
          onSelect={({ value }) => {
            onChange(value)
            setOpen(false)
          }}
        />
      )}
    </div>
  )
}
