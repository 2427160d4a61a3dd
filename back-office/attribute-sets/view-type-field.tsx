import { SelectField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/variations.js'
import { SET_FIELDS } from './change-attribute-set.ts'

/** Chooses how buyers choose a value of an attribute. */
export function ViewTypeField({ value }: { readonly value: string | undefined }) {
  return (
    <SelectField label={messages.viewType()} name={SET_FIELDS.viewType} defaultValue={value} showOptional={false}>
      <option value="Dropdown">{messages.dropdown()}</option>
      <option value="Pill">{messages.pill()}</option>
      <option value="ColorSwatch">{messages.swatch()}</option>
    </SelectField>
  )
}
