import { ChoiceField, FieldGroup, SelectField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { CONSENT_GIVEN } from '@hydrant/kernel/forms/check-answer.ts'
import type { FormField } from '@hydrant/kernel/forms/form-definition.ts'
import type { FormFilling } from '../../registry/form-filling.ts'
import styles from './form.module.css'

interface QuestionProps {
  readonly field: FormField
  readonly filling: FormFilling
}

/** One question with what has been answered so far. */
export function FormQuestion({ field, filling }: QuestionProps) {
  switch (field.kind) {
    case 'text':
    case 'email':
    case 'phone':
    case 'number':
    case 'date':
      return <TextField {...shared(field, filling)} {...limitsOf(field)} type={INPUT_TYPES[field.kind]} />
    case 'long-text':
      return <TextAreaField {...shared(field, filling)} rows={5} maxLength={field.maxLength} className={styles.wide} />
    case 'choice':
      return (
        <SelectField {...shared(field, filling)}>
          <option value="">Choose one</option>
          {field.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </SelectField>
      )
    case 'choices':
      return <ChoicesQuestion field={field} filling={filling} />
    case 'consent':
      return <ConsentQuestion field={field} filling={filling} />
    default:
      return field.kind satisfies never
  }
}

const INPUT_TYPES = { text: 'text', email: 'email', phone: 'tel', number: 'number', date: 'date' } as const

/** A question may be called as something that every object has. */
function own<Value>(of: Readonly<Record<string, Value>>, name: string): Value | undefined {
  return Object.hasOwn(of, name) ? of[name] : undefined
}

function shared(
  { name, label, hint, isRequired, autocomplete }: FormField,
  { values, faults, idOf, nameOf }: FormFilling,
) {
  return {
    id: idOf(name),
    name: nameOf(name),
    label,
    required: isRequired,
    defaultValue: own(values, name)?.[0] ?? '',
    error: own(faults, name),
    ...(hint !== '' && { hint }),
    ...(autocomplete !== '' && { autoComplete: autocomplete }),
  }
}

/** Limits as browsers know them, each for the kinds that have it. */
function limitsOf({ kind, min, max, step, maxLength }: FormField) {
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
  filling: { values, faults, idOf, nameOf },
}: QuestionProps) {
  const chosen = own(values, name) ?? []
  return (
    <div className={styles.wide}>
      <FieldGroup legend={isRequired ? label : `${label} (optional)`} error={own(faults, name)}>
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
              defaultChecked={chosen.includes(option)}
            />
          ))}
        </div>
      </FieldGroup>
    </div>
  )
}

function ConsentQuestion({
  field: { name, label, hint, isRequired },
  filling: { values, faults, idOf, nameOf },
}: QuestionProps) {
  return (
    <div className={styles.wide}>
      <FieldGroup legend="Please confirm" error={own(faults, name)}>
        <ChoiceField
          id={idOf(name)}
          type="checkbox"
          name={nameOf(name)}
          value={CONSENT_GIVEN}
          label={label}
          required={isRequired}
          defaultChecked={own(values, name)?.[0] === CONSENT_GIVEN}
          {...(hint !== '' && { detail: hint })}
        />
      </FieldGroup>
    </div>
  )
}
