import { useState } from 'react'
import { ChoiceField, SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { useFaults, usePanel } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'
import { wordsOf } from './words-of.ts'

/** A number; what is no number within its bounds stays in the control until it is one, and is not stored. */
export function NumberSetting({ field, label, stored, onChange, path }: SettingProps) {
  const { isReadOnly } = usePanel()
  const faults = useFaults(path)
  const read = field.read(stored)
  const value = typeof read === 'number' ? String(read) : ''
  const [typed, setTyped] = useState<string | null>(null)
  const { min, max, fallback } = field
  const isEmptyAllowed = fallback === null
  const isWrong = typed !== null && typed !== '' && field.read(Number(typed)) !== Number(typed)
  const bounds = `${isEmptyAllowed ? 'A number' : 'A whole number'} from ${min ?? 0} to ${max ?? 0}.`
  return (
    <TextField
      type="number"
      label={label}
      saysOptional={isEmptyAllowed}
      min={min}
      max={max}
      step={isEmptyAllowed ? 'any' : 1}
      readOnly={isReadOnly}
      value={typed ?? value}
      {...faults}
      {...(isWrong && { error: bounds })}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.value === '') onChange(undefined)
        else if (field.read(Number(target.value)) === Number(target.value)) onChange(Number(target.value))
      }}
      onBlur={() => !isWrong && setTyped(null)}
    />
  )
}

/** One of a closed list of words. */
export function ChoiceSetting({ field, label, stored, onChange, path }: SettingProps) {
  const { isReadOnly } = usePanel()
  return (
    <SelectField
      label={label}
      saysOptional={false}
      disabled={isReadOnly}
      value={String(field.read(stored))}
      {...useFaults(path)}
      onChange={({ target }) => onChange(target.value)}
    >
      {inOrder(field.options ?? []).map((option) => (
        <option key={option} value={option}>
          {wordsOf(option)}
        </option>
      ))}
    </SelectField>
  )
}

/** Levels of headings from the first on: the default comes first in what is stored. */
function inOrder(options: readonly string[]): readonly string[] {
  return options.every((option) => /^(?:h[1-6]|p)$/.test(option)) ? options.toSorted() : options
}

/** Yes or no. */
export function ToggleSetting({ field, label, stored, onChange }: SettingProps) {
  const { isReadOnly } = usePanel()
  return (
    <ChoiceField
      type="checkbox"
      label={label}
      disabled={isReadOnly}
      checked={field.read(stored) === true}
      onChange={({ target }) => onChange(target.checked)}
    />
  )
}
