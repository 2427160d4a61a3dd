import { draw } from './catalogue.ts'
import { canvas, flat, place } from './pen.ts'

interface Placed {
  readonly picture: string
  readonly x: number
  readonly y: number
  readonly size: number
}

interface Tile {
  readonly title: string
  readonly wall: string
  readonly ground: string
  readonly things: readonly Placed[]
}

const thing = (picture: string, x: number, y: number, size: number): Placed => ({ picture, x, y, size })

/** The ten top categories' tiles: two tints of ground and what lies on it, back to front. */
const tiles = {
  'ev-solutions': {
    title: 'EV solutions',
    wall: '#dfe9f2',
    ground: '#c9d9e6',
    things: [
      thing(draw('ev-blanket-car'), 20, -40, 600),
      thing(draw('ev-plug'), 530, 60, 250),
      thing(draw('ev-blanket-bag'), 500, 290, 290),
    ],
  },
  'turnout-gear': {
    title: 'Turnout gear',
    wall: '#f3ebdc',
    ground: '#e4d7bd',
    things: [
      thing(draw('coat'), 30, 20, 540),
      thing(draw('helmet'), 470, 30, 300),
      thing(draw('boots'), 480, 290, 290),
    ],
  },
  'rescue-tools': {
    title: 'Rescue tools',
    wall: '#f6e3e1',
    ground: '#e9cbc8',
    things: [
      thing(draw('cutter'), 420, 0, 360),
      thing(draw('step-chock'), 470, 300, 290),
      thing(draw('spreader'), 20, 60, 500),
    ],
  },
  'sim-t': {
    title: 'Training simulation',
    wall: '#e4e6ea',
    ground: '#cfd3d9',
    things: [
      thing(draw('flame-simulator'), 20, 60, 490),
      thing(draw('smoke-machine'), 460, 0, 290),
      thing(draw('manikin'), 450, 290, 300),
    ],
  },
  nozzles: {
    title: 'Nozzles',
    wall: '#e3ecf3',
    ground: '#cbdbe7',
    things: [
      thing(draw('monitor'), 440, 10, 350),
      thing(draw('fog-nozzle'), 10, 50, 500),
      thing(draw('smooth-bore'), 510, 310, 270),
    ],
  },
  'fire-hose': {
    title: 'Fire hose',
    wall: '#f8efd3',
    ground: '#ecdcae',
    things: [
      thing(draw('supply-hose'), 380, 20, 390),
      thing(draw('attack-hose', { colour: 'red' }), 20, 40, 500),
      thing(draw('forestry-hose'), 480, 290, 300),
    ],
  },
  'fittings-appliances': {
    title: 'Fittings and appliances',
    wall: '#e9ebee',
    ground: '#d3d7dc',
    things: [
      thing(draw('hydrant'), 20, 10, 560),
      thing(draw('gated-wye'), 430, 10, 340),
      thing(draw('storz-adapter'), 470, 310, 280),
    ],
  },
  'extinguishers-foam': {
    title: 'Extinguishers and foam',
    wall: '#f8e4e0',
    ground: '#eccac4',
    things: [thing(draw('foam-pail'), 380, 120, 430), thing(draw('extinguisher'), 40, 10, 570)],
  },
  'lighting-electronics': {
    title: 'Lighting and electronics',
    wall: '#e6edf0',
    ground: '#cbd8dd',
    things: [
      thing(draw('scene-light'), 10, 0, 580),
      thing(draw('thermal-camera'), 440, 20, 330),
      thing(draw('gas-detector'), 480, 310, 270),
    ],
  },
  'ladders-access': {
    title: 'Ladders and access',
    wall: '#e5eee7',
    ground: '#cbdccf',
    things: [
      thing(draw('extension-ladder'), 20, 0, 590),
      thing(draw('roof-ladder'), 400, 0, 380),
      thing(draw('rope-bag'), 470, 290, 300),
    ],
  },
} as const satisfies Record<string, Tile>

/** One of the ten top categories. */
export type CategoryTileName = keyof typeof tiles

/** Every category that has a tile. */
export const tileNames: readonly CategoryTileName[] = [
  'ev-solutions',
  'turnout-gear',
  'rescue-tools',
  'sim-t',
  'nozzles',
  'fire-hose',
  'fittings-appliances',
  'extinguishers-foam',
  'lighting-electronics',
  'ladders-access',
]

/** A category's tile as an SVG document of 800 by 600. */
export function categoryTile(name: CategoryTileName): string {
  const tile: Tile = tiles[name]
  return canvas({ title: tile.title, width: 800, height: 600, stroke: 4 }, [
    flat('M0 0h800v600H0z', tile.wall),
    flat('M300 40a270 270 0 0 1 0 540 270 270 0 0 1 0-540z', tile.ground),
    ...tile.things.map((item) => place(item.picture, item.x, item.y, item.size)),
  ])
}
