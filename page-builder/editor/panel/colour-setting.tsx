import { useState } from 'react'
import { SelectField, TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
import { toSixDigitHex } from '../../fields/six-digit-hex.ts'
import { useProblemMessages, usePanelContext } from './panel-context.ts'
import type { SettingProps } from './setting-props.ts'
import { getOptionLabel } from './option-label.ts'

const CUSTOM_OPTION = 'own'
const DEFAULT_CUSTOM_COLOUR = '#14181c'

/** A colour: the design's default, a colour token, or a custom value. */
export function ColourSetting({ field, label, storedValue, onChange, path }: SettingProps) {
  const { isReadOnly } = usePanelContext()
  const problemMessages = useProblemMessages(path)
  const colour = String(field.read(storedValue))
  const [typedText, setTypedText] = useState<string | null>(null)
  const isCustom = colour.startsWith('#')
  const isWrong = typedText !== null && field.read(typedText) !== typedText
  return (
    <div className="editor-setting">
      <SelectField
        label={label}
        showOptional={false}
        disabled={isReadOnly}
        value={isCustom ? CUSTOM_OPTION : colour}
        {...(!isCustom && problemMessages)}
        onChange={({ target }) => {
          setTypedText(null)
          onChange(target.value === CUSTOM_OPTION ? DEFAULT_CUSTOM_COLOUR : target.value || undefined)
        }}
      >
        <option value="">{messages.asTheDesignHasIt()}</option>
        {field.options?.map((token) => (
          <option key={token} value={token}>
            {getOptionLabel(token)}
          </option>
        ))}
        <option value={CUSTOM_OPTION}>{messages.ownColour()}</option>
      </SelectField>
      {isCustom && (
        <div className="editor-colour">
          <input
            type="color"
            aria-label={messages.pickColour({ label })}
            disabled={isReadOnly}
            value={toSixDigitHex(colour)}
            onChange={({ target }) => onChange(target.value)}
          />
          <TextField
            label={messages.colourValue({ label })}
            showOptional={false}
            readOnly={isReadOnly}
            value={typedText ?? colour}
            {...problemMessages}
            {...(isWrong && { error: messages.colourInvalid() })}
            onChange={({ target }) => {
              setTypedText(target.value)
              if (target.value !== '' && field.read(target.value) === target.value) onChange(target.value)
            }}
            onBlur={() => !isWrong && setTypedText(null)}
          />
        </div>
      )}
    </div>
  )
}
