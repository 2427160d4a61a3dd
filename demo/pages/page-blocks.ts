import { type DemoBlock, createTextBlock } from './blocks.ts'

/** Creates a block of rich text. */
export function createRichTextBlock(id: string, html: string): DemoBlock {
  return { type: 'rich-text', props: { id, text: html } }
}

/** Creates an accordion of questions and answers under a heading; answers may have markup. */
export function createQuestionBlocks(
  id: string,
  items: ReadonlyArray<readonly [title: string, html: string]>,
): readonly DemoBlock[] {
  return [
    createTextBlock(`${id}-title`, 'h2', 'Questions and answers'),
    { type: 'accordion', props: { id, headingTag: 'h3', items: items.map(([title, text]) => ({ title, text })) } },
  ]
}

/**
 * Creates a row of blocks on a desktop, in columns of the given twelfths; on a tablet, too, where they are narrow
 * enough.
 */
export function createRow(
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

/** Creates the beginning of a page: its title, and a sentence about it. */
export function createPageOpening(title: string, sentence: string): readonly DemoBlock[] {
  return [createTextBlock('title', 'h1', title), createTextBlock('opening', 'p', sentence)]
}
