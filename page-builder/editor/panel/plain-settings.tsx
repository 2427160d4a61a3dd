import { useState } from 'react'
import { ChoiceField, SelectField, TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
import { useProblemMessages, usePanelContext } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'
import { getOptionLabel } from './option-label.ts'

/** A number; an invalid or out-of-range input stays in the control and is not stored. */
export function NumberSetting({ field, label, storedValue, onChange, path }: SettingProps) {
  const { isReadOnly } = usePanelContext()
  const problemMessages = useProblemMessages(path)
  const parsedValue = field.read(storedValue)
  const value = typeof parsedValue === 'number' ? String(parsedValue) : ''
  const [typedText, setTypedText] = useState<string | null>(null)
  const { min, max } = field
  const isEmptyAllowed = field.read(undefined) === null
  const isWrong = typedText !== null && typedText !== '' && field.read(Number(typedText)) !== Number(typedText)
  const range = { min: String(min ?? 0), max: String(max ?? 0) }
  const bounds = isEmptyAllowed ? messages.numberHint(range) : messages.wholeNumberHint(range)
  return (
    <TextField
      type="number"
      label={label}
      showOptional={isEmptyAllowed}
      min={min}
      max={max}
      step={isEmptyAllowed ? 'any' : 1}
      readOnly={isReadOnly}
      value={typedText ?? value}
      {...problemMessages}
      {...(isWrong && { error: bounds })}
      onChange={({ target }) => {
        setTypedText(target.value)
        if (target.value === '') onChange(undefined)
        else if (field.read(Number(target.value)) === Number(target.value)) onChange(Number(target.value))
      }}
      onBlur={() => !isWrong && setTypedText(null)}
    />
  )
}

/** One of a fixed list of options. */
export function ChoiceSetting({ field, label, storedValue, onChange, path }: SettingProps) {
  const { isReadOnly } = usePanelContext()
  return (
    <SelectField
      label={label}
      showOptional={false}
      disabled={isReadOnly}
      value={String(field.read(storedValue))}
      {...useProblemMessages(path)}
      onChange={({ target }) => onChange(target.value)}
    >
      {sortHeadingOptions(field.options ?? []).map((option) => (
        <option key={option} value={option}>
          {getOptionLabel(option)}
        </option>
      ))}
    </SelectField>
  )
}

/** Sorts heading levels; other options keep their order. In the field's options the default comes first. */
function sortHeadingOptions(options: readonly string[]): readonly string[] {
  return options.every((option) => /^(?:h[1-6]|p)$/.test(option)) ? options.toSorted() : options
}

/** Yes or no. */
export function ToggleSetting({ field, label, storedValue, onChange }: SettingProps) {
  const { isReadOnly } = usePanelContext()
  return (
    <ChoiceField
      type="checkbox"
      label={label}
      disabled={isReadOnly}
      checked={field.read(storedValue) === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
