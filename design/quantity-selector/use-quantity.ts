import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { formatQuantity, toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import {
  toIssueText,
  parseAndCheckQuantityText,
  type QuantityBounds,
  type QuantityIssue,
} from '@hydrant/kernel/quantity/quantity-rule.ts'

/**
 * What the selector reports after every change of the entry. Quantities are plain decimals; an invalid entry has the
 * value NaN.
 */
export interface QuantityChange {
  readonly value: string | number
  readonly lastValue: string | number
  readonly isValid: boolean
  /** The number that was entered, whether it is allowed or not; null when it is not a number. */
  readonly entered: string | null
}

/**
 * What the selector reports when its entry becomes valid, or invalid for another reason: the name of a `ValidityState`
 * and its message.
 */
export interface QuantityValidity {
  readonly isValid: boolean
  readonly reason: QuantityIssue | null
  readonly description: string
}

interface QuantityOptions {
  readonly bounds: QuantityBounds
  readonly initial: string | undefined
  readonly locale: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly isDisabled: boolean
  readonly onChange: ((change: QuantityChange) => void) | undefined
  readonly onValidityChange: ((validity: QuantityValidity) => void) | undefined
}

/**
 * Returns the typed text of a quantity field, a function that changes it, and its validation error. The error is also
 * set on the field, so that the surrounding form cannot be submitted.
 */
export function useQuantityInput({
  bounds,
  initial,
  locale,
  field,
  isDisabled,
  onChange,
  onValidityChange,
}: QuantityOptions) {
  const initialText = formatQuantity(initial ?? '', locale) || formatQuantity(toText(bounds.min), locale)
  const [text, setTypedText] = useState(initialText)
  const lastText = useRef(text)
  const issue = isDisabled ? null : findQuantityTextIssue(text, bounds, locale)
  const description = issue === null ? '' : toIssueText(issue, bounds, locale)
  useEffect(() => field.current?.setCustomValidity(description), [field, description])
  useReportValidityChange(issue, description, onValidityChange)

  const setText = (next: string) => {
    setTypedText(next)
    onChange?.({
      value: toAllowedQuantityOrNaN(next, bounds, locale),
      lastValue: toAllowedQuantityOrNaN(lastText.current, bounds, locale),
      isValid: findQuantityTextIssue(next, bounds, locale) === null,
      entered: toPlainDecimalOrNull(next, locale),
    })
    lastText.current = next
  }
  // Text that was typed before hydration is so far only in the DOM element.
  const adoptTypedText = useEffectEvent(() => {
    const typedText = field.current?.value ?? text
    if (typedText !== text) setText(typedText)
  })
  useLayoutEffect(() => queueMicrotask(() => adoptTypedText()), [])
  return { text, setText, description }
}

/** Reports the validity when it differs from the last report; an entry counts as valid at first. */
function useReportValidityChange(
  issue: QuantityIssue | null,
  description: string,
  onValidityChange: QuantityOptions['onValidityChange'],
): void {
  const reportedDescription = useRef('')
  const report = useEffectEvent((validity: QuantityValidity) => onValidityChange?.(validity))
  useEffect(() => {
    if (reportedDescription.current === description) return
    reportedDescription.current = description
    report({ isValid: issue === null, reason: issue, description })
  }, [issue, description])
}

function findQuantityTextIssue(text: string, bounds: QuantityBounds, locale: string): QuantityIssue | null {
  const parsed = parseAndCheckQuantityText(text, bounds, locale)
  return 'issue' in parsed ? parsed.issue : null
}

/** Returns the plain decimal of a valid entry, and NaN for an invalid one. */
function toAllowedQuantityOrNaN(text: string, bounds: QuantityBounds, locale: string): string | number {
  const parsed = parseAndCheckQuantityText(text, bounds, locale)
  return 'value' in parsed ? parsed.value : Number.NaN
}
