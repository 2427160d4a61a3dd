import { palette } from './palette.ts'
import { thinLine, disc, repeat, flatShape, shade, shape, rotate } from './pen.ts'

/**
 * Draws an electric car in side view for several EV drawings: body, windows, wheels; 640 wide, with the wheels on y 0.
 */
export function drawEvCar(body: string): string {
  const wheel = (x: number) =>
    disc(x, -58, 58, palette.black) +
    disc(x, -58, 36, palette.steelLight) +
    repeat(5, (step) => rotate(step * 72, x, -58, thinLine(`M${x} -58v-32`))) +
    disc(x, -58, 10, palette.steelDark)
  return (
    shape('M14-60q-6-70 18-86 40-24 118-36 70-76 130-82 120-12 200 14 50 20 84 72 46 8 54 34 12 50 2 84H14z', body) +
    shade('M14-60q-4-30 0-44h612q4 24-6 44z') +
    shape('M178-186q54-52 106-54h20v58z', palette.sky) +
    shape('M322-240h66q62 4 104 52l-4 6H322z', palette.sky) +
    thinLine('M312-182v110M170-172l10 90M500-176l-12 40M334-150h28M196-150h28') +
    shape('M22-128q30-22 66-16-6 22-66 24z', palette.white) +
    shape('M620-130l-34-4v-20l22 4z', palette.red) +
    flatShape('M40-84h90v12H40z', palette.black) +
    wheel(128) +
    wheel(510) +
    thinLine('M560-140h30v26h-30z')
  )
}
