import {
  drawCatalog,
  drawContact,
  drawOrderForms,
  drawOrders,
  drawQuote,
  drawRewards,
  drawSourcewell,
} from './links/scenes.ts'
import { createSvg, flatShape } from './pen.ts'

const WIDTH = 900
const HEIGHT = 420

const drawCard = (title: string, parts: readonly string[]) =>
  createSvg({ title, width: WIDTH, height: HEIGHT, stroke: 4 }, [
    flatShape('M0 0h900v420H0z', '#e9edf1'),
    flatShape('M0 312h900v108H0z', '#d3dae1'),
    ...parts,
  ])

/**
 * The pictures of links to pages (900 by 420, that of the catalog 1380 by 360); the main subject is in the middle,
 * because narrow windows cut the sides.
 */
export const linkPictures = {
  'request-a-quote': () => drawCard('A list on a clipboard', drawQuote()),
  sourcewell: () => drawCard('A town hall and a contract', drawSourcewell()),
  'rewards-dollars': () => drawCard('Credit and training equipment', drawRewards()),
  'order-forms': () => drawCard('A sizing sheet and a measuring tape', drawOrderForms()),
  'contact-us': () => drawCard('A telephone', drawContact()),
  orders: () => drawCard('Parcels', drawOrders()),
  'equipment-catalog': () =>
    createSvg({ title: 'Equipment side by side', width: 1380, height: 360, stroke: 4 }, [
      flatShape('M0 0h1380v360H0z', '#e9edf1'),
      flatShape('M0 290h1380v70H0z', '#d3dae1'),
      ...drawCatalog(),
    ]),
} as const satisfies Record<string, () => string>

/** The name of a picture for a link; it is the key of the page that the link leads to. */
export type LinkPictureName = keyof typeof linkPictures
