import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { isPhoneNumber } from '@hydrant/kernel/locale/phone.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import type { FormField } from './form-definition.ts'
import { normalizeLine } from './normalize-line.ts'

/** A normalized value, or a message about what is wrong with it. */
type CheckedValue = { readonly value: string | readonly string[] } | { readonly issue: string }

/** The value that a ticked consent box sends. */
export const CONSENT_GIVEN = 'yes'

/** Checks one submitted value against its field; undefined means that none was sent. */
export function checkFieldValue(field: FormField, submitted: string | readonly string[] | undefined): CheckedValue {
  if (field.kind === 'choices')
    return checkChoices(field, submitted === undefined || submitted === '' ? [] : [submitted].flat())
  if (typeof submitted === 'object') return { issue: `'${field.label}' takes one answer.` }
  const value = field.kind === 'long-text' ? normalizeLines(submitted ?? '') : normalizeLine(submitted ?? '')
  if (value === '') return field.isRequired ? { issue: requiredMessage(field) } : { value: '' }
  const issue = findIssue(field, value)
  return issue === null ? { value } : { issue }
}

function checkChoices({ label, options, isRequired }: FormField, submitted: readonly string[]): CheckedValue {
  const selected = [...new Set(submitted)]
  if (selected.some((value) => !options.includes(value))) return { issue: `Choose from the list under '${label}'.` }
  if (selected.length === 0 && isRequired) return { issue: `Choose at least one under '${label}'.` }
  return { value: options.filter((option) => selected.includes(option)) }
}

function requiredMessage({ kind, label }: FormField): string {
  switch (kind) {
    case 'choice':
    case 'choices':
      return `Choose one under '${label}'.`
    case 'consent':
      return `Please tick '${label}'.`
    case 'date':
      return `Choose a day for '${label}'.`
    case 'text':
    case 'long-text':
    case 'email':
    case 'phone':
    case 'number':
      return `Fill in '${label}'.`
    default:
      return kind satisfies never
  }
}

function findIssue(field: FormField, value: string): string | null {
  const { kind, label, maxLength } = field
  if (value.length > maxLength) return `'${label}' takes up to ${maxLength} characters; there are ${value.length}.`
  switch (kind) {
    case 'text':
    case 'long-text':
      return null
    case 'email':
      return isEmailAddress(value) ? null : `'${label}' must be an address such as captain@station.example.`
    case 'phone':
      return isPhoneNumber(value) ? null : `'${label}' must be a phone number with its area code, such as 360-555-0112.`
    case 'number':
      return findNumberIssue(field, value)
    case 'date':
      return findDateIssue(field, value)
    case 'choice':
    case 'choices':
      return field.options.includes(value) ? null : `Choose from the list under '${label}'.`
    case 'consent':
      return value === CONSENT_GIVEN ? null : `'${label}' can be ticked or not.`
    default:
      return kind satisfies never
  }
}

function findNumberIssue({ label, min, max, step }: FormField, value: string): string | null {
  const number = Number(value)
  if (!/^-?\d{1,12}(?:\.\d{1,6})?$/.test(value)) return `'${label}' must be a number such as 42.`
  if (min !== '' && number < Number(min)) return `'${label}' must be ${min} or more.`
  if (max !== '' && number > Number(max)) return `'${label}' must be ${max} or less.`
  return isMultiple(number - Number(min), Number(step)) ? null : `'${label}' goes in steps of ${step}.`
}

function isMultiple(distance: number, step: number): boolean {
  if (!(step > 0)) return true
  const steps = distance / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

/** Dates in ISO 8601 can be compared as strings. */
function findDateIssue({ label, min, max }: FormField, value: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || parseInstant(value) === null)
    return `'${label}' must be a day such as 2026-05-31.`
  if (min !== '' && value < min) return `'${label}' must be ${min} or later.`
  return max !== '' && value > max ? `'${label}' must be ${max} or earlier.` : null
}

/** Normalizes line ends, which forms send as CRLF, and removes control characters. */
function normalizeLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
