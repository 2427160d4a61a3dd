import { catalog, contact, orderForms, orders, quote, rewards, sourcewell } from './links/scenes.ts'
import { canvas, flat } from './pen.ts'

const WIDTH = 900
const HEIGHT = 420

const card = (title: string, things: readonly string[]) =>
  canvas({ title, width: WIDTH, height: HEIGHT, stroke: 4 }, [
    flat('M0 0h900v420H0z', '#e9edf1'),
    flat('M0 312h900v108H0z', '#d3dae1'),
    ...things,
  ])

/**
 * Pictures of links to pages (900 by 420, that of the catalog 1380 by 360): what matters is in the middle, because
 * narrow windows cut the sides.
 */
export const linkPictures = {
  'request-a-quote': () => card('A list on a clipboard', quote()),
  sourcewell: () => card('A town hall and a contract', sourcewell()),
  'rewards-dollars': () => card('Credit and training equipment', rewards()),
  'order-forms': () => card('A sizing sheet and a measuring tape', orderForms()),
  'contact-us': () => card('A telephone', contact()),
  orders: () => card('Parcels', orders()),
  'equipment-catalog': () =>
    canvas({ title: 'Equipment side by side', width: 1380, height: 360, stroke: 4 }, [
      flat('M0 0h1380v360H0z', '#e9edf1'),
      flat('M0 290h1380v70H0z', '#d3dae1'),
      ...catalog(),
    ]),
} as const satisfies Record<string, () => string>

/** The page that a picture stands for. */
export type LinkPictureName = keyof typeof linkPictures
