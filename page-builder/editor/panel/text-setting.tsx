import { Button } from '@hydrant/design/navigation/button.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
import { ExpressionInput } from '../expressions/expression-input.tsx'
import { useProblemMessages } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'

/** A single-line or multi-line text, which may contain expressions. */
export function TextSetting({ field, label, storedValue, onChange, path }: SettingProps) {
  const value = typeof storedValue === 'string' ? storedValue : textOrEmpty(field.read(undefined))
  return (
    <ExpressionInput
      label={label}
      value={value}
      // Part numbers may be pasted one per line, and a single-line field would remove the line breaks.
      isLong={field.kind === 'paragraphs' || field.isPartNumberList === true}
      isDataSelector={field.isDataSelector === true}
      {...useProblemMessages(path)}
      onChange={onChange}
    />
  )
}

/** A non-text setting whose value is an expression; it can be switched back to a fixed value. */
export function ExpressionSetting(props: SettingProps) {
  return (
    <div className="editor-setting">
      <TextSetting {...props} />
      <Button size="s" variant="tertiary" onClick={() => props.onChange(undefined)}>
        {messages.useAFixedValue()}
      </Button>
    </div>
  )
}

function textOrEmpty(value: unknown): string {
  return typeof value === 'string' ? value : ''
}
