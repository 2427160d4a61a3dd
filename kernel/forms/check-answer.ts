import { isEmailAddress } from '../locale/email.ts'
import { isPhoneNumber } from '../locale/phone.ts'
import { parseInstant } from '../time/timestamp.ts'
import type { FormField } from './form-definition.ts'
import { tidyLine } from './tidy-line.ts'

/** An answer in the form in which it is kept, or a sentence about what is wrong with it. */
type Checked = { readonly value: string | readonly string[] } | { readonly fault: string }

/** What the box of a consent sends when it is ticked. */
export const CONSENT_GIVEN = 'yes'

/** Holds one answer against its question; undefined: none was sent. */
export function checkAnswer(field: FormField, given: string | readonly string[] | undefined): Checked {
  if (field.kind === 'choices') return checkChoices(field, given === undefined || given === '' ? [] : [given].flat())
  if (typeof given === 'object') return { fault: `'${field.label}' takes one answer.` }
  const value = field.kind === 'long-text' ? tidyLines(given ?? '') : tidyLine(given ?? '')
  if (value === '') return field.isRequired ? { fault: missing(field) } : { value: '' }
  const fault = faultOf(field, value)
  return fault === null ? { value } : { fault }
}

function checkChoices({ label, options, isRequired }: FormField, given: readonly string[]): Checked {
  const chosen = [...new Set(given)]
  if (chosen.some((value) => !options.includes(value))) return { fault: `Choose from the list under '${label}'.` }
  if (chosen.length === 0 && isRequired) return { fault: `Choose at least one under '${label}'.` }
  return { value: options.filter((option) => chosen.includes(option)) }
}

function missing({ kind, label }: FormField): string {
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

function faultOf(field: FormField, value: string): string | null {
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
      return faultOfNumber(field, value)
    case 'date':
      return faultOfDay(field, value)
    case 'choice':
    case 'choices':
      return field.options.includes(value) ? null : `Choose from the list under '${label}'.`
    case 'consent':
      return value === CONSENT_GIVEN ? null : `'${label}' can be ticked or not.`
    default:
      return kind satisfies never
  }
}

function faultOfNumber({ label, min, max, step }: FormField, value: string): string | null {
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

/** Days of ISO 8601 sort as texts. */
function faultOfDay({ label, min, max }: FormField, value: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || parseInstant(value) === null)
    return `'${label}' must be a day such as 2026-05-31.`
  if (min !== '' && value < min) return `'${label}' must be ${min} or later.`
  return max !== '' && value > max ? `'${label}' must be ${max} or earlier.` : null
}

/** Forms are sent with the line ends of mail; what else steers a terminal is no text. */
function tidyLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
