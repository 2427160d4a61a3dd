import { type FormDefinition, readFormDefinition } from './form-definition.ts'

/** The type of the block that asks for something. */
export const FORM_BLOCK = 'form'

/**
 * The form of this id in a stored page, wherever in the tree its block stands, or null. Walks without recursion, so
 * that depth costs no stack.
 */
export function findForm(document: unknown, formId: string): FormDefinition | null {
  return listForms(document).find(({ id }) => id === formId) ?? null
}

/** Every form of a stored page. */
export function listForms(document: unknown): readonly FormDefinition[] {
  const found: FormDefinition[] = []
  const waiting: unknown[] = [document]
  while (waiting.length > 0) {
    const one = waiting.pop()
    if (typeof one !== 'object' || one === null) continue
    if (isFormBlock(one)) found.push(readFormDefinition(one.props))
    else for (const inner of childrenOf(one).toReversed()) waiting.push(inner)
  }
  return found
}

function childrenOf(value: object): readonly unknown[] {
  return Object.values(value)
}

function isFormBlock(value: object): value is { readonly props: Readonly<Record<string, unknown>> } {
  return (
    'type' in value &&
    value.type === FORM_BLOCK &&
    'props' in value &&
    typeof value.props === 'object' &&
    value.props !== null &&
    'id' in value.props
  )
}
