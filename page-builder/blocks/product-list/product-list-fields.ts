import { category, choice, link, number, partNumbers, text } from '../../fields/field.ts'

/** The settings of the row. */
export const productListFields = {
  title: text('Title'),
  tag: choice('Kind of title', ['h2', 'h1', 'h3', 'h4']),
  categoryId: category('Category'),
  order: choice('Which come first', ['usual', 'newest']),
  partNumbers: partNumbers('Or part numbers, with commas between them'),
  limit: number('At most', { fallback: 12, min: 1, max: 20 }),
  moreLabel: text('Label of the link to all'),
  moreHref: link('The link to all leads to'),
}
