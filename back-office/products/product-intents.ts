import type { FormError } from '../shell/office-errors.ts'

/** What the forms of the page do besides saving its tables: the value of their field `intent`. */
export const PRODUCT_INTENTS = { attributes: 'attributes', retire: 'retire', sellAgain: 'sell-again' } as const

/** The fields of the form that retires a product. */
export const RETIRE_FIELDS = { successor: 'successor' } as const

/** The inputs of the values by which a product is compared; the name of an attribute is after the prefix. */
export const ATTRIBUTE_FIELDS = { prefix: 'attribute.', newName: 'newAttribute', newValue: 'newValue' } as const

/** What a rejected form sends back. */
export interface RejectedTexts {
  /** What the form does. */
  readonly intent: string
  readonly errors: readonly FormError[]
  /** What was typed, by the names of the inputs. */
  readonly typed: Readonly<Record<string, string>>
}
