import { palette } from '../../palette.ts'
import { clampCount, placeAt, pickFill, repeat, shade, shadow, shape, thinLine, createProductSvg } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** The length of a chock, the height of a step and its depth in the drawing. */
const [LENGTH, RISE, DEPTH] = [410, 50, 50] as const

/** Step chocks; colour is the body, `count` how many, `steps` the steps of each. */
export function drawStepChock(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  const steps = Math.min(5, Math.max(2, options.steps ?? 5))
  const run = LENGTH / steps
  const top = -(steps - 1) * RISE
  const chock = (x: number, y: number) =>
    placeAt(
      x,
      y,
      0,
      shape(
        `M0 50V${top}l${DEPTH}-30h${run}${repeat(steps - 1, () => `v${RISE}h${run}`)}v50l-${DEPTH} 30z`,
        bodyColour,
      ),
      shape(`M0 50V${top}h${run}${repeat(steps - 1, () => `v${RISE}h${run}`)}v50z`, bodyColour),
      repeat(steps, (step) =>
        shape(`M${step * run} ${top + step * RISE}l${DEPTH}-30h${run}l-${DEPTH} 30z`, palette.lime),
      ),
      shade(`M0 50V0h${LENGTH}v50z`),
      steps > 3
        ? shape('M32-130h30q10 0 10 12v20q0 12-10 12H32q-10 0-10-12v-20q0-12 10-12z', palette.white)
        : shape(`M${LENGTH / 2 - 40} 14h80q10 0 10 12t-10 12h-80q-10 0-10-12t10-12z`, palette.white),
      thinLine(
        repeat(steps - 1, (step) => `M${Math.round((step + 1) * run + 18)} ${top + (step + 1) * RISE}V-10`),
        palette.steelDark,
      ),
    )
  const two = clampCount(options, 2, 1, 2) === 2
  return createProductSvg(
    'Step chocks',
    shadow(320, 560, 280, 26),
    two ? chock(150, 380) : '',
    two ? chock(40, 510) : chock(80, 490),
  )
}
