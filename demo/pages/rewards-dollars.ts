import type { DemoPage } from '../model.ts'
import { toCategoryPath, toDocument } from './blocks.ts'
import { createPageOpening, createQuestionBlocks, createRichTextBlock, createRow } from './page-blocks.ts'

const earning = createRichTextBlock(
  'earning',
  `<h2>Earning</h2>
  <p>Every order that is paid within its terms earns <strong>one percent of its goods</strong> as rewards dollars. They stand in the account on the day after the payment.</p>
  <p>Freight, tax and services do not count, and neither does what rewards dollars have paid for.</p>`,
)

const spending = createRichTextBlock(
  'spending',
  `<h2>Spending</h2>
  <p>One rewards dollar is one dollar, toward anything under <a href="${toCategoryPath('sim-t')}">Sim-T</a>: software, consoles, burn props and manikins.</p>
  <p>Say on the order how many you want to use, or ask the order desk at <a href="tel:555-0140">555-0140</a> what you have.</p>`,
)

const examples = createRichTextBlock(
  'examples',
  `<h2>What it comes to</h2>
  <table>
  <caption>Three departments and a year of orders</caption>
  <thead><tr><th scope="col">Department</th><th scope="col">Ordered in the year</th><th scope="col">Of it goods</th><th scope="col">Rewards dollars</th><th scope="col">Which is about</th></tr></thead>
  <tbody>
  <tr><th scope="row">Volunteer company, one station</th><td>$19,400</td><td>$18,200</td><td>$182</td><td>An extra cylinder for an extinguisher trainer</td></tr>
  <tr><th scope="row">Town department, three stations</th><td>$94,000</td><td>$88,500</td><td>$885</td><td>A smoke machine with fluid</td></tr>
  <tr><th scope="row">County, eleven stations</th><td>$410,000</td><td>$386,000</td><td>$3,860</td><td>A rescue manikin and a year of command training</td></tr>
  </tbody></table>`,
)

/** How orders earn credit toward training equipment. */
export const rewardsDollars: DemoPage = {
  path: '/rewards-dollars',
  title: 'Rewards dollars',
  description:
    'Orders earn one percent as credit toward training equipment: how it is earned and spent, with examples.',
  document: toDocument([
    ...createPageOpening(
      'Rewards dollars',
      'What a department buys for the next call pays toward training for the one after it. There is nothing to join: every account has it.',
    ),
    createRow('rewards-row', [
      [6, [earning]],
      [6, [spending]],
    ]),
    examples,
    ...createQuestionBlocks('rewards-questions', [
      [
        'Do rewards dollars expire?',
        '<p>Not while the account buys at least once in twelve months. After that they stay for another 90 days, and we write before they go.</p>',
      ],
      [
        'Can stations pool them?',
        '<p>Yes. The account that manages the stations can use what all of them have earned.</p>',
      ],
      [
        'What happens when goods are returned?',
        '<p>What they had earned is taken back, down to nothing and never below.</p>',
      ],
      [
        'Do orders through a cooperative contract earn, too?',
        '<p>Yes, at the same rate, unless the contract forbids it. The quote says which.</p>',
      ],
      ['Can they be paid out?', '<p>No. They are a credit toward training equipment and have no value in cash.</p>'],
    ]),
  ]),
}
