import type { StoredBlock } from '../render/document.ts'

/** Creates a text block: a heading or a paragraph. */
export function createTextBlock(id: string, headingTag: 'h1' | 'h2' | 'h3' | 'p', text: string): StoredBlock {
  return { type: 'text', props: { id, blockVersion: 2, headingTag, textStyle: 'as-tag', text } }
}

/** Creates a row of columns, each with a width in twelfths. */
export function createColumnsRow(
  id: string,
  columns: readonly { readonly width: number; readonly content: readonly StoredBlock[] }[],
): StoredBlock {
  const columnBlocks = columns.map(({ width, content }, index): StoredBlock => ({
    type: 'column',
    props: { id: `${id}-${index + 1}`, width, content },
  }))
  return {
    type: 'columns',
    props: { id, blockVersion: 2, columnGutterWidth: 32, columnVerticalAlign: 'top', columns: columnBlocks },
  }
}

/** Creates a contact form. */
export function createContactForm(id: string, title: string): StoredBlock {
  return {
    type: 'form',
    props: {
      id,
      title,
      kind: 'contact',
      fields: [
        { kind: 'text', name: 'name', label: 'Your name', isRequired: true, autocomplete: 'name' },
        { kind: 'email', name: 'email', label: 'Email address', isRequired: true, autocomplete: 'email' },
        { kind: 'long-text', name: 'message', label: 'Your message', isRequired: true },
      ],
      submitLabel: 'Send',
      confirmation: 'Thank you. We will answer by email.',
    },
  }
}
