import type { DemoPage } from '../model.ts'
import { toDocument } from './blocks.ts'
import { helmetFront } from './order-forms/helmet-front.ts'
import { hoseStencil } from './order-forms/hose-stencil.ts'
import { turnoutSizing } from './order-forms/turnout-sizing.ts'
import { createPageOpening, createQuestionBlocks, createRichTextBlock, createRow } from './page-blocks.ts'

const forms = [turnoutSizing, helmetFront, hoseStencil]

const overview: DemoPage = {
  path: '/order-forms',
  title: 'Order forms',
  description:
    'Sizing sheets and forms for gear that is made to measure: turnout gear, helmet fronts and stenciled hose.',
  document: toDocument([
    ...createPageOpening(
      'Order forms',
      'Some things are made for one person or one department. These forms ask for all that we need, so that nobody has to call you back.',
    ),
    createRow(
      'order-forms-row',
      forms.map(({ path, title, description }, position) => [
        4,
        [createRichTextBlock(`form-${position}`, `<h2><a href="${path}">${title}</a></h2><p>${description}</p>`)],
      ]),
    ),
    ...createQuestionBlocks('order-forms-questions', [
      [
        'Is a form an order?',
        '<p>No. We check it, send a drawing or a size confirmation with the price, and make nothing before you have approved it in writing.</p>',
      ],
      [
        'Who should measure?',
        '<p>Somebody else than the person who wears it, with a cloth tape, over station wear. If nobody near you can, ask for a fitting kit: it is lent for ten days and freight is on us both ways.</p>',
      ],
      [
        'How long does it take?',
        '<p>Helmet fronts two weeks, stenciled hose one week, turnout gear six to eight weeks from the approval.</p>',
      ],
      [
        'Can I send a sheet for the whole crew?',
        '<p>Send one form for each person; they are joined into one quote when the department is the same. For more than forty, write to <a href="mailto:orders@hydrant.example">orders@hydrant.example</a> and we come by.</p>',
      ],
    ]),
  ]),
}

/** The pages with forms for made-to-measure products, and the overview of them. */
export const orderForms: readonly DemoPage[] = [overview, ...forms]
