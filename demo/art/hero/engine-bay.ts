import { drawProduct } from '../catalogue.ts'
import { palette } from '../palette.ts'
import { box, createSvg, thinLine, disc, repeat, flatShape, placeWithoutShadow, shade, shadow, shape } from '../pen.ts'

const drawShutter = (x: number, width: number) =>
  box(x, 70, width, 330, '#23282e', 6) +
  box(x, 62, width, 34, palette.steelLight, 6) +
  thinLine(`M${x + 8} 74h${width - 16}M${x + 8} 84h${width - 16}`, palette.steelDark)

const drawShelf = (x: number, y: number, width: number) => box(x + 6, y, width - 12, 12, palette.steel, 2)

/** An engine in its bay, lockers open on rolled hose, nozzles and appliances; the left is empty wall. */
export function drawEngineBay(): string {
  return createSvg({ title: 'Fire engine in its bay with open lockers of hose', width: 1920, height: 550, stroke: 5 }, [
    flatShape('M0 0h1920v550H0z', '#e9ecef'),
    flatShape('M0 0h640v430H0z', '#e1e5e9'),
    repeat(7, (step) => `<path d="M0 ${58 + step * 60}h640" stroke="#d0d6dc" stroke-width="3"/>`),
    flatShape('M648 0h16v430h-16z', '#c6cdd4'),
    flatShape('M0 430h1920v120H0z', '#c9cfd5'),
    flatShape('M0 470h1920v10H0z', palette.yellow),
    shadow(1320, 520, 640, 20),
    shape('M760 480V60q0-28 28-28h1180v448z', palette.red),
    shade('M760 420h1160v60H760z'),
    flatShape('M762 402h1158v18H762z', palette.lime),
    flatShape('M762 408h1158v6H762z', palette.white),
    box(790, 10, 1200, 24, palette.steelLight, 4),
    repeat(9, (step) => thinLine(`M${860 + step * 130} 12v20`)),
    box(772, 130, 26, 66, palette.orange, 6),
    box(772, 210, 26, 40, palette.white, 6),
    drawShutter(830, 330),
    drawShutter(1190, 330),
    drawShutter(1550, 330),
    placeWithoutShadow(drawProduct('attack-hose'), 842, 98, 160),
    placeWithoutShadow(drawProduct('attack-hose', { colour: 'yellow' }), 990, 98, 160),
    drawShelf(830, 236, 330),
    placeWithoutShadow(drawProduct('supply-hose'), 886, 190, 210),
    placeWithoutShadow(drawProduct('fog-nozzle'), 1206, 92, 150),
    placeWithoutShadow(drawProduct('fog-nozzle', { colour: 'blue' }), 1356, 92, 150),
    drawShelf(1190, 236, 330),
    placeWithoutShadow(drawProduct('gated-wye'), 1200, 246, 160),
    placeWithoutShadow(drawProduct('adapter'), 1362, 258, 150),
    drawShelf(1190, 388, 330),
    placeWithoutShadow(drawProduct('extinguisher'), 1552, 92, 156),
    placeWithoutShadow(drawProduct('foam-pail'), 1704, 94, 152),
    drawShelf(1550, 236, 330),
    placeWithoutShadow(drawProduct('power-unit'), 1640, 238, 166),
    drawShelf(1550, 388, 330),
    drawShelf(830, 388, 330),
    shape('M1258 480q0-120 130-120t130 120z', palette.black),
    disc(1388, 478, 62, palette.rubber),
    disc(1388, 478, 36, palette.steelLight),
    repeat(6, (step) =>
      disc(
        Math.round(1388 + 22 * Math.cos(step * 1.047)),
        Math.round(478 + 22 * Math.sin(step * 1.047)),
        4,
        palette.steelDark,
      ),
    ),
    box(740, 452, 520, 28, palette.steelDark, 4),
    box(1520, 452, 420, 28, palette.steelDark, 4),
  ])
}
