import { drawProduct } from '../catalogue.ts'
import { palette } from '../palette.ts'
import {
  placeAt,
  box,
  thinLine,
  disc,
  repeat,
  flatShape,
  placeWithoutShadow,
  oval,
  placePicture,
  shade,
  shadow,
  shape,
  tube,
} from '../pen.ts'
import { drawPaper, drawSeal, drawChecklist, drawTextLines } from './paper.ts'

/** Draws a clipboard with a ticked list between two of its items. */
export function drawQuote(): readonly string[] {
  return [
    placePicture(drawProduct('fog-nozzle'), 90, 120, 250),
    placePicture(drawProduct('attack-hose', { colour: 'red' }), 570, 130, 240),
    shadow(450, 372, 150, 12),
    box(330, 44, 240, 326, palette.wood, 12),
    shade('M540 50h24v314h-24z'),
    placeAt(350, 84, 0, drawPaper(200, 266)),
    drawChecklist(374, 124, 152, 5),
    box(396, 28, 108, 40, palette.steelDark, 8),
    disc(450, 36, 14, palette.steelLight),
    placeAt(
      600,
      330,
      -52,
      box(0, -9, 150, 18, palette.red, 3),
      shape('M0-9l-34 9 34 9z', palette.wood),
      box(150, -9, 18, 18, palette.steelLight, 2),
    ),
  ]
}

/** The portico of a town hall, and a contract with its seal. */
export function drawSourcewell(): readonly string[] {
  return [
    shadow(430, 346, 270, 14),
    shape('M220 146L430 52l210 94z', palette.white),
    disc(430, 112, 18, palette.steelLight),
    box(236, 146, 388, 26, palette.steelLight, 2),
    flatShape('M252 172h356v124H252z', '#c3ccd4'),
    repeat(
      5,
      (step) => box(258 + step * 78, 172, 32, 124, palette.white, 2) + shade(`M${278 + step * 78} 174h10v120h-10z`),
    ),
    box(414, 208, 32, 88, palette.navy, 2),
    box(236, 296, 388, 18, palette.steelLight, 2),
    box(214, 314, 432, 18, palette.steelLight, 2),
    box(192, 332, 476, 16, palette.steel, 2),
    placeAt(560, 132, 6, drawPaper(168, 206), drawTextLines(24, 54, 108, 4), placeAt(118, 156, 0, drawSeal())),
  ]
}

const drawCoins = (x: number, count: number) =>
  shadow(x, 352, 76, 10) +
  repeat(count, (step) => {
    const y = 330 - step * 26
    return (
      shape(`M${x - 62} ${y - 22}v22a62 18 0 0 0 124 0v-22`, palette.gold) +
      shade(`M${x + 20} ${y - 4}v21q30-5 42-17v-22z`) +
      oval(x, y - 22, 62, 18, palette.yellow)
    )
  })

/** Draws growing stacks of coins and the training equipment they buy. */
export function drawRewards(): readonly string[] {
  return [
    placePicture(drawProduct('pump-panel'), 512, 66, 300),
    drawCoins(190, 2),
    drawCoins(328, 5),
    drawCoins(466, 8),
  ]
}

/** A sizing sheet with a coat on it, and a measuring tape. */
export function drawOrderForms(): readonly string[] {
  const drawDimensionLine = (d: string) => `<path d="${d}" stroke="${palette.red}" stroke-width="4"/>`
  return [
    shadow(450, 372, 190, 12),
    placeAt(300, 36, -3, drawPaper(290, 334), drawTextLines(24, 40, 150, 1)),
    placeWithoutShadow(drawProduct('coat'), 328, 72, 230),
    drawDimensionLine('M334 110v176m-10-176h20m-20 176h20M360 318h166m-166-10v20m166-20v20'),
    drawTextLines(552, 96, 22, 1),
    placeAt(
      640,
      306,
      0,
      tube('M-14 34q90 40 150 4', 30, palette.yellow, 'butt'),
      disc(0, 0, 62, palette.yellow),
      disc(0, 0, 46, palette.gold),
      disc(0, 0, 14, palette.steelLight),
    ),
    repeat(6, (step) => thinLine(`M${662 + step * 18} ${350 + Math.round(6 * Math.sin(step * 0.6))}v-14`)),
  ]
}

/** Draws a telephone with a speech bubble. */
export function drawContact(): readonly string[] {
  return [
    shadow(420, 356, 190, 14),
    shape('M270 350q-14 0-10-16l34-130q4-14 20-14h212q16 0 20 14l34 130q4 16-10 16z', palette.red),
    shade('M262 326h316q6 24-8 24H270q-14 0-8-24z'),
    box(352, 210, 136, 110, palette.white, 8),
    repeat(12, (step) => box(366 + (step % 3) * 40, 220 + Math.floor(step / 3) * 25, 28, 16, palette.steelLight, 3)),
    shape(
      'M238 196q-22-6-16-36 10-62 198-62t198 62q6 30-16 36l-52 6q-16 2-18-18-4-26-112-26t-112 26q-2 20-18 18z',
      palette.black,
    ),
    shade('M238 196l54 6q16 2 18-18l2-8-84 8q2 10 10 12zM602 196l-54 6q-16 2-18-18l-2-8 84 8q-2 10-10 12z'),
    shape('M640 40h150q16 0 16 16v84q0 16-16 16h-78l-44 40 6-40h-34q-16 0-16-16V56q0-16 16-16z', palette.white),
    drawTextLines(652, 74, 126, 3),
  ]
}

/** Draws parcels with a check mark. */
export function drawOrders(): readonly string[] {
  return [
    shadow(450, 364, 230, 14),
    box(288, 168, 270, 190, palette.wood, 4),
    shade('M500 170h56v186h-56z'),
    flatShape('M398 170h44v64h-44z', '#e0bd8c'),
    thinLine('M398 170v64h44v-64'),
    box(316, 262, 118, 74, palette.white, 3),
    thinLine('M330 280h56M330 296h40', palette.steel),
    repeat(7, (step) =>
      flatShape(`M${330 + step * 12} 308h${step % 2 === 0 ? 7 : 4}v18h${step % 2 === 0 ? -7 : -4}z`, palette.ink),
    ),
    box(352, 62, 170, 106, palette.tan, 4),
    shade('M484 64h36v102h-36z'),
    flatShape('M420 64h34v36h-34z', '#e6cfa3'),
    thinLine('M420 64v36h34V64'),
    disc(586, 306, 62, palette.green),
    `<path d="M556 308l22 24 40-50" stroke="${palette.white}" stroke-width="14"/>`,
  ]
}

/** Draws equipment from the warehouse side by side. */
export function drawCatalog(): readonly string[] {
  const row = [
    'extension-ladder',
    'coat',
    'hydrant',
    'scene-light',
    'extinguisher',
    'spreader',
    'fog-nozzle',
    'supply-hose',
  ] as const
  const xPositions = [-20, 136, 310, 466, 616, 768, 960, 1128]
  const sizes = [290, 270, 252, 280, 270, 262, 212, 232]
  return row.map((name, step) =>
    placePicture(
      drawProduct(name),
      xPositions[step] ?? 0,
      336 - Math.round((sizes[step] ?? 0) * 0.97),
      sizes[step] ?? 0,
    ),
  )
}
