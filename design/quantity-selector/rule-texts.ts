import { formatQuantity } from '@hydrant/kernel/locale/format-decimal.ts'
import { toText } from '@hydrant/kernel/money/decimal.ts'
import { quantityBounds, type QuantityRule } from '@hydrant/kernel/quantity/quantity-rule.ts'

/** The sentences of a rule; `{0}` stands for the number. An empty text is left out. */
export interface GuideTexts {
  readonly minimum: string
  readonly maximum: string
  readonly step: string
}

/** In which words and numbers a rule is written. */
export interface RuleWords {
  readonly guides?: Partial<GuideTexts>
  readonly locale?: string
}

const GUIDES: GuideTexts = {
  minimum: 'Minimum quantity {0}',
  maximum: 'Maximum quantity {0}',
  step: 'Sold in multiples of {0}',
}
/** A maximum from here on restricts nobody. */
const NO_MAXIMUM = 100_000

/** The rule in short sentences, for those parts of it that restrict anything and have a text. */
export function ruleTexts(rule: QuantityRule | null, { guides, locale = 'en-US' }: RuleWords = {}): readonly string[] {
  const { min, max, step } = quantityBounds(rule)
  const parts = [
    { text: guides?.minimum ?? GUIDES.minimum, value: min, restricts: min.gt(1) },
    { text: guides?.maximum ?? GUIDES.maximum, value: max, restricts: max.lt(NO_MAXIMUM) },
    { text: guides?.step ?? GUIDES.step, value: step, restricts: step.gt(1) },
  ]
  return parts
    .filter(({ text, restricts }) => restricts && text !== '')
    .map(({ text, value }) => text.replaceAll('{0}', formatQuantity(toText(value), locale)))
}
