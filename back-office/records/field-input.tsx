import { ChoiceField, SelectField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import type { DescribedField } from './load-description.ts'
import { ReferenceField } from './reference-field.tsx'

/** The input of a field of a record, by its type. */
export function FieldInput({ field, value, error }: FieldInputProps) {
  const { name, label, nillable, defaultedOnCreate, length } = field
  const texts = { label, error, name, defaultValue: value, required: !nillable && !defaultedOnCreate }
  switch (field.type) {
    case 'boolean':
      return <ChoiceField type="checkbox" name={name} value="true" label={label} defaultChecked={value === 'true'} />
    case 'picklist':
      return (
        <SelectField {...texts}>
          {(nillable || value === '') && <option value="">{messages.noValue()}</option>}
          {field.picklistValues.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </SelectField>
      )
    case 'textarea':
      return <TextAreaField {...texts} maxLength={length} rows={3} />
    case 'reference':
      return <ReferenceField {...texts} objectName={field.referenceTo[0] ?? ''} />
    case 'int':
    case 'double':
    case 'currency':
      return <TextField {...texts} inputMode="decimal" maxLength={40} autoComplete="off" />
    case 'datetime':
      if (field.isDay === true) return <TextField {...texts} type="date" />
      return <TextField {...texts} placeholder={messages.momentPlaceholder()} maxLength={40} autoComplete="off" />
    default:
      return <TextField {...texts} maxLength={length === 0 ? 255 : length} autoComplete="off" />
  }
}

interface FieldInputProps {
  readonly field: DescribedField
  readonly value: string
  readonly error: string | undefined
}
