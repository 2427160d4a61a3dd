import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { formatQuantity, readDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import {
  isOutOfStock,
  quantityBounds,
  stepQuantity,
  type QuantityBounds,
  type QuantityRule,
} from '@hydrant/kernel/quantity/quantity-rule.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { RulePopover } from './rule-popover.tsx'
import { ruleTexts, type RuleWords } from './rule-texts.ts'
import styles from './quantity-selector.module.css'
import { useQuantity, type QuantityChange, type QuantityValidity } from './use-quantity.ts'

/** How a quantity is asked for. */
export interface QuantitySelectorProps extends RuleWords {
  /** The name of the form field. */
  readonly name?: string
  readonly label?: string
  readonly rule?: QuantityRule | null
  /** What is in stock; null where stock is not counted. */
  readonly available?: number | null
  /** The quantity to begin with, a plain decimal; the minimum without one. */
  readonly defaultValue?: string
  /** What is wrong with the quantity for a reason that the selector does not know, such as a refusal by the server. */
  readonly error?: string | null
  readonly outOfStockText?: string
  readonly isDisabled?: boolean
  readonly size?: 's' | 'm'
  readonly hideLabel?: boolean
  readonly hideButtons?: boolean
  readonly hideNotifications?: boolean
  readonly hideOutOfStock?: boolean
  /** For a place that tells the rule by itself. */
  readonly hideRule?: boolean
  readonly onChange?: (change: QuantityChange) => void
  readonly onValidityChange?: (validity: QuantityValidity) => void
}

/**
 * Asks for a quantity by the product's rule: a form field with buttons for one step less or more. Without JavaScript it
 * is the field alone.
 */
export function QuantitySelector({
  name = 'quantity',
  label = 'Quantity',
  rule = null,
  available = null,
  locale = 'en-US',
  ...rest
}: QuantitySelectorProps) {
  const bounds = quantityBounds(rule, available)
  const isEmpty = isOutOfStock(bounds, available)
  const isDisabled = rest.isDisabled === true || isEmpty
  const field = useRef<HTMLInputElement>(null)
  const { text, setText, description } = useQuantity({
    bounds,
    initial: rest.defaultValue,
    locale,
    field,
    isDisabled,
    onChange: rest.onChange,
    onValidityChange: rest.onValidityChange,
  })
  const id = useId()
  const message = messageOf(rest, { isEmpty, description })
  const plain = readDecimalText(text, locale)
  const step = (direction: 1 | -1) => setText(formatQuantity(stepQuantity(plain, bounds, direction), locale))
  const isInvalid = !isDisabled && (description !== '' || Boolean(rest.error))
  const labelText = <label htmlFor={id}>{label}</label>
  return (
    <div className={classNames(styles.selector, styles[rest.size ?? 'm'])}>
      {rest.hideLabel === true ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      <div className={styles.row}>
        <Steps
          className={classNames(styles.control, isInvalid && styles.invalid)}
          areHidden={rest.hideButtons}
          reached={isDisabled ? BOTH_ENDS : boundsReached(plain, bounds)}
          onStep={step}
        >
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
        </Steps>
        {!isEmpty && rest.hideRule !== true && (
          <RulePopover texts={ruleTexts(rule, { ...(rest.guides && { guides: rest.guides }), locale })} />
        )}
      </div>
      {message !== '' && (
        <p id={`${id}-message`} role="alert" className={styles.message}>
          {message}
        </p>
      )}
    </div>
  )
}

interface EndsReached {
  readonly lowest: boolean
  readonly highest: boolean
}

const BOTH_ENDS: EndsReached = { lowest: true, highest: true }

interface StepsProps {
  readonly className: string | undefined
  readonly areHidden: boolean | undefined
  readonly reached: EndsReached
  readonly onStep: (direction: 1 | -1) => void
  /** The field that is stepped. */
  readonly children: ReactNode
}

/** A field between two buttons, for one step less and one more. */
function Steps({ className, areHidden = false, reached, onStep, children }: StepsProps) {
  return (
    <div className={className}>
      {!areHidden && (
        <StepButton icon="utility:minus" label="One step less" isDisabled={reached.lowest} onPress={() => onStep(-1)} />
      )}
      {children}
      {!areHidden && (
        <StepButton icon="utility:plus" label="One step more" isDisabled={reached.highest} onPress={() => onStep(1)} />
      )}
    </div>
  )
}

/** The message below the field: an error from outside first, then missing stock, then what is wrong with the entry. */
function messageOf(
  props: QuantitySelectorProps,
  { isEmpty, description }: { readonly isEmpty: boolean; readonly description: string },
): string {
  if (props.hideNotifications === true) return ''
  if (props.error) return props.error
  return isEmpty && props.hideOutOfStock !== true ? (props.outOfStockText ?? 'Out of stock') : description
}

function boundsReached(plain: string | null, { min, max }: QuantityBounds): EndsReached {
  return { lowest: plain !== null && min.gte(plain), highest: plain !== null && max.lte(plain) }
}

function stepByKey(event: KeyboardEvent, step: (direction: 1 | -1) => void): void {
  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return
  event.preventDefault()
  step(event.key === 'ArrowUp' ? 1 : -1)
}

interface StepButtonProps {
  readonly icon: 'utility:plus' | 'utility:minus'
  readonly label: string
  readonly isDisabled: boolean
  readonly onPress: () => void
}

function StepButton({ icon, label, isDisabled, onPress }: StepButtonProps) {
  return (
    <button type="button" className={styles.step} disabled={isDisabled} onClick={onPress}>
      <Icon name={icon} size="small" label={label} />
    </button>
  )
}
