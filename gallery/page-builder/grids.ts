import { createBlock } from './rendered-page.tsx'

const names = [
  'Fog nozzle',
  'Supply hose',
  'Turnout coat',
  'Spreader',
  'Cutter',
  'Helmet',
  'Blanket',
  'Ram',
  'Gate valve',
  'Strainer',
  'Wye',
  'Spanner',
]

/** Creates that many items for a grid. */
export const createItems = (count: number) =>
  names.slice(0, count).map((name, position) => ({
    id: `thing-${position + 1}`,
    name,
    text: `${name}, from stock`,
    href: `/product/${position + 1}`,
  }))

/** Creates the blocks that a grid renders for each item. */
export const createItemContent = (id: string) => [
  createBlock('text', `${id}-name`, { text: '{!Item.name}', headingTag: 'h3' }),
  createBlock('text', `${id}-text`, { text: '{!Item.text}', headingTag: 'p' }),
  createBlock('button', `${id}-more`, { label: 'See {!Item.name}', href: '{!Item.href}', variant: 'secondary' }),
]

/** Creates a grid inside a collection provider with that many items. */
export function createGrid(
  id: string,
  { count = 12, ...settings }: { readonly count?: number } & Readonly<Record<string, unknown>>,
  grid: Readonly<Record<string, unknown>>,
) {
  return [
    createBlock('collection-provider', `${id}-collection`, {
      items: createItems(count),
      ...settings,
      content: [createBlock('grid', id, { content: createItemContent(id), ...grid })],
    }),
  ]
}
