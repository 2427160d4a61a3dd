import { type FormDefinition, parseFormDefinition } from './form-definition.ts'

/** The type of a form block. */
export const FORM_BLOCK = 'form'

/**
 * Finds the form with this id anywhere in the block tree of a stored page, or returns null. It does not recurse, so a
 * deep tree cannot overflow the stack.
 */
export function findForm(document: unknown, formId: string): FormDefinition | null {
  return listForms(document).find(({ id }) => id === formId) ?? null
}

/** Lists all forms of a stored page. */
export function listForms(document: unknown): readonly FormDefinition[] {
  const forms: FormDefinition[] = []
  const pending: unknown[] = [document]
  while (pending.length > 0) {
    const node = pending.pop()
    if (typeof node !== 'object' || node === null) continue
    if (isFormBlock(node)) forms.push(parseFormDefinition(node.props))
    else for (const child of listChildren(node).toReversed()) pending.push(child)
  }
  return forms
}

function listChildren(value: object): readonly unknown[] {
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
