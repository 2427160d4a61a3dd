import { ChoiceField, FieldGroup, SelectField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/blocks.js'
import { CONSENT_GIVEN } from '@hydrant/page-model/forms/parse-field-value.ts'
import type { FormField } from '@hydrant/page-model/forms/form-definition.ts'
import type { FormControls } from '../../registry/form-controls.ts'
import styles from './form.module.css'

interface QuestionProps {
  readonly field: FormField
  readonly controls: FormControls
}

/** One question of a form with its current value. */
export function FormQuestion({ field, controls }: QuestionProps) {
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'number':
    case 'date':
      return <TextField {...toFieldProps(field, controls)} {...toLimitProps(field)} type={INPUT_TYPES[field.kind]} />
    case 'long-text':
      return (
        <TextAreaField
          {...toFieldProps(field, controls)}
          rows={5}
          maxLength={field.maxLength}
          className={styles.wide}
        />
      )
    case 'choice':
      return (
        <SelectField {...toFieldProps(field, controls)}>
          <option value="">{messages.chooseOne()}</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )
    case 'choices':
      return <ChoicesQuestion field={field} controls={controls} />
    case 'consent':
      return <ConsentQuestion field={field} controls={controls} />
    default:
      return field.kind satisfies never
  }
}

const INPUT_TYPES = { text: 'text', email: 'email', phone: 'tel', number: 'number', date: 'date' } as const

/**
 * Returns an own property only: a question may be named like a property that every object has, such as `constructor`.
 */
function getOwnValue<Value>(valuesByName: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(valuesByName, name) ? valuesByName[name] : undefined
}

function toFieldProps(
  { name, label, hint, isRequired, autocomplete }: FormField,
  { values, fieldErrors, idOf, nameOf }: FormControls,
) {
  return {
    id: idOf(name),
    name: nameOf(name),
    label,
    required: isRequired,
    defaultValue: getOwnValue(values, name)?.[0] ?? '',
    error: getOwnValue(fieldErrors, name),
    ...(hint !== '' && { hint }),
    ...(autocomplete !== '' && { autoComplete: autocomplete }),
  }
}

/** Returns the HTML attributes for the limits of a question, by its kind. */
function toLimitProps({ kind, min, max, step, maxLength }: FormField) {
  if (kind === 'number')
    return {
      ...(min !== '' && { min }),
      ...(max !== '' && { max }),
      step: step === '' ? 'any' : step,
      inputMode: 'decimal' as const,
    }
  if (kind === 'date') return { ...(min !== '' && { min }), ...(max !== '' && { max }) }
  return { maxLength }
}

function ChoicesQuestion({
  field: { name, label, hint, options, isRequired },
  controls: { values, fieldErrors, idOf, nameOf },
}: QuestionProps) {
  const selectedOptions = getOwnValue(values, name) ?? []
  return (
    <div className={styles.wide}>
      <FieldGroup
        legend={isRequired ? label : messages.optionalQuestion({ question: label })}
        error={getOwnValue(fieldErrors, name)}
      >
        {hint !== '' && <p className={styles.hint}>{hint}</p>}
        <div className={styles.choices}>
          {options.map((option, position) => (
            <ChoiceField
              key={option}
              id={position === 0 ? idOf(name) : `${idOf(name)}-${position}`}
              type="checkbox"
              name={nameOf(name)}
              value={option}
              label={option}
              defaultChecked={selectedOptions.includes(option)}
            />
          ))}
        </div>
      </FieldGroup>
    </div>
  )
}

function ConsentQuestion({
  field: { name, label, hint, isRequired },
  controls: { values, fieldErrors, idOf, nameOf },
}: QuestionProps) {
  return (
    <div className={styles.wide}>
      <FieldGroup legend={messages.pleaseConfirm()} error={getOwnValue(fieldErrors, name)}>
        <ChoiceField
          id={idOf(name)}
          type="checkbox"
          name={nameOf(name)}
          value={CONSENT_GIVEN}
          label={label}
          required={isRequired}
          defaultChecked={getOwnValue(values, name)?.[0] === CONSENT_GIVEN}
          {...(hint !== '' && { detail: hint })}
        />
      </FieldGroup>
    </div>
  )
}
