import { drawProduct } from '../catalogue.ts'
import { palette } from '../palette.ts'
import { placeAt, createSvg, repeat, flatShape, placePicture, shape } from '../pen.ts'

/** An electric car under its blanket at the roadside at dusk, lit by a scene light; the left is open sky and field. */
export function drawEvRoadside(): string {
  return createSvg(
    { title: 'Electric car under a fire blanket at the roadside at dusk', width: 1920, height: 550, stroke: 5 },
    [
      flatShape('M0 0h1920v550H0z', '#3c4a68'),
      flatShape('M0 120h1920v300H0z', '#5b5f7f'),
      flatShape('M0 210h1920v200H0z', '#8f7285'),
      flatShape('M0 280h1920v140H0z', '#d08f74'),
      flatShape('M0 330h1920v80H0z', '#eab27d'),
      `<circle cx="1010" cy="350" r="64" fill="#f6d79a" stroke="none"/>`,
      flatShape('M0 360q220-60 460-20t480-20 420 20 560-40v160H0z', '#41495c'),
      flatShape('M0 392q400-40 900-6t1020-16v90H0z', '#2f3746'),
      repeat(7, (step) => flatShape(`M${90 + step * 96} ${372 - (step % 3) * 8}l16-64 16 64z`, '#2f3746')),
      flatShape('M0 430h1920v120H0z', '#454d59'),
      flatShape('M0 430h1920v8H0z', palette.steelLight),
      repeat(9, (step) => flatShape(`M${40 + step * 220} 528h120l-8 10H${30 + step * 220}z`, palette.white)),
      flatShape('M1720 130L1210 500h600z', 'rgb(253 240 184 / .26)'),
      placePicture(drawProduct('scene-light'), 1520, 62, 420),
      placePicture(drawProduct('ev-blanket-car', { colour: 'steelLight' }), 900, -40, 660),
      repeat(3, (step) =>
        placeAt(
          760 + step * 66,
          506 - step * 26,
          0,
          shape('M-22 0h44v-8H10L2-62h-4l-8 54h-12z', palette.orange),
          flatShape('M-7-26h14l2 12H-9z', palette.white),
        ),
      ),
      placePicture(drawProduct('ev-blanket-bag'), 1500, 350, 180),
    ],
  )
}
