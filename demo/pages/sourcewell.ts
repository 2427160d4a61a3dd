import type { DemoPage } from '../model.ts'
import { toDocument } from './blocks.ts'
import { createFormBlock, CONTACT_QUESTIONS } from './form-blocks.ts'
import { createPageOpening, createQuestionBlocks, createRichTextBlock, createRow } from './page-blocks.ts'

const form = createFormBlock('membership', {
  title: 'Tell us your member number',
  kind: 'membership',
  submitLabel: 'Send member number',
  confirmation:
    'We check the number and set your account up within one working day. From then on, contract prices show when you sign in.',
  fields: [
    ...CONTACT_QUESTIONS,
    {
      kind: 'text',
      name: 'member-number',
      label: 'Member number',
      hint: 'On the letter or email that confirmed the membership.',
      isRequired: true,
      maxLength: 40,
    },
    {
      kind: 'text',
      name: 'account-number',
      label: 'Your account with us',
      hint: 'Such as ACF-0100, on every invoice. Leave it empty if you have none yet.',
      maxLength: 40,
    },
    {
      kind: 'choice',
      name: 'agency',
      label: 'Kind of agency',
      isRequired: true,
      options:
        'City or town\nCounty\nFire or special district\nState agency\nTribal government\nSchool or university\nNonprofit',
    },
    { kind: 'consent', name: 'authority', label: 'I may tie this agency to a cooperative contract', isRequired: true },
  ],
})

const contractDetails = createRichTextBlock(
  'facts',
  `<h2>The contract in short</h2>
  <table><tbody>
  <tr><th scope="row">Contract</th><td>Fire and rescue equipment with accessories</td></tr>
  <tr><th scope="row">Number</th><td>HYD-2026-17</td></tr>
  <tr><th scope="row">In force</th><td>January 1, 2026 to December 31, 2029</td></tr>
  <tr><th scope="row">Covers</th><td>All categories of this shop but Sim-T software</td></tr>
  <tr><th scope="row">Prices</th><td>8 to 22 percent below list, by maker</td></tr>
  <tr><th scope="row">Freight</th><td>Prepaid from $2,500 within the 48 states</td></tr>
  <tr><th scope="row">Terms</th><td>30 days net</td></tr>
  </tbody></table>
  <p><small>Hydrant is a demonstration shop, and this contract is invented.</small></p>`,
)

const steps = createRichTextBlock(
  'steps',
  `<h2>How it works</h2>
  <ol>
  <li><strong>Join.</strong> Membership in the cooperative is free for public agencies and takes a few minutes on its own site.</li>
  <li><strong>Tell us the number.</strong> Once, with the form below.</li>
  <li><strong>Order as usual.</strong> Sign in and the contract prices are the prices you see. The contract number is printed on every order, packing slip and invoice.</li>
  </ol>
  <h2>Who can use it</h2>
  <p>Cities, counties, fire districts, states, tribal governments, schools and nonprofit emergency services. Volunteer companies count when they are incorporated or belong to a municipality.</p>
  <p>The cooperative has held the competition already. In most states your agency need not bid again; your attorney or purchasing officer knows the rule where you are.</p>`,
)

const questionBlocks = createQuestionBlocks('sourcewell-questions', [
  [
    'Is an order over $50,000 possible?',
    '<p>Yes, there is no upper limit. From $50,000 we add a written quote that names the contract, for your file.</p>',
  ],
  [
    'What if our own contract is cheaper?',
    '<p>Then the shop shows that price. Each product has the lowest price that your account is entitled to.</p>',
  ],
  [
    'Can stations order by themselves?',
    '<p>Yes. Stations that your agency manages order on their own account and see the same contract prices.</p>',
  ],
])

/** Buying through a cooperative contract. */
export const sourcewell: DemoPage = {
  path: '/sourcewell',
  title: 'Sourcewell purchasing',
  description:
    'Buy through a cooperative contract without a bid: who can, how it works, and a form for your member number.',
  document: toDocument([
    ...createPageOpening(
      'Sourcewell purchasing',
      'Buy from a contract that has been bid already. You save the weeks of a bid of your own, and the price is on the shelf.',
    ),
    createRow('sourcewell-row', [
      [7, [steps]],
      [5, [contractDetails]],
    ]),
    createRow('sourcewell-form-row', [
      [8, [form]],
      [4, questionBlocks],
    ]),
  ]),
}
