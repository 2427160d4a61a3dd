import { block } from './shown-page.tsx'

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

/** So many things to put into a grid. */
export const items = (count: number) =>
  names.slice(0, count).map((name, position) => ({
    id: `thing-${position + 1}`,
    name,
    text: `${name}, from stock`,
    href: `/product/${position + 1}`,
  }))

/** What a grid shows of each thing. */
export const content = (id: string) => [
  block('text', `${id}-name`, { text: '{!Item.name}', headingTag: 'h3' }),
  block('text', `${id}-text`, { text: '{!Item.text}', headingTag: 'p' }),
  block('button', `${id}-more`, { label: 'See {!Item.name}', href: '{!Item.href}', variant: 'secondary' }),
]

/** A grid inside a collection of so many things. */
export function gridIn(
  id: string,
  { count = 12, ...settings }: { readonly count?: number } & Readonly<Record<string, unknown>>,
  grid: Readonly<Record<string, unknown>>,
) {
  return [
    block('collection-provider', `${id}-collection`, {
      items: items(count),
      ...settings,
      content: [block('grid', id, { content: content(id), ...grid })],
    }),
  ]
}
