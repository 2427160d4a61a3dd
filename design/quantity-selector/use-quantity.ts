import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { formatQuantity, readDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import {
  faultText,
  readQuantity,
  type QuantityBounds,
  type QuantityFault,
} from '@hydrant/kernel/quantity/quantity-rule.ts'

/**
 * What the selector reports after every change of the entry. Quantities are plain digits; an invalid entry has the
 * value NaN.
 */
export interface QuantityChange {
  readonly value: string | number
  readonly lastValue: string | number
  readonly isValid: boolean
  /** The number that was entered, whether it may be bought or not; null when it is none. */
  readonly entered: string | null
}

/**
 * What the selector reports whenever its entry becomes valid, or invalid for another reason: the name of a validity
 * state and the sentence about it.
 */
export interface QuantityValidity {
  readonly isValid: boolean
  readonly reason: QuantityFault | null
  readonly description: string
}

interface QuantityInput {
  readonly bounds: QuantityBounds
  readonly initial: string | undefined
  readonly locale: string
  readonly field: RefObject<HTMLInputElement | null>
  readonly isDisabled: boolean
  readonly onChange: ((change: QuantityChange) => void) | undefined
  readonly onValidityChange: ((validity: QuantityValidity) => void) | undefined
}

/** The typed text and what is wrong with it; a fault also keeps the surrounding form from being sent. */
export function useQuantity({ bounds, initial, locale, field, isDisabled, onChange, onValidityChange }: QuantityInput) {
  const first = formatQuantity(initial ?? '', locale) || formatQuantity(toText(bounds.min), locale)
  const [text, setTypedText] = useState(first)
  const last = useRef(text)
  const fault = isDisabled ? null : faultOf(text, bounds, locale)
  const description = fault === null ? '' : faultText(fault, bounds, locale)
  useEffect(() => field.current?.setCustomValidity(description), [field, description])
  useReportedValidity(fault, description, onValidityChange)

  const setText = (next: string) => {
    setTypedText(next)
    onChange?.({
      value: valueOf(next, bounds, locale),
      lastValue: valueOf(last.current, bounds, locale),
      isValid: faultOf(next, bounds, locale) === null,
      entered: readDecimalText(next, locale),
    })
    last.current = next
  }
  // What was typed before the page came alive is only in the field yet.
  const adoptTyped = useEffectEvent(() => {
    const typed = field.current?.value ?? text
    if (typed !== text) setText(typed)
  })
  useLayoutEffect(() => queueMicrotask(() => adoptTyped()), [])
  return { text, setText, description }
}

/** Tells of a validity that is not the one told last; an entry counts as valid until told otherwise. */
function useReportedValidity(
  fault: QuantityFault | null,
  description: string,
  onValidityChange: QuantityInput['onValidityChange'],
): void {
  const told = useRef('')
  const report = useEffectEvent((validity: QuantityValidity) => onValidityChange?.(validity))
  useEffect(() => {
    if (told.current === description) return
    told.current = description
    report({ isValid: fault === null, reason: fault, description })
  }, [fault, description])
}

function faultOf(text: string, bounds: QuantityBounds, locale: string): QuantityFault | null {
  const reading = readQuantity(text, bounds, locale)
  return 'fault' in reading ? reading.fault : null
}

function valueOf(text: string, bounds: QuantityBounds, locale: string): string | number {
  const reading = readQuantity(text, bounds, locale)
  return 'value' in reading ? reading.value : Number.NaN
}
