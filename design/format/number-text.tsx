import { currentLocale } from '@hydrant/messages/locale.ts'
import { formatMoney, formatQuantity, isDecimalText } from '@hydrant/kernel/locale/format-decimal.ts'
import { useWarnOncePerMessage } from './use-warn-once-per-message.ts'

interface NumberTextProps {
  /** A decimal, of any length. */
  readonly value: string
  readonly locale?: string
}

/**
 * A number formatted for the locale with all its digits; an invalid value renders nothing and logs a warning in the
 * console.
 */
export function NumberText({ value, locale = currentLocale() }: NumberTextProps) {
  useWarnOncePerMessage(isDecimalText(value) ? null : `'${value}' is no number.`)
  return formatQuantity(value, locale)
}

/** An amount of money formatted for the locale; an invalid value renders nothing and logs a warning in the console. */
export function MoneyText({
  value,
  currency,
  locale = currentLocale(),
}: NumberTextProps & { readonly currency: string }) {
  useWarnOncePerMessage(isDecimalText(value) ? null : `'${value}' is no amount.`)
  return formatMoney(value, currency, locale)
}
