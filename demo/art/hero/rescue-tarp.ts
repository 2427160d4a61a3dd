import { drawProduct } from '../catalogue.ts'
import { palette } from '../palette.ts'
import { createSvg, thinLine, disc, repeat, flatShape, placePicture, shape } from '../pen.ts'

/** Rescue tools laid out on a tarpaulin; the left is bare asphalt. */
export function drawRescueTarp(): string {
  return createSvg({ title: 'Rescue tools laid out on a tarpaulin', width: 1920, height: 550, stroke: 5 }, [
    flatShape('M0 0h1920v550H0z', '#c3c8ce'),
    flatShape('M0 0h1920v96H0z', '#dfe3e7'),
    flatShape('M0 92h1920v8H0z', '#aab2ba'),
    repeat(24, (step) => flatShape(`M${(step * 173) % 760} ${130 + ((step * 97) % 400)}h14v4h-14z`, '#b2b9c1')),
    flatShape('M700 548l130-440h1090v442z', 'rgb(27 31 36 / .12)'),
    shape('M720 530L850 96h1100v434z', palette.blue),
    flatShape('M742 516L862 110h1058v18H878L766 516z', palette.navy),
    repeat(9, (step) => disc(880 + step * 126, 112, 8, palette.steelLight)),
    repeat(4, (step) => disc(842 - step * 30, 196 + step * 100, 8, palette.steelLight)),
    thinLine('M1210 130l-60 396M1560 130l-20 396', palette.navy),
    placePicture(drawProduct('power-unit'), 880, 66, 240),
    placePicture(drawProduct('lifting-bag'), 1120, 40, 250),
    placePicture(drawProduct('halligan'), 1370, 90, 230),
    placePicture(drawProduct('step-chock'), 1600, 74, 260),
    placePicture(drawProduct('spreader'), 800, 256, 310),
    placePicture(drawProduct('cutter'), 1090, 262, 300),
    placePicture(drawProduct('combi-tool'), 1370, 262, 300),
    placePicture(drawProduct('ram'), 1640, 270, 280),
  ])
}
