import { formatMoney, formatQuantity, isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { useWarning } from './use-warning.ts'

interface NumberTextProps {
  /** A decimal, of any length. */
  readonly value: string
  readonly locale?: string
}

/** A number as people read it, every digit kept; nothing, and a warning in the console, for a text that is none. */
export function NumberText({ value, locale = 'en-US' }: NumberTextProps) {
  useWarning(isDecimalText(value) ? null : `'${value}' is no number.`)
  return formatQuantity(value, locale)
}

/** An amount of money as people read it; nothing, and a warning in the console, for a text that is none. */
export function MoneyText({ value, currency, locale = 'en-US' }: NumberTextProps & { readonly currency: string }) {
  useWarning(isDecimalText(value) ? null : `'${value}' is no amount.`)
  return formatMoney(value, currency, locale)
}
