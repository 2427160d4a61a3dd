import { useId } from 'react'
import { useFetcher } from 'react-router'
import { ChoiceField, DebouncedField, SelectField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/back-office/records.js'
import { officeLinks } from '../office-links.ts'
import type { DescribedField } from './load-description.ts'
import type { Suggestion } from './find-references.ts'

/** The input of a field of a record, by its type. */
export function FieldInput(props: FieldInputProps) {
  const { field, value, error } = props
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
      return <ReferenceInput {...props} />
    case 'int':
    case 'double':
    case 'currency':
      return <TextField {...texts} inputMode="decimal" maxLength={40} autoComplete="off" />
    case 'datetime':
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

/**
 * The input of a reference: the title of the other record, which is suggested while typing, or its id. The server finds
 * the record by what was typed.
 */
function ReferenceInput({ field, value, error }: FieldInputProps) {
  const listId = useId()
  const fetcher = useFetcher<readonly Suggestion[]>()
  const [objectName = ''] = field.referenceTo
  return (
    <>
      <DebouncedField
        label={field.label}
        name={field.name}
        defaultValue={value}
        required={!field.nillable && !field.defaultedOnCreate}
        error={error}
        list={listId}
        maxLength={255}
        autoComplete="off"
        onSettled={(term) =>
          void fetcher.load(`${officeLinks.lookup(objectName)}?${new URLSearchParams({ q: term }).toString()}`)
        }
      />
      <datalist id={listId}>
        {(fetcher.data ?? []).map(({ id, title: suggestedTitle }) => (
          <option key={id} value={suggestedTitle}>
            {suggestedTitle}
          </option>
        ))}
      </datalist>
    </>
  )
}
