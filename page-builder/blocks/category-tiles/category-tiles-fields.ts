import { image, link, list, text } from '../../fields/field.ts'

/** The settings of the tiles. */
export const categoryTilesFields = {
  tiles: list('Tiles', { label: text('Label'), href: link('Leads to'), image: image('Picture') }),
}
