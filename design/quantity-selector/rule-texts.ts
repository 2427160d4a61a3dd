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

const DEFAULT_GUIDES: GuideTexts = {
  minimum: 'Minimum quantity {0}',
  maximum: 'Maximum quantity {0}',
  step: 'Sold in multiples of {0}',
}
/** A maximum from here on counts as none. */
const UNLIMITED_FROM = 100_000

/** Formats a rule as short sentences, one for each restriction that applies and has a text. */
export function toRuleTexts(
  rule: QuantityRule | null,
  { guides, locale = currentLocale() }: RuleTextOptions = {},
): readonly string[] {
  const { min, max, step } = toQuantityBounds(rule)
  const restrictions = [
    { text: guides?.minimum ?? DEFAULT_GUIDES.minimum, value: min, restricts: min.gt(1) },
    { text: guides?.maximum ?? DEFAULT_GUIDES.maximum, value: max, restricts: max.lt(UNLIMITED_FROM) },
    { text: guides?.step ?? DEFAULT_GUIDES.step, value: step, restricts: step.gt(1) },
  ]
  return restrictions
    .filter(({ text, restricts }) => restricts && text !== '')
    .map(({ text, value }) => text.replaceAll('{0}', formatQuantity(toText(value), locale)))
}
