import { useState } from 'react'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import { sixDigits } from '../../fields/six-digits.ts'
import { useFaults, usePanel } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'
import { wordsOf } from './words-of.ts'

const OWN = 'own'
const FIRST_OWN = '#14181c'

/** A colour: the design's own, one of the design by its name, or one of any value. */
export function ColourSetting({ field, label, stored, onChange, path }: SettingProps) {
  const { isReadOnly } = usePanel()
  const faults = useFaults(path)
  const read = String(field.read(stored))
  const [typed, setTyped] = useState<string | null>(null)
  const isOwn = read.startsWith('#')
  const isWrong = typed !== null && field.read(typed) !== typed
  return (
    <div className="editor-setting">
      <SelectField
        label={label}
        saysOptional={false}
        disabled={isReadOnly}
        value={isOwn ? OWN : read}
        {...(!isOwn && faults)}
        onChange={({ target }) => {
          setTyped(null)
          onChange(target.value === OWN ? FIRST_OWN : target.value || undefined)
        }}
      >
        <option value="">As the design has it</option>
        {field.options?.map((token) => (
          <option key={token} value={token}>
            {wordsOf(token)}
          </option>
        ))}
        <option value={OWN}>A colour of its own</option>
      </SelectField>
      {isOwn && (
        <div className="editor-colour">
          <input
            type="color"
            aria-label={`${label}: pick`}
            disabled={isReadOnly}
            value={sixDigits(read)}
            onChange={({ target }) => onChange(target.value)}
          />
          <TextField
            label={`${label}: value`}
            saysOptional={false}
            readOnly={isReadOnly}
            value={typed ?? read}
            {...faults}
            {...(isWrong && { error: 'Write a colour as #rrggbb.' })}
            onChange={({ target }) => {
              setTyped(target.value)
              if (target.value !== '' && field.read(target.value) === target.value) onChange(target.value)
            }}
            onBlur={() => !isWrong && setTyped(null)}
          />
        </div>
      )}
    </div>
  )
}
