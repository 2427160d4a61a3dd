import { drawProduct } from './catalogue.ts'
import { createSvg, flatShape, placePicture } from './pen.ts'

interface PlacedPicture {
  readonly picture: string
  readonly x: number
  readonly y: number
  readonly size: number
}

interface Tile {
  readonly title: string
  readonly wall: string
  readonly ground: string
  readonly pictures: readonly PlacedPicture[]
}

const toPlacedPicture = (picture: string, x: number, y: number, size: number): PlacedPicture => ({
  picture,
  x,
  y,
  size,
})

/** The tiles of the ten top categories: two background colours, and the pictures on it from back to front. */
const tiles = {
  'ev-solutions': {
    title: 'EV solutions',
    wall: '#dfe9f2',
    ground: '#c9d9e6',
    pictures: [
      toPlacedPicture(drawProduct('ev-blanket-car'), 20, -40, 600),
      toPlacedPicture(drawProduct('ev-plug'), 530, 60, 250),
      toPlacedPicture(drawProduct('ev-blanket-bag'), 500, 290, 290),
    ],
  },
  'turnout-gear': {
    title: 'Turnout gear',
    wall: '#f3ebdc',
    ground: '#e4d7bd',
    pictures: [
      toPlacedPicture(drawProduct('coat'), 30, 20, 540),
      toPlacedPicture(drawProduct('helmet'), 470, 30, 300),
      toPlacedPicture(drawProduct('boots'), 480, 290, 290),
    ],
  },
  'rescue-tools': {
    title: 'Rescue tools',
    wall: '#f6e3e1',
    ground: '#e9cbc8',
    pictures: [
      toPlacedPicture(drawProduct('cutter'), 420, 0, 360),
      toPlacedPicture(drawProduct('step-chock'), 470, 300, 290),
      toPlacedPicture(drawProduct('spreader'), 20, 60, 500),
    ],
  },
  'sim-t': {
    title: 'Training simulation',
    wall: '#e4e6ea',
    ground: '#cfd3d9',
    pictures: [
      toPlacedPicture(drawProduct('flame-simulator'), 20, 60, 490),
      toPlacedPicture(drawProduct('smoke-machine'), 460, 0, 290),
      toPlacedPicture(drawProduct('manikin'), 450, 290, 300),
    ],
  },
  nozzles: {
    title: 'Nozzles',
    wall: '#e3ecf3',
    ground: '#cbdbe7',
    pictures: [
      toPlacedPicture(drawProduct('monitor'), 440, 10, 350),
      toPlacedPicture(drawProduct('fog-nozzle'), 10, 50, 500),
      toPlacedPicture(drawProduct('smooth-bore'), 510, 310, 270),
    ],
  },
  'fire-hose': {
    title: 'Fire hose',
    wall: '#f8efd3',
    ground: '#ecdcae',
    pictures: [
      toPlacedPicture(drawProduct('supply-hose'), 380, 20, 390),
      toPlacedPicture(drawProduct('attack-hose', { colour: 'red' }), 20, 40, 500),
      toPlacedPicture(drawProduct('forestry-hose'), 480, 290, 300),
    ],
  },
  'fittings-appliances': {
    title: 'Fittings and appliances',
    wall: '#e9ebee',
    ground: '#d3d7dc',
    pictures: [
      toPlacedPicture(drawProduct('hydrant'), 20, 10, 560),
      toPlacedPicture(drawProduct('gated-wye'), 430, 10, 340),
      toPlacedPicture(drawProduct('adapter'), 470, 310, 280),
    ],
  },
  'extinguishers-foam': {
    title: 'Extinguishers and foam',
    wall: '#f8e4e0',
    ground: '#eccac4',
    pictures: [
      toPlacedPicture(drawProduct('foam-pail'), 380, 120, 430),
      toPlacedPicture(drawProduct('extinguisher'), 40, 10, 570),
    ],
  },
  'lighting-electronics': {
    title: 'Lighting and electronics',
    wall: '#e6edf0',
    ground: '#cbd8dd',
    pictures: [
      toPlacedPicture(drawProduct('scene-light'), 10, 0, 580),
      toPlacedPicture(drawProduct('thermal-camera'), 440, 20, 330),
      toPlacedPicture(drawProduct('gas-detector'), 480, 310, 270),
    ],
  },
  'ladders-access': {
    title: 'Ladders and access',
    wall: '#e5eee7',
    ground: '#cbdccf',
    pictures: [
      toPlacedPicture(drawProduct('extension-ladder'), 20, 0, 590),
      toPlacedPicture(drawProduct('roof-ladder'), 400, 0, 380),
      toPlacedPicture(drawProduct('rope-bag'), 470, 290, 300),
    ],
  },
} as const satisfies Record<string, Tile>

/** The key of a category with a tile. */
export type CategoryTileName = keyof typeof tiles

/** Draws a category's tile as an SVG document of 800 by 600. */
export function drawCategoryTile(name: CategoryTileName): string {
  const tile: Tile = tiles[name]
  return createSvg({ title: tile.title, width: 800, height: 600, stroke: 4 }, [
    flatShape('M0 0h800v600H0z', tile.wall),
    flatShape('M300 40a270 270 0 0 1 0 540 270 270 0 0 1 0-540z', tile.ground),
    ...tile.pictures.map((item) => placePicture(item.picture, item.x, item.y, item.size)),
  ])
}
