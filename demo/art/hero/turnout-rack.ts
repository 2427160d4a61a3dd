import { drawProduct } from '../catalogue.ts'
import { palette } from '../palette.ts'
import type { ColourName } from '../palette.ts'
import { drawBolt } from '../parts.ts'
import { box, createSvg, repeat, flatShape, placeWithoutShadow, printedText, shadow, tube } from '../pen.ts'

const drawBay = (x: number, colour: ColourName, helm: ColourName, name: string) =>
  box(x, 24, 216, 474, '#f4f5f6', 4) +
  flatShape(`M${x + 3} 28h210v92H${x + 3}z`, '#dde2e7') +
  box(x, 120, 216, 12, palette.steel, 2) +
  placeWithoutShadow(drawProduct('helmet', { colour: helm }), x + 46, 0, 128) +
  box(x + 62, 130, 92, 22, palette.white, 3) +
  printedText(x + 108, 147, name, 15) +
  tube(`M${x + 10} 164h196`, 10, palette.steelDark) +
  tube(`M${x + 108} 164v16`, 6, palette.steelDark) +
  placeWithoutShadow(drawProduct('coat', { colour, label: name }), x - 12, 158, 240) +
  box(x, 486, 216, 12, palette.steel, 2) +
  placeWithoutShadow(drawProduct('boots'), x + 50, 386, 118)

/** A station rack with coats, helmets and boots ready; the left is plain wall. */
export function drawTurnoutRack(): string {
  return createSvg({ title: 'Turnout gear on the station rack', width: 1920, height: 550, stroke: 5 }, [
    flatShape('M0 0h1920v550H0z', '#e7e3da'),
    flatShape('M0 330h1920v170H0z', '#d9d2c3'),
    flatShape('M0 326h1920v8H0z', palette.red),
    flatShape('M0 498h1920v52H0z', '#b9bec4'),
    shadow(1340, 516, 590, 14),
    box(748, 12, 1196, 500, palette.steelDark, 6),
    drawBay(764, 'tan', 'red', 'ALVES'),
    drawBay(996, 'black', 'black', 'BRANDT'),
    drawBay(1228, 'tan', 'yellow', 'CHO'),
    drawBay(1460, 'navy', 'white', 'DIALLO'),
    drawBay(1692, 'tan', 'red', 'EVANS'),
    repeat(6, (step) => drawBolt(756 + step * 232, 504, 7)),
  ])
}
