import type { StoredBlock } from '../render/document.ts'

/** A heading or a paragraph. */
export function textBlock(id: string, headingTag: 'h1' | 'h2' | 'h3' | 'p', text: string): StoredBlock {
  return { type: 'text', props: { id, blockVersion: 2, headingTag, textStyle: 'as-tag', text } }
}

/** Blocks beside each other on a desktop, in columns of so many twelfths. */
export function rowOf(
  id: string,
  columns: readonly { readonly width: number; readonly content: readonly StoredBlock[] }[],
): StoredBlock {
  const inside = columns.map(({ width, content }, place): StoredBlock => ({
    type: 'column',
    props: { id: `${id}-${place + 1}`, width, content },
  }))
  return {
    type: 'columns',
    props: { id, blockVersion: 2, columnGutterWidth: 32, columnVerticalAlign: 'top', columns: inside },
  }
}

/** A form by which visitors reach the shop. */
export function contactForm(id: string, title: string): StoredBlock {
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
