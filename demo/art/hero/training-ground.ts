import { drawProduct } from '../catalogue.ts'
import { palette } from '../palette.ts'
import { box, createSvg, repeat, flatShape, placePicture, shade, shadow, tube } from '../pen.ts'

const drawWindow = (x: number, y: number, lit: boolean) =>
  box(x, y, 70, 84, palette.ink, 2) +
  (lit
    ? flatShape(`M${x + 8} ${y + 82}q-4-30 12-44 4 10 10 10 0-24 18-34 0 20 10 28 8 18 0 40z`, palette.orange) +
      flatShape(`M${x + 22} ${y + 82}q-2-16 8-24 6 6 10 6 8 8 4 18z`, palette.yellow)
    : '')

const drawStorey = (y: number) =>
  drawWindow(1430, y, y === 90) + drawWindow(1560, y, y !== 90) + drawWindow(1690, y, false)

/** A training tower with smoke from its windows and gear in front; the left is open sky. */
export function drawTrainingGround(): string {
  return createSvg({ title: 'Training ground with smoke from the tower', width: 1920, height: 550, stroke: 5 }, [
    flatShape('M0 0h1920v550H0z', '#dbe6ee'),
    flatShape('M0 250h1920v180H0z', '#e8eef2'),
    flatShape('M0 400q240-50 520-18t560-20 840 30v60H0z', '#b9cbbd'),
    flatShape('M0 424h1920v126H0z', '#c7c9c6'),
    flatShape('M0 424h1920v6H0z', '#a9aca8'),
    flatShape(
      'M1150 20q60-50 140-10 60-50 140 0 70 0 60 60 10 70-70 60-60 50-130 6-80 30-130-20-70-40-10-96z',
      palette.steelLight,
    ),
    flatShape('M1240 60q50-30 100 0 60-30 110 14 20 50-40 54-60 30-110-4-70 0-60-64z', palette.steel),
    box(1390, 60, 410, 390, '#b8a99a', 2),
    shade('M1690 60h110v390h-110z'),
    box(1374, 44, 442, 28, palette.steelDark, 3),
    repeat(2, (step) => box(1390, 186 + step * 126, 410, 12, palette.steel, 2)),
    drawStorey(90),
    drawStorey(212),
    box(1550, 330, 100, 120, palette.maroon, 3),
    drawWindow(1430, 338, true),
    drawWindow(1690, 338, false),
    flatShape('M1420 96q-40-10-50-50 30 20 60 0 40-40 70 10 10 50-40 50z', palette.steel),
    tube('M1818 70v380', 10, palette.steelDark),
    tube('M1858 70v380', 10, palette.steelDark),
    repeat(10, (step) => `<path d="M1820 ${92 + step * 36}h36"/>`),
    shadow(1600, 456, 260, 10),
    tube('M760 520q120-50 240-20t190-30', 22, palette.yellow),
    placePicture(drawProduct('hydrant'), 740, 240, 290),
    placePicture(drawProduct('monitor'), 1020, 214, 310),
    placePicture(drawProduct('flame-simulator'), 1330, 330, 210),
    placePicture(drawProduct('smoke-machine'), 1560, 346, 200),
    placePicture(drawProduct('manikin'), 1712, 354, 196),
  ])
}
