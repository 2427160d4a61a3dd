import * as messages from '@hydrant/messages/compiled/design/quantity-selector.js'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'
import { formatQuantity, toPlainDecimalOrNull } from '@hydrant/kernel/locale/format-decimal.ts'
import {
  isOutOfStock,
  toQuantityBounds,
  stepQuantity,
  type QuantityBounds,
  type QuantityRule,
} from '@hydrant/kernel/quantity/quantity-rule.ts'
import { Icon } from '../icon/icon.tsx'
import { classNames } from '../layout/class-names.ts'
import { VisuallyHidden } from '../layout/visually-hidden.tsx'
import { RulePopover } from './rule-popover.tsx'
import { toRuleTexts, type RuleTextOptions } from './rule-texts.ts'
import styles from './quantity-selector.module.css'
import { useQuantityInput, type QuantityChange, type QuantityValidity } from './use-quantity.ts'

/** The props of a quantity selector. */
export interface QuantitySelectorProps extends RuleTextOptions {
  /** The name of the form field. */
  readonly name?: string
  readonly label?: string
  readonly rule?: QuantityRule | null
  /** The stock; null where stock is not counted. */
  readonly available?: number | null
  /** The initial quantity, a plain decimal; the minimum by default. */
  readonly defaultValue?: string
  /** An error that the selector cannot find by itself, such as one from the server. */
  readonly error?: string | null
  readonly outOfStockText?: string
  readonly isDisabled?: boolean
  readonly size?: 's' | 'm'
  readonly hideLabel?: boolean
  readonly hideButtons?: boolean
  readonly hideNotifications?: boolean
  readonly hideOutOfStock?: boolean
  /** For places that show the rule themselves. */
  readonly hideRule?: boolean
  readonly onChange?: (change: QuantityChange) => void
  readonly onValidityChange?: (validity: QuantityValidity) => void
}

/**
 * A form field for a quantity by the product's rule, with buttons for one step less or more. Without JavaScript it is
 * the field alone.
 */
export function QuantitySelector({
  name = 'quantity',
  label = messages.quantity(),
  rule = null,
  available = null,
  locale = currentLocale(),
  ...rest
}: QuantitySelectorProps) {
  const bounds = toQuantityBounds(rule, available)
  const isSoldOut = isOutOfStock(bounds, available)
  const isDisabled = rest.isDisabled === true || isSoldOut
  const field = useRef<HTMLInputElement>(null)
  const { text, setText, description } = useQuantityInput({
    bounds,
    initial: rest.defaultValue,
    locale,
    field,
    isDisabled,
    onChange: rest.onChange,
    onValidityChange: rest.onValidityChange,
  })
  const id = useId()
  const message = selectMessage(rest, { isSoldOut, description })
  const plainQuantity = toPlainDecimalOrNull(text, locale)
  const step = (direction: 1 | -1) => setText(formatQuantity(stepQuantity(plainQuantity, bounds, direction), locale))
  const isInvalid = !isDisabled && (description !== '' || Boolean(rest.error))
  const labelText = <label htmlFor={id}>{label}</label>
  return (
    <div className={classNames(styles.selector, styles[rest.size ?? 'm'])}>
      {rest.hideLabel === true ? <VisuallyHidden>{labelText}</VisuallyHidden> : labelText}
      <div className={styles.row}>
        <StepControls
          className={classNames(styles.control, isInvalid && styles.invalid)}
          areButtonsHidden={rest.hideButtons}
          endsReached={isDisabled ? BOTH_ENDS : findReachedEnds(plainQuantity, bounds)}
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
            onKeyDown={(event) => stepOnArrowKey(event, step)}
          />
        </StepControls>
        {!isSoldOut && rest.hideRule !== true && (
          <RulePopover texts={toRuleTexts(rule, { ...(rest.guides && { guides: rest.guides }), locale })} />
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

interface ReachedEnds {
  readonly lowest: boolean
  readonly highest: boolean
}

const BOTH_ENDS: ReachedEnds = { lowest: true, highest: true }

interface StepControlsProps {
  readonly className: string | undefined
  readonly areButtonsHidden: boolean | undefined
  readonly endsReached: ReachedEnds
  readonly onStep: (direction: 1 | -1) => void
  /** The field between the buttons. */
  readonly children: ReactNode
}

/** A field between two buttons, for one step less and one more. */
function StepControls({
  className,
  areButtonsHidden: hideButtons = false,
  endsReached: reachedEnds,
  onStep,
  children,
}: StepControlsProps) {
  return (
    <div className={className}>
      {!hideButtons && (
        <StepButton
          icon="utility:minus"
          label={messages.oneStepLess()}
          isDisabled={reachedEnds.lowest}
          onPress={() => onStep(-1)}
        />
      )}
      {children}
      {!hideButtons && (
        <StepButton
          icon="utility:plus"
          label={messages.oneStepMore()}
          isDisabled={reachedEnds.highest}
          onPress={() => onStep(1)}
        />
      )}
    </div>
  )
}

/**
 * The message below the field: an error from outside first, then missing stock, then the validation error of the entry.
 */
function selectMessage(
  props: QuantitySelectorProps,
  { isSoldOut, description }: { readonly isSoldOut: boolean; readonly description: string },
): string {
  if (props.hideNotifications === true) return ''
  if (props.error) return props.error
  return isSoldOut && props.hideOutOfStock !== true ? (props.outOfStockText ?? messages.outOfStock()) : description
}

function findReachedEnds(plainQuantity: string | null, { min, max }: QuantityBounds): ReachedEnds {
  return {
    lowest: plainQuantity !== null && min.gte(plainQuantity),
    highest: plainQuantity !== null && max.lte(plainQuantity),
  }
}

function stepOnArrowKey(event: KeyboardEvent, step: (direction: 1 | -1) => void): void {
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
