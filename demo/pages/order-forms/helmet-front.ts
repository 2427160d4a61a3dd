import type { DemoPage } from '../../model.ts'
import { toDocument } from '../blocks.ts'
import { createFormBlock, withSection, CONTACT_QUESTIONS } from '../form-blocks.ts'
import { createPageOpening, createRichTextBlock, createRow } from '../page-blocks.ts'

const COLORS = 'Black\nWhite\nRed\nYellow\nBlue\nGreen\nGold\nSilver'

const form = createFormBlock('helmet-front', {
  title: 'Your helmet front',
  kind: 'order-form',
  submitLabel: 'Send helmet front',
  confirmation:
    'A drawing with the price comes by email within two working days. The front is cut when you have approved the drawing.',
  fields: [
    ...withSection('Who orders', CONTACT_QUESTIONS),
    ...withSection('The front', [
      { kind: 'choice', name: 'material', label: 'Material', isRequired: true, options: 'Leather\nComposite' },
      {
        kind: 'choice',
        name: 'size',
        label: 'Size',
        isRequired: true,
        options: '6 in\n6 in with pass holder\n4 in, for jet-style helmets',
      },
      { kind: 'choice', name: 'ground', label: 'Color of the front', isRequired: true, options: COLORS },
      { kind: 'choice', name: 'panel', label: 'Color of the panels', isRequired: true, options: COLORS },
    ]),
    ...withSection('What it says', [
      {
        kind: 'text',
        name: 'top',
        label: 'Top panel',
        hint: 'Rank or department, up to 12 letters.',
        isRequired: true,
        maxLength: 12,
      },
      {
        kind: 'text',
        name: 'middle',
        label: 'Middle',
        hint: 'A number or a company, up to 4 characters.',
        isRequired: true,
        maxLength: 4,
      },
      { kind: 'text', name: 'bottom', label: 'Bottom panel', hint: 'Up to 12 letters.', maxLength: 12 },
      { kind: 'number', name: 'quantity', label: 'How many', min: '1', max: '200', step: '1', isRequired: true },
      {
        kind: 'long-text',
        name: 'names',
        label: 'Names for the pass holders',
        hint: 'One on each line.',
        maxLength: 2000,
      },
    ]),
  ],
})

const advice = createRichTextBlock(
  'advice',
  `<h2>What is usual</h2>
  <ul>
  <li>Chief officers: white front, gold letters.</li>
  <li>Company officers: red or white front, the company in the middle.</li>
  <li>Firefighters: black front, the company in the middle.</li>
  <li>Probationary: yellow or green front.</li>
  </ul>
  <p>Your department's own rule comes first; we only make sure that it can be read at twenty feet.</p>`,
)

/** The form for helmet fronts. */
export const helmetFront: DemoPage = {
  path: '/order-forms/helmet-front',
  title: 'Helmet front',
  description: 'Material, colors and up to twelve letters on each panel; a drawing comes before anything is cut.',
  document: toDocument([
    ...createPageOpening(
      'Helmet fronts',
      'Cut and stitched for your department. Say what it shall read; we draw it first.',
    ),
    createRow('helmet-row', [
      [8, [form]],
      [4, [advice]],
    ]),
  ]),
}
