import { topCategories } from './top-categories.ts'
import { mediaUrlOf } from '../media-keys.ts'
import type { DemoPage } from '../model.ts'
import { categoryPath, documentOf, textBlock } from './blocks.ts'

interface ServiceText {
  readonly path: string
  readonly title: string
  readonly description: string
  readonly parts: readonly (readonly [heading: string, text: string])[]
}

const texts: readonly ServiceText[] = [
  {
    path: '/request-a-quote',
    title: 'Request a quote',
    description: 'How to get a written price for a list of equipment.',
    parts: [
      ['What to send', 'Part numbers and quantities are enough. A list in a spreadsheet, a photograph of an old order or a bid sheet works as well. Say where it goes and by when you need it.'],
      ['Where to send it', 'quotes@hydrant.example, or by fax to 555-0142. Mention your account number if you have one, so that your contract prices apply.'],
      ['What comes back', 'A written quote within one working day. Its prices stand for 30 days and it can be ordered by replying with a purchase order number.'],
    ],
  },
  {
    path: '/sourcewell',
    title: 'Sourcewell purchasing',
    description: 'Buying through a cooperative contract.',
    parts: [
      ['Who can use it', 'Cities, counties, districts, schools and tribal governments that are members. Membership is free and takes a few minutes.'],
      ['How it works here', 'Tell us your member number once. From then on the contract prices show in this shop when you sign in, and the contract number is printed on every invoice.'],
    ],
  },
  {
    path: '/rewards-dollars',
    title: 'Rewards dollars',
    description: 'How orders earn credit toward training equipment.',
    parts: [
      ['Earning', 'Every order that is paid within its terms earns one percent of its goods as credit. Freight, tax and services do not count.'],
      ['Spending', 'Credit pays for anything under Sim-T. It does not expire while the account buys at least once a year.'],
    ],
  },
  {
    path: '/order-forms',
    title: 'Order forms',
    description: 'What we need to know before gear is made to measure.',
    parts: [
      ['Coats and trousers', 'Chest, sleeve, waist, inseam and back length, taken over station wear. Ask for a fitting kit if nobody near you can measure.'],
      ['Helmet fronts', 'Department name, company, rank and the two colors. One line holds up to twelve letters.'],
      ['Hose', 'Length, diameter, coupling thread and what is to be stenciled on the jacket.'],
    ],
  },
  {
    path: '/contact-us',
    title: 'Contact us',
    description: 'Telephone, mail and opening hours.',
    parts: [
      ['Order desk', '555-0140, Monday to Friday from 7 am to 6 pm Central. orders@hydrant.example'],
      ['Service and repair', '555-0141. Tools are repaired within five working days; loan tools are available for departments under contract.'],
      ['Warehouse', 'Hydrant Supply, 1200 Standpipe Road, Cedar Rapids, Iowa 52404. Pick-up until 5 pm, with a call ahead.'],
    ],
  },
]

const catalog: DemoPage = {
  path: '/equipment-catalog',
  title: 'Equipment catalog',
  description: 'Everything we stock, by category.',
  document: documentOf([
    textBlock('title', 'h1', 'Equipment catalog'),
    { type: 'category-tiles', props: { id: 'tiles', tiles: topCategories.map(({ key, name }) => ({ label: name, href: categoryPath(key), image: mediaUrlOf(`tile-${key}`) })) } },
  ]),
}

/** The pages that the front page links to. */
export const servicePages: readonly DemoPage[] = [...texts.map(pageOf), catalog]

function pageOf({ path, title, description, parts }: ServiceText): DemoPage {
  const blocks = parts.flatMap(([heading, text], position) => [textBlock(`heading-${position}`, 'h2', heading), textBlock(`text-${position}`, 'p', text)])
  return { path, title, description, document: documentOf([textBlock('title', 'h1', title), ...blocks]) }
}
