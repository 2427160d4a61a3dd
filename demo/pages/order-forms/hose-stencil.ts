import type { DemoPage } from '../../model.ts'
import { toCategoryPath, toDocument } from '../blocks.ts'
import { createFormBlock, withSection, CONTACT_QUESTIONS } from '../form-blocks.ts'
import { createPageOpening, createRichTextBlock, createRow } from '../page-blocks.ts'

const form = createFormBlock('hose-stencil', {
  title: 'Your hose',
  kind: 'order-form',
  submitLabel: 'Send hose form',
  confirmation: 'A price with the wording as it will be stenciled comes by email within one working day.',
  fields: [
    ...withSection('Who orders', CONTACT_QUESTIONS),
    ...withSection('The hose', [
      {
        kind: 'choice',
        name: 'diameter',
        label: 'Diameter',
        isRequired: true,
        options: '1 in\n1.5 in\n1.75 in\n2 in\n2.5 in\n3 in\n4 in\n5 in',
      },
      {
        kind: 'choice',
        name: 'length',
        label: 'Length of each',
        isRequired: true,
        options: '25 ft\n50 ft\n75 ft\n100 ft',
      },
      {
        kind: 'choice',
        name: 'thread',
        label: 'Couplings',
        isRequired: true,
        options: 'NH (NST)\nNPSH\nStorz\nQuick-connect forestry\nLocal thread, see notes',
      },
      {
        kind: 'choice',
        name: 'color',
        label: 'Jacket',
        isRequired: true,
        options: 'White\nYellow\nRed\nBlue\nGreen\nOrange',
      },
      { kind: 'number', name: 'quantity', label: 'How many', min: '1', max: '500', step: '1', isRequired: true },
      { kind: 'date', name: 'needed-by', label: 'Needed by' },
    ]),
    ...withSection('The stencil', [
      {
        kind: 'text',
        name: 'wording',
        label: 'What it shall say',
        hint: 'Up to 30 characters, once at each end.',
        isRequired: true,
        maxLength: 30,
      },
      {
        kind: 'text',
        name: 'first-number',
        label: 'First number',
        hint: 'If each length is numbered; we count on from it.',
        maxLength: 10,
      },
      { kind: 'choice', name: 'ink', label: 'Ink', isRequired: true, options: 'Black\nRed\nBlue\nWhite' },
      { kind: 'long-text', name: 'notes', label: 'Notes', maxLength: 1000 },
    ]),
  ],
})

const advice = createRichTextBlock(
  'advice',
  `<h2>Good to know</h2>
  <ul>
  <li>Year of make and service test pressure are stenciled anyway.</li>
  <li>A local thread is cut from a coupling that you send us, or from its outside diameter and threads per inch.</li>
  <li>Five-inch hose comes with Storz only.</li>
  </ul>
  <p>Hose without a stencil is <a href="${toCategoryPath('hose')}">on the shelf</a> and leaves the same day.</p>`,
)

/** The form for hose with a department's own wording. */
export const hoseStencil: DemoPage = {
  path: '/order-forms/hose-stencil',
  title: 'Stenciled hose',
  description: 'Diameter, length, couplings and jacket, and what is to be stenciled on it.',
  document: toDocument([
    ...createPageOpening(
      'Hose with your name on it',
      'Hose comes home when it says where home is. Tell us the hose and the wording.',
    ),
    createRow('hose-row', [
      [8, [form]],
      [4, [advice]],
    ]),
  ]),
}
