import type { FormFault } from '@hydrant/design/form/error-summary.tsx'

/** Ids of the fields that a fault can point to. */
export const FIELDS = {
  address: 'delivery-address-choice',
  name: 'new-address-name',
  street: 'new-address-street',
  city: 'new-address-city',
  region: 'new-address-region',
  postalCode: 'new-address-postal-code',
  method: 'delivery-method-choice',
  billing: 'billing-address',
  poNumber: 'purchase-order-number',
  place: 'place-order',
} as const

/** A step that was refused: why, and what had been typed. */
export interface RefusedStep {
  readonly intent: string
  readonly title: string
  readonly faults: readonly FormFault[]
  readonly values: Readonly<Record<string, string>>
}

/** The refusal of a step of a form; what was typed is kept. */
export function refusedStep(form: FormData, title: string, faults: readonly FormFault[]): RefusedStep {
  const values = Object.fromEntries([...form].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])))
  return { intent: values['intent'] ?? '', title, faults, values }
}
