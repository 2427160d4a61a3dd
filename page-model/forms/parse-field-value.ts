import { isEmailAddress } from '@hydrant/kernel/locale/email.ts'
import { isPhoneNumber } from '@hydrant/kernel/locale/phone.ts'
import { parseInstant } from '@hydrant/kernel/time/timestamp.ts'
import * as messages from '@hydrant/messages/compiled/page-model/forms.js'
import type { FormField } from './form-definition.ts'
import { normalizeLine } from './normalize-line.ts'

/** A normalized value, or a message about what is wrong with it. */
type ParsedValue = { readonly value: string | readonly string[] } | { readonly issue: string }

/** The value that a form submits for a consent checkbox that is ticked. */
export const CONSENT_GIVEN = 'yes'

/** Normalizes one submitted value and checks it against its field; undefined means that none was sent. */
export function parseFieldValue(field: FormField, submitted: string | readonly string[] | undefined): ParsedValue {
  if (field.kind === 'choices')
    return parseChoices(field, submitted === undefined || submitted === '' ? [] : [submitted].flat())
  if (typeof submitted === 'object') return { issue: messages.oneAnswer({ label: field.label }) }
  const value = field.kind === 'long-text' ? normalizeLines(submitted ?? '') : normalizeLine(submitted ?? '')
  if (value === '') return field.isRequired ? { issue: getRequiredMessage(field) } : { value: '' }
  const issue = findValueIssue(field, value)
  return issue === null ? { value } : { issue }
}

function parseChoices({ label, options, isRequired }: FormField, submitted: readonly string[]): ParsedValue {
  const selectedValues = [...new Set(submitted)]
  if (selectedValues.some((value) => !options.includes(value))) return { issue: messages.chooseFromList({ label }) }
  if (selectedValues.length === 0 && isRequired) return { issue: messages.chooseAtLeastOne({ label }) }
  return { value: options.filter((option) => selectedValues.includes(option)) }
}

function getRequiredMessage({ kind, label }: FormField): string {
  switch (kind) {
    case 'choice':
    case 'choices':
      return messages.chooseOne({ label })
    case 'consent':
      return messages.pleaseTick({ label })
    case 'date':
      return messages.chooseDay({ label })
    case 'text':
    case 'long-text':
    case 'email':
    case 'phone':
    case 'number':
      return messages.fillIn({ label })
    default:
      return kind satisfies never
  }
}

function findValueIssue(field: FormField, value: string): string | null {
  const { kind, label, maxLength } = field
  if (value.length > maxLength)
    return messages.tooLong({ label, maximum: String(maxLength), length: String(value.length) })
  switch (kind) {
    case 'text':
    case 'long-text':
      return null
    case 'email':
      return isEmailAddress(value) ? null : messages.notAnEmailAddress({ label })
    case 'phone':
      return isPhoneNumber(value) ? null : messages.notAPhoneNumber({ label })
    case 'number':
      return findNumberIssue(field, value)
    case 'date':
      return findDateIssue(field, value)
    case 'choice':
    case 'choices':
      return field.options.includes(value) ? null : messages.chooseFromList({ label })
    case 'consent':
      return value === CONSENT_GIVEN ? null : messages.canBeTicked({ label })
    default:
      return kind satisfies never
  }
}

function findNumberIssue({ label, min, max, step }: FormField, value: string): string | null {
  const number = Number(value)
  if (!/^-?\d{1,12}(?:\.\d{1,6})?$/.test(value)) return messages.notANumber({ label })
  if (min !== '' && number < Number(min)) return messages.atLeast({ label, minimum: min })
  if (max !== '' && number > Number(max)) return messages.atMost({ label, maximum: max })
  return isAllowedByStep(number - Number(min), Number(step)) ? null : messages.inSteps({ label, step })
}

function isAllowedByStep(distance: number, step: number): boolean {
  if (!(step > 0)) return true
  const steps = distance / step
  return Math.abs(steps - Math.round(steps)) < 1e-6
}

/** Returns a message about an invalid date or one out of range. ISO 8601 dates are compared as strings. */
function findDateIssue({ label, min, max }: FormField, value: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value) || parseInstant(value) === null) return messages.notADay({ label })
  if (min !== '' && value < min) return messages.earliestDay({ label, day: min })
  return max !== '' && value > max ? messages.latestDay({ label, day: max }) : null
}

/** Normalizes line ends, which forms send as CRLF, and removes control characters. */
function normalizeLines(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}
