import { palette } from '../palette.ts'
import { box, thinLine, repeat, flatShape, shape } from '../pen.ts'

/** Draws a sheet of paper with a folded corner, its upper left at 0,0. */
export function drawPaper(width: number, height: number): string {
  const fold = 30
  return (
    shape(`M0 0h${width - fold}l${fold} ${fold}v${height - fold}H0z`, palette.white) +
    shape(`M${width - fold} 0v${fold}h${fold}z`, palette.steelLight)
  )
}

/** Draws lines of text below one another, the last one shorter. */
export function drawTextLines(x: number, y: number, width: number, lines: number): string {
  return repeat(lines, (step) =>
    thinLine(`M${x} ${y + step * 22}h${step === lines - 1 ? Math.round(width * 0.6) : width}`, palette.steel),
  )
}

/** Draws a list of ticked checkboxes with lines of text. */
export function drawChecklist(x: number, y: number, width: number, lines: number): string {
  const line = (top: number) => {
    const tick = `<path d="M${x + 4} ${top + 9}l5 5 9-13" stroke="${palette.red}" stroke-width="4"/>`
    return box(x, top, 18, 18, palette.white, 2) + tick + thinLine(`M${x + 32} ${top + 9}h${width - 32}`, palette.steel)
  }
  return repeat(lines, (step) => line(y + step * 38))
}

/** Draws a round seal with two ribbon ends, around 0,0. */
export function drawSeal(): string {
  const ribbons =
    shape('M-16 20l-12 56 22-12 14 20 10-60z', palette.maroon) + shape('M16 20l14 52-22-8-10 22-8-62z', palette.red)
  const disc = `<circle cx="0" cy="0" r="36" fill="${palette.gold}"/><circle cx="0" cy="0" r="24" stroke-width="3"/>`
  return ribbons + disc + flatShape('M-10-2l7 8 14-16 5 5-19 21-12-13z', palette.ink)
}
