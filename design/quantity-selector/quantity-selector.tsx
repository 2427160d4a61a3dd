import { useId, useRef, type KeyboardEvent } from 'react'
import { readDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import { isOutOfStock, quantityBounds, stepQuantity, type QuantityBounds, type QuantityRule } from './quantity-rule.ts'
import { RulePopover } from './rule-popover.tsx'
import styles from './quantity-selector.module.css'
import { useQuantity, type QuantityChange } from './use-quantity.ts'

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
  const { text, setText, description } = useQuantity({ bounds, initial: rest.defaultValue, field, isDisabled, onChange: rest.onChange })
  const id = useId()
  const message = messageOf(rest, { isEmpty, description })
  const step = (direction: 1 | -1) => setText(stepQuantity(text, bounds, direction))
  const stepButtons = rest.hideButtons === true ? null : boundsReached(text, bounds)
  const isInvalid = !isDisabled && (description !== '' || Boolean(rest.error))
  return (
    <div className={classNames(styles.selector, styles[rest.size ?? 'm'])}>
      <div className={classNames(styles.head, rest.hideLabel && styles.hidden)}>
        <label htmlFor={id}>{label}</label>
        {!isEmpty && rest.hideLabel !== true && <RulePopover rule={rule} />}
      </div>
      <div className={classNames(styles.control, isInvalid && styles.invalid)}>
        {stepButtons && <StepButton icon="minus" label="One step less" isDisabled={isDisabled || stepButtons.isLowest} onPress={() => step(-1)} />}
        <input
          ref={field}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          value={text}
          disabled={isDisabled}
          aria-invalid={isInvalid}
          aria-describedby={message === '' ? undefined : `${id}-message`}
          onChange={(event) => setText(event.target.value)}
          onKeyDown={(event) => stepByKey(event, step)}
        />
        {stepButtons && <StepButton icon="plus" label="One step more" isDisabled={isDisabled || stepButtons.isHighest} onPress={() => step(1)} />}
      </div>
      {message !== '' && (
        <p id={`${id}-message`} role="alert" className={styles.message}>
          {message}
        </p>
      )}
    </div>
  )
}

/** The message below the field: an error from outside first, then missing stock, then what is wrong with the entry. */
function messageOf(props: QuantitySelectorProps, { isEmpty, description }: { readonly isEmpty: boolean; readonly description: string }): string {
  if (props.hideNotifications === true) return ''
  if (props.error) return props.error
  return isEmpty && props.hideOutOfStock !== true ? 'Out of stock' : description
}

function boundsReached(text: string, { min, max }: QuantityBounds): { readonly isLowest: boolean; readonly isHighest: boolean } {
  const value = readDecimalText(text)
  return { isLowest: value !== null && min.gte(value), isHighest: value !== null && max.lte(value) }
}

function stepByKey(event: KeyboardEvent, step: (direction: 1 | -1) => void): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  event.preventDefault()
  step(event.key === 'ArrowUp' ? 1 : -1)
}

interface StepButtonProps {
  readonly icon: 'plus' | 'minus'
  readonly label: string
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function StepButton({ icon, label, isDisabled, onPress }: StepButtonProps) {
  return (
    <button type="button" className={styles.step} disabled={isDisabled} onClick={onPress}>
      <Icon name={icon} size="s" label={label} />
    </button>
  )
}
