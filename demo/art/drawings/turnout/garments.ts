import { palette } from '../../palette.ts'
import {
  box,
  dashedLine,
  thinLine,
  disc,
  pickFill,
  highlight,
  placeWithoutShadow,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  reflectiveTrim,
  tube,
  withMirrorImage,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'
import { drawCoat } from './coat.ts'
import { drawScba } from './scba.ts'
import { drawTrousers } from './trousers.ts'

/** A one-piece suit with zip, belt and bands. */
function drawCoverall(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'navy')
  return createProductSvg(
    'Extrication coverall',
    shadow(320, 612, 150),
    shape(
      'M250 60l-84 50q-20 14-26 40l-50 210 60 18 54-150v130l-14 240h116l14-220 14 220h116l-14-240v-130l54 150 60-18-50-210q-6-26-26-40l-84-50q-70 36-140 0z',
      bodyColour,
    ),
    shade('M340 380l-6-6 14 224h102l-14-240v-30q-40 40-96 52z'),
    shape('M250 60q70 36 140 0l-12 44-58 26-58-26z', palette.black),
    thinLine('M320 130v240M218 330h204M260 170h44v50h-44zM338 170h44v50h-44z', palette.steelLight),
    box(204, 334, 232, 28, palette.black, 4),
    box(298, 330, 44, 36, palette.steel, 5),
    reflectiveTrim('M124 262l62 20', 24),
    reflectiveTrim('M516 262l-62 20', 24),
    reflectiveTrim('M200 540h102', 24),
    reflectiveTrim('M338 540h102', 24),
    shape('M206 440h76v56h-74zM434 440h-76v56h74z', palette.black),
    printedText(360, 202, 'RES', 18, palette.white),
  )
}

/** Webbing braces joined by a cross piece, with clips. */
function drawSuspenders(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'H-back suspenders',
    shadow(320, 606, 190),
    withMirrorImage(
      320,
      tube('M210 500V190q0-110 60-110t40 120', 46, bodyColour, 'butt'),
      dashedLine('M200 480V190q4-90 60-100M220 480V200', '10 8', 3, 0.4),
      box(178, 240, 64, 50, palette.steel, 6),
      box(192, 252, 36, 26, palette.black, 3),
      box(176, 486, 68, 34, palette.black, 6),
      tube('M190 520l-20 66M230 520l20 66', 18, palette.black),
      disc(168, 590, 12, palette.brass),
      disc(252, 590, 12, palette.brass),
    ),
    box(196, 330, 248, 60, bodyColour, 8),
    shade('M200 366h240v22H200z'),
    dashedLine('M210 344h220M210 376h220', '10 8', 3, 0.5),
  )
}

/** A long bag with a boot compartment at its end. */
function drawGearBag(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Turnout gear bag',
    shadow(320, 560, 280),
    tube('M220 270q0-130 100-130t100 130', 22, palette.black),
    box(50, 250, 540, 300, bodyColour, 60),
    shade('M54 450h532v40q0 60-56 60H110q-56 0-56-60z'),
    highlight('M110 268h400q20 0 30 12H80q10-12 30-12z'),
    thinLine('M60 320H580', palette.black),
    dashedLine('M70 330H570', '4 6', 5, 0.6),
    shape('M440 250h90q60 0 60 60v180q0 60-60 60h-90z', palette.black),
    dashedLine('M470 300h90M470 330h90M470 360h90', '12 10', 8, 0.9),
    printedText(514, 470, 'BOOTS', 28, palette.white),
    tube('M200 250V550M360 250V550', 24, palette.black, 'butt'),
    reflectiveTrim('M60 420H430', 28),
    printedText(280, 396, 'FIRE', 44, palette.white),
  )
}

/** A light rope rescue helmet with vents, lamp clips and chin strap. */
function drawRescueHelmet(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Rescue helmet',
    shadow(320, 570, 200),
    tube('M170 360l110 170h70l110-170M250 380l40 150', 14, palette.black),
    box(286, 518, 62, 34, palette.steelDark, 8),
    shape('M110 360q-10-250 210-260 220 10 210 260-100 34-210 34t-210-34z', bodyColour),
    shade('M400 120q140 40 130 240-40 16-100 26 30-160-30-266z'),
    highlight('M170 250q16-90 90-116l10 14q-64 36-80 108z'),
    shape('M110 360q210 60 420 0l20 24q-230 70-460 0z', palette.black),
    shape(
      'M220 210l50-50 10 16-44 50zM250 270l50-60 10 16-46 60zM420 210l-50-50-10 16 44 50zM390 270l-50-60-10 16 46 60z',
      palette.black,
    ),
    box(150, 318, 34, 46, palette.black, 6),
    box(456, 318, 34, 46, palette.black, 6),
    box(286, 300, 68, 50, palette.white, 6),
    printedText(320, 336, 'RES', 28, palette.red),
  )
}

/** A coat and trousers hung side by side with a tape measure. */
function drawMeasuredSet(options: DrawingOptions = {}): string {
  return createProductSvg(
    'Made-to-measure coat and trousers',
    shadow(320, 600, 260),
    placeWithoutShadow(drawCoat(options), 0, 60, 380),
    placeWithoutShadow(drawTrousers(options), 290, 100, 360),
    tube('M60 530q100 50 200 20t160 20 160-30', 28, palette.yellow, 'butt'),
    dashedLine('M60 530q100 50 200 20t160 20 160-30', '3 17', 18, 0.9),
  )
}

/** Three air packs in a row: a fleet. */
function drawAirPackFleet(options: DrawingOptions = {}): string {
  return createProductSvg(
    'Fleet of air packs',
    shadow(320, 590, 290),
    placeWithoutShadow(drawScba(options), 0, 70, 280),
    placeWithoutShadow(drawScba(options), 360, 70, 280),
    placeWithoutShadow(drawScba(options), 130, 200, 380),
  )
}

/** More drawings of things to wear, by name: coverall, suspenders, rescue helmet and others. */
export const garments = {
  coverall: drawCoverall,
  suspenders: drawSuspenders,
  'gear-bag': drawGearBag,
  'rescue-helmet': drawRescueHelmet,
  'measured-set': drawMeasuredSet,
  'air-pack-fleet': drawAirPackFleet,
} as const
