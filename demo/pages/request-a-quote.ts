import type { DemoPage } from '../model.ts'
import { toDocument } from './blocks.ts'
import { createFormBlock, withSection, CONTACT_QUESTIONS } from './form-blocks.ts'
import { createPageOpening, createQuestionBlocks, createRichTextBlock, createRow } from './page-blocks.ts'

const form = createFormBlock('quote', {
  title: 'Your list',
  kind: 'quote',
  submitLabel: 'Request the quote',
  confirmation: 'A written quote comes by email within one working day. Its prices stand for 30 days.',
  fields: [
    ...withSection('Who asks', CONTACT_QUESTIONS),
    ...withSection('What you need', [
      {
        kind: 'long-text',
        name: 'items',
        label: 'Part numbers and quantities',
        hint: 'One line for each. Paste them from a spreadsheet or a bid sheet as they are; a description does where there is no part number.',
        isRequired: true,
        maxLength: 8000,
      },
      { kind: 'date', name: 'needed-by', label: 'Needed by', hint: 'Leave it empty if there is no hurry.' },
      {
        kind: 'choice',
        name: 'purchase',
        label: 'How will you buy?',
        options: 'Purchase order\nCooperative contract\nGrant\nSealed bid\nNot decided yet',
      },
      {
        kind: 'choices',
        name: 'instead',
        label: 'If something is out of stock',
        options: 'Offer what comes closest\nQuote the lead time\nLeave it out',
      },
    ]),
    ...withSection('Where it goes', [
      { kind: 'text', name: 'city', label: 'City', isRequired: true, autocomplete: 'address-level2', maxLength: 80 },
      {
        kind: 'text',
        name: 'state',
        label: 'State and ZIP code',
        isRequired: true,
        hint: 'Such as WA 98501. Freight is part of the quote.',
        maxLength: 40,
      },
      {
        kind: 'long-text',
        name: 'notes',
        label: 'Notes',
        hint: 'Threads, colors, lettering, a dock or none, a budget that must not be passed.',
        maxLength: 2000,
      },
    ]),
  ],
})

const promises = createRichTextBlock(
  'promises',
  `<h2>What comes back</h2>
  <p>A written quote within one working day, with freight and lead times, on one page that a board can vote on.</p>
  <ul><li>Your contract prices, if you are signed in or name your account.</li><li>Prices stand for 30 days.</li><li>Order it by replying with a purchase order number.</li></ul>
  <h2>Rather by phone?</h2>
  <p>The quote desk is at <a href="tel:555-0143">555-0143</a>, Monday to Friday, 7 am to 6 pm Central, and at <a href="mailto:quotes@hydrant.example">quotes@hydrant.example</a> for lists that are files.</p>`,
)

/** A form for a list of equipment. */
export const requestAQuote: DemoPage = {
  path: '/request-a-quote',
  title: 'Request a quote',
  description:
    'Send a list of part numbers and quantities; a written quote with freight comes back within one working day.',
  document: toDocument([
    ...createPageOpening(
      'Request a quote',
      'Send us what you need as you have it. We price it, add freight, and send one page back.',
    ),
    createRow('quote-row', [
      [8, [form]],
      [4, [promises]],
    ]),
    ...createQuestionBlocks('quote-questions', [
      [
        'Do you match a competing bid?',
        '<p>Send the bid sheet with your list. Where the goods are the same, we meet the price or say why we cannot.</p>',
      ],
      [
        'Can the quote name a grant?',
        '<p>Yes. Write the name of the grant and its period of performance into the notes; both are printed on the quote.</p>',
      ],
      [
        'What if my list has no part numbers?',
        '<p>Describe what it is for: "attack line for a standpipe pack, 2.5 inch, NH" is enough. We answer with what fits and what it costs.</p>',
      ],
    ]),
  ]),
}
