import { palette } from '../../palette.ts'
import { barrel, gauge, post } from '../../parts.ts'
import { box, detail, each, fillOf, flat, glint, lettering, shade, shadow, shape, sheet } from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A composite breathing-air cylinder with valve and rubber boot; colour is the wrap, `label` the size. */
export function airCylinder(options: DrawingOptions = {}): string {
  const c = fillOf(options, 'black')
  return sheet(
    'Composite air cylinder',
    shadow(320, 592, 150),
    shape('M210 220q0-74 76-86h68q76 12 76 86v310q0 40-60 48H270q-60-8-60-48z', c),
    shade('M366 138q64 18 64 82v310q0 40-60 48h-20z'),
    glint('M230 226q2-46 34-60v360h-34z'),
    each(9, (n) => `<path d="M212 ${236 + n * 32}l216 20" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>`),
    each(9, (n) => `<path d="M212 ${256 + n * 32}l216-20" stroke="#fff" stroke-opacity=".14" stroke-width="3"/>`),
    flat('M213 250h214v22H213zM213 456h214v22H213z', palette.lime),
    flat('M213 257h214v8H213zM213 463h214v8H213z', palette.steelLight),
    detail('M212 250h216M212 272h216M212 456h216M212 478h216'),
    box(238, 306, 164, 116, palette.white, 8),
    lettering(320, 358, options.label ?? '6.8 L', 44),
    lettering(320, 396, '300 bar', 26, palette.steelDark),
    shape('M204 524h232v30q0 32-60 34H264q-60-2-60-34z', palette.rubber),
    detail('M230 540v36M260 540v44M290 540v46M350 540v46M380 540v44M410 540v36', palette.steelDark),
    post(320, 84, 56, 52, palette.brass, 5),
    barrel(226, 84, 70, 34, palette.steel, 4),
    each(2, (n) => detail(`M${238 + n * 12} 68v32`)),
    box(296, 60, 52, 50, palette.brass, 6),
    barrel(348, 84, 34, 24, palette.steel),
    box(378, 52, 46, 64, palette.black, 10),
    each(4, (n) => detail(`M${386 + n * 10} 56v56`, palette.steelDark)),
    gauge(320, 40, 24),
  )
}
