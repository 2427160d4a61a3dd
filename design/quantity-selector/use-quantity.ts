import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { faultText, readQuantity, type QuantityBounds, type QuantityFault } from './quantity-rule.ts'

/** What the selector reports after every change; an invalid entry has the value NaN. */
export interface QuantityChange {
  readonly value: string | number
  readonly lastValue: string | number
  readonly isValid: boolean
  readonly reason: QuantityFault | null
  readonly description: string
}

interface QuantityInput {
  readonly bounds: QuantityBounds
  readonly initial: string | undefined
  readonly field: RefObject<HTMLInputElement | null>
  readonly isDisabled: boolean
  readonly onChange: ((change: QuantityChange) => void) | undefined
}

/** The typed text and what is wrong with it; a fault also keeps the surrounding form from being sent. */
export function useQuantity({ bounds, initial, field, isDisabled, onChange }: QuantityInput) {
  const [text, setTypedText] = useState(() => formatQuantity(initial ?? toText(bounds.min)))
  const last = useRef(text)
  const fault = isDisabled ? null : faultOf(text, bounds)
  const description = fault === null ? '' : faultText(fault, bounds)
  useEffect(() => field.current?.setCustomValidity(description), [field, description])

  const setText = (next: string) => {
    setTypedText(next)
    onChange?.(changeOf(next, last.current, bounds))
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

function changeOf(next: string, before: string, bounds: QuantityBounds): QuantityChange {
  const reason = faultOf(next, bounds)
  return {
    value: valueOf(next, bounds),
    lastValue: valueOf(before, bounds),
    isValid: reason === null,
    reason,
    description: reason === null ? '' : faultText(reason, bounds),
  }
}

function faultOf(text: string, bounds: QuantityBounds): QuantityFault | null {
  const reading = readQuantity(text, bounds)
  return 'fault' in reading ? reading.fault : null
}

function valueOf(text: string, bounds: QuantityBounds): string | number {
  const reading = readQuantity(text, bounds)
  return 'value' in reading ? reading.value : Number.NaN
}
