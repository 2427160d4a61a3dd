import { type DemoBlock, textBlock } from './blocks.ts'

/** Text with simple markup. */
export function richText(id: string, html: string): DemoBlock {
  return { type: 'rich-text', props: { id, text: html } }
}

/** Questions that open their answers, under a heading; answers may have markup. */
export function questions(
  id: string,
  items: ReadonlyArray<readonly [title: string, html: string]>,
): readonly DemoBlock[] {
  return [
    textBlock(`${id}-title`, 'h2', 'Questions and answers'),
    { type: 'accordion', props: { id, headingTag: 'h3', items: items.map(([title, text]) => ({ title, text })) } },
  ]
}

/** Blocks side by side on a desktop, in columns of so many twelfths; on a tablet, too, where they are narrow enough. */
export function row(
  id: string,
  columns: ReadonlyArray<readonly [width: number, blocks: readonly DemoBlock[]]>,
  tablet: 'row' | 'column' = 'column',
): DemoBlock {
  return {
    type: 'columns',
    props: {
      id,
      blockVersion: 2,
      direction: { desktop: 'row', tablet, mobile: 'column' },
      columnGutterWidth: 32,
      columnVerticalAlign: 'top',
      columns: columns.map(([width, content], position) => ({
        type: 'column',
        props: { id: `${id}-${position + 1}`, width, content },
      })),
    },
  }
}

/** What a page begins with: its title, and a sentence about what can be done on it. */
export function opening(title: string, sentence: string): readonly DemoBlock[] {
  return [textBlock('title', 'h1', title), textBlock('opening', 'p', sentence)]
}
