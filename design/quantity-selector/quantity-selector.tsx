import { useEffect, useId, useRef, useState, type RefObject } from 'react'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import { faultText, isOutOfStock, quantityBounds, readQuantity, stepQuantity, type QuantityBounds, type QuantityFault, type QuantityRule } from './quantity-rule.ts'
import { RulePopover } from './rule-popover.tsx'
import styles from './quantity-selector.module.css'

/** What the selector reports after every change; an invalid entry has the value NaN. */
export interface QuantityChange {
  readonly value: string | number
  readonly lastValue: string | number
  readonly isValid: boolean
  readonly reason: QuantityFault | null
  readonly description: string
}

/** How a quantity is asked for. */
export interface QuantitySelectorProps {
  /** The name of the form field. */
  readonly name?: string
  readonly label?: string
  readonly rule?: QuantityRule | null
  /** What is in stock; null where stock is not counted. */
  readonly available?: number | null
  /** The quantity to begin with; the minimum without one. */
  readonly defaultValue?: string
  readonly error?: string | null
  readonly isDisabled?: boolean
  readonly size?: 's' | 'm'
  readonly hideLabel?: boolean
  readonly hideButtons?: boolean
  readonly hideNotifications?: boolean
  readonly hideOutOfStock?: boolean
  readonly onChange?: (change: QuantityChange) => void
}

/** Asks for a quantity by the product's rule: a form field with buttons for one step less or more. Without JavaScript it is the field alone. */
export function QuantitySelector({ name = 'quantity', label = 'Quantity', rule = null, available = null, ...rest }: QuantitySelectorProps) {
  const bounds = quantityBounds(rule, available)
  const isEmpty = isOutOfStock(bounds, available)
  const isDisabled = rest.isDisabled === true || isEmpty
  const field = useRef<HTMLInputElement>(null)
  const { text, setText, fault } = useQuantityText({ bounds, initial: rest.defaultValue, field, isDisabled, onChange: rest.onChange })
  const id = useId()
  const message = rest.error || (isEmpty && rest.hideOutOfStock !== true ? 'Out of stock' : '') || (fault && !isDisabled ? faultText(fault, bounds) : '')
  const isShown = message !== '' && rest.hideNotifications !== true
  const value = readQuantity(text, bounds)
  const step = (direction: 1 | -1) => setText(stepQuantity(text, bounds, direction))
  return (
    <div className={classNames(styles.selector, styles[rest.size ?? 'm'])}>
      <div className={classNames(styles.head, rest.hideLabel && styles.hidden)}>
        <label htmlFor={id}>{label}</label>
        {!isEmpty && !rest.hideLabel && <RulePopover rule={rule} />}
      </div>
      <div className={classNames(styles.control, (fault !== null || Boolean(rest.error)) && !isDisabled && styles.invalid)}>
        {!rest.hideButtons && <StepButton icon="minus" label="One step less" isDisabled={isDisabled || atBound(value, bounds.min)} onPress={() => step(-1)} />}
        <input
          ref={field}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          disabled={isDisabled}
          aria-invalid={fault !== null && !isDisabled}
          aria-describedby={isShown ? `${id}-message` : undefined}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
            event.preventDefault()
            step(event.key === 'ArrowUp' ? 1 : -1)
          }}
        />
        {!rest.hideButtons && <StepButton icon="plus" label="One step more" isDisabled={isDisabled || atBound(value, bounds.max)} onPress={() => step(1)} />}
      </div>
      {isShown && (
        <p id={`${id}-message`} role="alert" className={styles.message}>
          {message}
        </p>
      )}
    </div>
  )
}

function StepButton({ icon, label, isDisabled, onPress }: { readonly icon: 'plus' | 'minus'; readonly label: string; readonly isDisabled: boolean; readonly onPress: () => void }) {
  return (
    <button type="button" className={styles.step} disabled={isDisabled} onClick={onPress}>
      <Icon name={icon} size="s" label={label} />
    </button>
  )
}

function atBound(reading: ReturnType<typeof readQuantity>, bound: QuantityBounds['min']): boolean {
  return 'value' in reading && bound.eq(reading.value)
}

interface QuantityTextInput {
  readonly bounds: QuantityBounds
  readonly initial: string | undefined
  readonly field: RefObject<HTMLInputElement | null>
  readonly isDisabled: boolean
  readonly onChange: ((change: QuantityChange) => void) | undefined
}

/** The typed text, and its fault; the fault also stops the surrounding form. */
function useQuantityText({ bounds, initial, field, isDisabled, onChange }: QuantityTextInput) {
  const [text, setTypedText] = useState(() => formatQuantity(initial ?? toText(bounds.min)))
  const last = useRef(text)
  const reading = readQuantity(text, bounds)
  const fault = 'fault' in reading ? reading.fault : null
  const description = fault === null ? '' : faultText(fault, bounds)
  useEffect(() => field.current?.setCustomValidity(isDisabled ? '' : description), [field, isDisabled, description])

  const setText = (next: string) => {
    setTypedText(next)
    const change = readQuantity(next, bounds)
    const before = readQuantity(last.current, bounds)
    last.current = next
    const reason = 'fault' in change ? change.fault : null
    onChange?.({
      value: 'value' in change ? change.value : NaN,
      lastValue: 'value' in before ? before.value : NaN,
      isValid: reason === null,
      reason,
      description: reason === null ? '' : faultText(reason, bounds),
    })
  }
  return { text, setText, fault }
}
