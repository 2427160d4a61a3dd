import type { DemoPage } from '../../model.ts'
import { toDocument } from '../blocks.ts'
import { createFormBlock, createInchesQuestion, withSection, CONTACT_QUESTIONS } from '../form-blocks.ts'
import { createPageOpening, createRichTextBlock, createRow } from '../page-blocks.ts'

const form = createFormBlock('turnout', {
  title: 'Coat and trouser sizing',
  kind: 'order-form',
  submitLabel: 'Send sizing sheet',
  confirmation:
    'We compare the measurements with the size tables and send a size confirmation with the price within two working days. Nothing is made before you approve it.',
  fields: [
    ...withSection('Who orders', CONTACT_QUESTIONS),
    ...withSection('Who wears it', [
      { kind: 'text', name: 'wearer', label: 'Name on the label', isRequired: true, maxLength: 40 },
      { kind: 'choice', name: 'cut', label: 'Cut', isRequired: true, options: "Men's\nWomen's" },
      { kind: 'text', name: 'height', label: 'Height', hint: 'Such as 5 ft 10 in.', isRequired: true, maxLength: 20 },
      { kind: 'number', name: 'weight', label: 'Weight (lb)', min: '80', max: '450', step: '1' },
    ]),
    ...withSection('Coat', [
      createInchesQuestion('chest', 'Chest', { min: '28', max: '66', hint: 'Around the fullest part, arms down.' }),
      createInchesQuestion('sleeve', 'Sleeve', {
        min: '26',
        max: '42',
        hint: 'From the middle of the neck over the shoulder to the wrist.',
      }),
      createInchesQuestion('back', 'Back length', {
        min: '24',
        max: '40',
        hint: 'From the collar seam to where the coat shall end.',
      }),
      {
        kind: 'choice',
        name: 'closure',
        label: 'Closure',
        isRequired: true,
        options:
          'Zipper inside, hook and loop outside\nHook and dee inside, hook and loop outside\nZipper inside, snaps outside',
      },
    ]),
    ...withSection('Trousers', [
      createInchesQuestion('waist', 'Waist', { min: '24', max: '64', hint: 'Where the belt sits, over station wear.' }),
      createInchesQuestion('inseam', 'Inseam', { min: '22', max: '40', hint: 'From the crotch to the ankle bone.' }),
      { kind: 'choice', name: 'suspenders', label: 'Suspenders', options: 'H-back\nX-back\nNone' },
    ]),
    ...withSection('Cloth and extras', [
      { kind: 'choice', name: 'color', label: 'Outer shell', isRequired: true, options: 'Black\nTan\nNatural gold' },
      {
        kind: 'choice',
        name: 'trim',
        label: 'Trim',
        isRequired: true,
        options: 'Lime and silver\nOrange and silver\nNone on the trousers',
      },
      {
        kind: 'choices',
        name: 'extras',
        label: 'Extras',
        options:
          'Radio pocket\nFlashlight hook\nLetter patch on the back\nKnee pads\nDrag rescue device\nEscape harness',
      },
      {
        kind: 'text',
        name: 'letters',
        label: 'Letters on the back',
        hint: 'Up to 12, as they shall read.',
        maxLength: 12,
      },
      {
        kind: 'long-text',
        name: 'notes',
        label: 'Notes',
        hint: 'Anything a tailor would want to know.',
        maxLength: 1000,
      },
      {
        kind: 'consent',
        name: 'measured',
        label: 'The measurements were taken over station wear by somebody else',
        isRequired: true,
      },
    ]),
  ],
})

const advice = createRichTextBlock(
  'advice',
  `<h2>Before you begin</h2>
  <ul>
  <li>A cloth tape, and somebody who holds it.</li>
  <li>Station wear on, pockets empty, boots off.</li>
  <li>The tape lies flat and level, and is not pulled.</li>
  <li>Each measurement twice; if they differ, a third time.</li>
  </ul>
  <h2>Fitting kit</h2>
  <p>Coats and trousers in every size, lent for ten days. Ask at <a href="tel:555-0140">555-0140</a>.</p>`,
)

/** The sizing sheet for coats and trousers. */
export const turnoutSizing: DemoPage = {
  path: '/order-forms/turnout-sizing',
  title: 'Coat and trouser sizing',
  description: 'Chest, sleeve, back, waist and inseam, cloth, trim and lettering for structural coats and trousers.',
  document: toDocument([
    ...createPageOpening(
      'Turnout gear made to measure',
      'One sheet for each person. It takes about ten minutes with a tape and a second pair of hands.',
    ),
    createRow('turnout-row', [
      [8, [form]],
      [4, [advice]],
    ]),
  ]),
}
