import { category, choice, link, number, text } from '../../fields/field.ts'

/** The settings of the block. */
export const topSellersFields = {
  headerText: text('Heading', 'Top Sellers'),
  tag: choice('Kind of heading', ['h2', 'h1', 'h3', 'h4']),
  categoryId: category('Category'),
  order: choice('Which come first', ['usual', 'newest']),
  pageSize: number('Products on a page', { fallback: 5, min: 1, max: 20 }),
  browseStep: number('Products that an arrow moves by', { fallback: 1, min: 1, max: 20 }),
  moreLabel: text('Label of the link to all'),
  moreHref: link('The link to all leads to'),
}
