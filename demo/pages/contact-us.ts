import type { DemoPage } from '../model.ts'
import { toDocument } from './blocks.ts'
import { createFormBlock } from './form-blocks.ts'
import { createPageOpening, createRichTextBlock, createRow } from './page-blocks.ts'

const form = createFormBlock('contact', {
  title: 'Write to us',
  kind: 'contact',
  submitLabel: 'Send message',
  confirmation: 'Somebody who knows the subject will answer by email within one working day.',
  fields: [
    { kind: 'text', name: 'name', label: 'Your name', isRequired: true, autocomplete: 'name', maxLength: 120 },
    { kind: 'email', name: 'email', label: 'Email address', isRequired: true, autocomplete: 'email' },
    {
      kind: 'phone',
      name: 'phone',
      label: 'Phone',
      hint: 'With the area code, if you would rather be called.',
      autocomplete: 'tel',
    },
    {
      kind: 'choice',
      name: 'subject',
      label: 'What is it about?',
      isRequired: true,
      options: 'An order\nA product\nA return or a repair\nPrices and my account\nTraining\nSomething else',
    },
    {
      kind: 'text',
      name: 'order-number',
      label: 'Order number',
      hint: 'If there is one; it is on the confirmation and on the packing slip.',
      maxLength: 40,
    },
    {
      kind: 'long-text',
      name: 'message',
      label: 'Message',
      hint: 'Part numbers help. For a repair, say what the tool does and what it should do.',
      isRequired: true,
      maxLength: 4000,
    },
  ],
})

const departments = createRichTextBlock(
  'desks',
  `<h2>Order desk</h2>
  <p><a href="tel:555-0140">555-0140</a><br><a href="mailto:orders@hydrant.example">orders@hydrant.example</a></p>
  <p>Monday to Friday, 7 am to 6 pm Central.</p>
  <h2>Service and repair</h2>
  <p><a href="tel:555-0141">555-0141</a></p>
  <p>Tools are repaired within five working days. Departments under contract get a loan tool meanwhile.</p>
  <h2>After hours</h2>
  <p><a href="tel:555-0149">555-0149</a></p>
  <p>For a working incident: foam, air and hose leave the warehouse the same night.</p>
  <h2>Warehouse</h2>
  <p>Hydrant Supply<br>1200 Standpipe Road<br>Cedar Rapids, Iowa 52404</p>
  <p>Pick-up until 5 pm, with a call ahead.</p>`,
)

/** The contact page: telephone numbers, email addresses and a form. */
export const contactUs: DemoPage = {
  path: '/contact-us',
  title: 'Contact us',
  description: 'Telephone, opening hours and a form that reaches the order desk, service and repair, or training.',
  document: toDocument([
    ...createPageOpening(
      'Contact us',
      'You reach people who have carried what they sell. Call for anything that burns; write for everything else.',
    ),
    createRow('contact-row', [
      [8, [form]],
      [4, [departments]],
    ]),
  ]),
}
