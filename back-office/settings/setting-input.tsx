import { ChoiceField, SelectField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/settings.js'
import type { DescribedField } from '../records/load-description.ts'
import { ReferenceField } from '../records/reference-field.tsx'

/** The input of a setting, with the sentence on what it means. */
export function SettingInput({ field, meaning, value, error, locationGroups }: SettingInputProps) {
  const { name, label, nillable, length } = field
  const texts = { label, hint: meaning, error, name, defaultValue: value, required: !nillable }
  switch (field.type) {
    case 'boolean':
      return (
        <ChoiceField
          type="checkbox"
          name={name}
          value="true"
          label={label}
          detail={meaning}
          defaultChecked={value === 'true'}
        />
      )
    case 'picklist':
      return (
        <SelectField {...texts}>
          {field.picklistValues.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      )
    case 'reference':
      if (field.referenceTo[0] !== 'LocationGroup')
        return <ReferenceField {...texts} objectName={field.referenceTo[0] ?? ''} />
      return (
        <SelectField {...texts}>
          <option value="">{messages.noValue()}</option>
          {locationGroups.map((group) => (
            <option key={group} value={group}>
              {group}
            </option>
          ))}
        </SelectField>
      )
    case 'textarea':
      return <TextAreaField {...texts} maxLength={length} rows={2} />
    case 'int':
    case 'double':
      return <TextField {...texts} inputMode="decimal" maxLength={40} autoComplete="off" />
    default:
      return <TextField {...texts} maxLength={length} autoComplete="off" />
  }
}

interface SettingInputProps {
  readonly field: DescribedField
  readonly meaning: string
  readonly value: string
  readonly error: string | undefined
  /** The names of the groups of locations. */
  readonly locationGroups: readonly string[]
}
