import * as messages from '@hydrant/messages/compiled/design/quantity-selector.js'
import { currentLocale } from '@hydrant/messages/locale.ts'
import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { toQuantityBounds, type QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'

/** The sentences of a rule; `{0}` is replaced by the number. An empty text is left out. */
export interface GuideTexts {
  readonly minimum: string
  readonly maximum: string
  readonly step: string
}

/** The texts and the locale that a rule is formatted with. */
export interface RuleTextOptions {
  readonly guides?: Partial<GuideTexts>
  readonly locale?: string
}

/** A maximum of this many units or more counts as no maximum and gets no sentence. */
const UNLIMITED_FROM = 100_000

/** Formats a rule as short sentences, one for each restriction that applies and has a text. */
export function toRuleTexts(
  rule: QuantityRule | null,
  { guides, locale = currentLocale() }: RuleTextOptions = {},
): readonly string[] {
  const { min, max, step } = toQuantityBounds(rule)
  const restrictions = [
    { guide: guides?.minimum, message: messages.minimum, value: min, restricts: min.gt(1) },
    { guide: guides?.maximum, message: messages.maximum, value: max, restricts: max.lt(UNLIMITED_FROM) },
    { guide: guides?.step, message: messages.multiples, value: step, restricts: step.gt(1) },
  ]
  return restrictions
    .filter(({ guide, restricts }) => restricts && guide !== '')
    .map(({ guide, message, value }) => {
      const quantity = formatQuantity(toText(value), locale)
      return guide?.replaceAll('{0}', quantity) ?? message({ quantity })
    })
}
