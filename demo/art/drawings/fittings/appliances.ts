import { palette } from '../../palette.ts'
import {
  drawHorizontalCylinder,
  drawCoupling,
  drawGauge,
  drawInlet,
  drawVerticalCylinder,
  drawScrewThread,
} from '../../parts.ts'
import {
  placeAt,
  box,
  dashedLine,
  thinLine,
  disc,
  repeat,
  pickFill,
  printedText,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  rotate,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

function drawHandwheel(x: number, y: number, r: number, fill: string): string {
  return (
    tube(`M${x - r} ${y}a${r} ${r * 0.34} 0 1 0 ${2 * r} 0a${r} ${r * 0.34} 0 1 0 ${-2 * r} 0`, 22, fill) +
    thinLine(`M${x - r} ${y}H${x + r}`) +
    disc(x, y, 14, palette.steel)
  )
}

/** A valve with a rising stem and handwheel between a female and a male thread. */
function drawGateValve(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'gold')
  return createProductSvg(
    'Gate valve',
    shadow(320, 560, 230),
    drawInlet('threaded', 200, 410, 180, 120),
    drawHorizontalCylinder(190, 410, 250, 150, bodyColour, 14),
    drawScrewThread(440, 410, 90, 120),
    drawVerticalCylinder(320, 230, 100, 130, bodyColour, 10),
    drawVerticalCylinder(320, 110, 30, 130, palette.steelLight),
    drawHandwheel(320, 110, 120, palette.red),
    printedText(316, 424, options.label ?? '', 40),
  )
}

/** A pump intake valve with gear crank, air bleed and relief. */
function drawIntakeValve(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelDark')
  return createProductSvg(
    'Ball intake valve with relief',
    shadow(320, 590, 230),
    drawCoupling('storz', 190, 380, 180, 150),
    disc(330, 380, 150, bodyColour),
    disc(330, 380, 96, palette.steel),
    drawHorizontalCylinder(440, 380, 110, 230, palette.brass, 10),
    repeat(4, (step) => thinLine(`M${464 + step * 22} 268v222`)),
    drawVerticalCylinder(330, 160, 90, 90, palette.steel, 8),
    tube('M330 160h110v-60', 18, palette.black),
    disc(440, 94, 22, palette.red),
    drawVerticalCylinder(210, 200, 44, 80, palette.brass),
    box(280, 520, 100, 60, palette.red, 10),
    printedText(330, 562, 'RELIEF', 26, palette.white),
    printedText(330, 396, '6 IN', 44),
  )
}

/** A hydrant valve with a swivel below, a large outlet and two pumper connections. */
function drawHydrantValve(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Four-way hydrant valve',
    shadow(320, 600, 200),
    drawHorizontalCylinder(90, 330, 460, 120, bodyColour, 20),
    drawCoupling('storz', 120, 330, 180, 86),
    drawCoupling('storz', 520, 330, 0, 86),
    drawVerticalCylinder(320, 200, 180, 300, bodyColour, 26),
    box(290, 100, 60, 100, palette.steel, 6),
    tube('M180 100H460', 26, palette.black),
    disc(180, 100, 18, palette.red),
    disc(460, 100, 18, palette.red),
    drawInlet('threaded', 320, 480, 90, 130),
    disc(320, 340, 62, palette.steelLight),
    printedText(320, 358, options.label ?? '4-WAY', 34),
  )
}

/** A manifold: one large inlet behind, five valved outlets in a row. */
function drawManifold(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Distribution manifold',
    shadow(320, 570, 290),
    drawCoupling('storz', 320, 220, -90, 130),
    shape('M240 220h160l150 100q40 20 40 60v40H50v-40q0-40 40-60z', bodyColour),
    shade('M50 390h540v30H50z'),
    drawGauge(320, 284, 40),
    repeat(5, (step) => {
      const x = 104 + step * 108
      return (
        drawVerticalCylinder(x, 410, 74, 60, palette.steel) +
        placeAt(x, 460, 90, drawScrewThread(0, 0, 60, 66)) +
        disc(x, 384, 22, palette.black) +
        tube(`M${x} 384l30-44`, 16, step % 2 === 0 ? palette.red : palette.blue)
      )
    }),
    box(40, 540, 560, 26, palette.black, 8),
  )
}

/** A 30 degree bend between a Storz head and a threaded swivel. */
function drawElbowAdapter(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  return createProductSvg(
    'Storz elbow adapter',
    shadow(320, 570, 220),
    drawInlet('threaded', 220, 330, 180, 170, bodyColour),
    shape('M200 240h150l140 80-90 160q-60-60-200-60z', bodyColour),
    shade('M200 380q150 0 224 64l-24 36q-60-60-200-60z'),
    drawCoupling('storz', 400, 390, 30, 150, bodyColour),
    printedText(300, 346, '30°', 44),
  )
}

/** A wide strainer that lies flat on the bottom of a tank, with a jet fitting. */
function drawLowLevelStrainer(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelLight')
  return createProductSvg(
    'Low-level strainer with jet',
    shadow(320, 570, 270),
    shape('M190 300q0-120 130-120h90v150q-60 0-60 90H190z', bodyColour),
    drawCoupling('threaded', 400, 256, 0, 140),
    box(60, 400, 500, 120, bodyColour, 20),
    shade('M62 470h496v30q0 20-20 20H80q-18 0-18-20z'),
    repeat(13, (step) => box(84 + step * 36, 490, 22, 54, palette.black, 4)),
    box(50, 540, 520, 20, palette.steelDark, 6),
    drawHorizontalCylinder(70, 340, 120, 44, palette.brass, 6),
    drawHorizontalCylinder(40, 340, 40, 60, palette.steel, 6),
    thinLine('M120 440h380'),
    printedText(300, 460, 'JET', 36),
  )
}

/** A pump that floats in a ring and draws from below itself. */
function drawFloatingPump(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'yellow')
  return createProductSvg(
    'Floating pump',
    shape('M20 440q50-30 100 0t100 0 100 0 100 0 100 0 100 0v150H20z', palette.sky),
    box(250, 500, 140, 70, palette.steelDark, 8),
    repeat(5, (step) => thinLine(`M${268 + step * 26} 510v50`)),
    shape('M60 390q0-70 90-70h340q90 0 90 70v60q0 60-90 60H150q-90 0-90-60z', bodyColour),
    shade('M62 440h516q0 70-88 70H150q-88 0-88-70z'),
    box(220, 180, 200, 150, palette.red, 16),
    repeat(5, (step) => thinLine(`M240 ${206 + step * 22}h90`)),
    disc(374, 250, 36, palette.black),
    box(240, 120, 130, 60, palette.black, 12),
    tube('M180 330V120q0-40 40-40h200q40 0 40 40v210', 16, palette.steel),
    drawCoupling('threaded', 500, 380, 0, 76),
    printedText(300, 440, options.label ?? '4 HP', 44),
    thinLine('M20 470q50-30 100 0t100 0 100 0 100 0 100 0 100 0', palette.blue),
  )
}

/** A pocket spanner whose handle folds on a pin. */
function drawFoldingSpanner(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  return createProductSvg(
    'Folding spanner wrench',
    shadow(320, 580, 200),
    rotate(
      30,
      320,
      330,
      box(290, 290, 60, 270, palette.red, 24),
      box(300, 90, 44, 250, bodyColour, 10),
      shape('M300 130q-80-10-90-80 50-40 110-10l24 90z', bodyColour),
      shape('M240 60q-30 10-24 50l30 4z', palette.white),
      disc(322, 312, 20, palette.brass),
      disc(320, 530, 12, palette.white),
    ),
  )
}

/** A vehicle bracket that holds two spanners and a hydrant wrench. */
function drawSpannerSet(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  const tool = (x: number, head: string) =>
    box(x - 20, 170, 40, 400, palette.red, 14) + box(x - 16, 150, 32, 90, palette.steel, 6) + head
  return createProductSvg(
    'Spanner and hydrant wrench holder set',
    shadow(320, 606, 220),
    tool(170, shape('M150 170q-60-10-70-70 60-40 110 0v70z', palette.steel)),
    tool(320, shape('M260 60h120v84l-30 30h-60l-30-30z', palette.steel) + box(290, 76, 60, 50, palette.white, 4)),
    tool(470, shape('M450 170v-70q50-40 110 0-10 60-70 70z', palette.steel)),
    box(90, 330, 460, 110, bodyColour, 14),
    box(90, 490, 460, 44, bodyColour, 10),
    repeat(2, (step) => disc(114 + step * 412, 386, 12, palette.steelLight)),
    repeat(3, (step) => box(140 + step * 150, 344, 60, 82, palette.rubber, 8)),
  )
}

/** A hydrant wrench with a screw-adjusted head and a long bar. */
function drawHydrantWrench(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelDark')
  return createProductSvg(
    'Long hydrant wrench with screw jaw',
    shadow(320, 600, 200),
    rotate(
      32,
      320,
      320,
      box(302, 200, 36, 400, palette.steel, 14),
      dashedLine('M320 440V590', '4 10', 34, 0.3),
      shape('M230 40h180v110l-44 60h-92l-44-60z', bodyColour),
      shape('M276 76h88v62l-44 34-44-34z', palette.white),
      drawScrewThread(400, 110, 90, 34),
      shape('M230 70q-70-6-90 60l30 14q14-30 60-24z', bodyColour),
    ),
  )
}

/** A long flat wrench with a curved hook for Storz lugs. */
function drawStorzWrench(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Storz wrench',
    shadow(320, 600, 200),
    rotate(
      36,
      320,
      320,
      shape('M300 250h40v340q-20 20-40 0z', bodyColour),
      shape('M300 270q-150-30-150-170 0-60 40-90l30 26q-24 24-24 64 0 90 144 104v66z', bodyColour),
      shape('M190 10l46 10-6 52-36-20z', palette.steelDark),
      disc(320, 556, 10, palette.white),
      thinLine('M320 290v230', palette.white),
    ),
  )
}

/** A threaded plug with a square boss and chain. */
function drawPlug(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  return createProductSvg(
    'Threaded plug with chain',
    shadow(320, 560, 200),
    drawScrewThread(320, 300, 150, 220),
    drawHorizontalCylinder(190, 300, 140, 290, bodyColour, 12),
    repeat(3, (step) => box(180, 176 + step * 100, 60, 44, bodyColour, 6)),
    box(130, 260, 60, 80, palette.steelDark, 8),
    dashedLine('M150 340q-40 160 120 180t230-20', '18 8', 12, 0.9),
  )
}

/** A wide cap with two long handles. */
function drawLongHandleCap(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  return createProductSvg(
    'Long handle cap',
    shadow(320, 570, 220),
    tube('M60 300H580', 38, palette.red),
    disc(320, 300, 190, bodyColour),
    disc(320, 300, 150, palette.steelLight),
    disc(320, 300, 40, bodyColour),
    thinLine('M190 220a150 150 0 0 1 120-70'),
    printedText(320, 400, options.label ?? '6 IN', 44),
  )
}

/** A Storz blind cap with its two claws and a steel cable. */
function drawStorzCap(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  return createProductSvg(
    'Storz blind cap',
    shadow(320, 580, 220),
    tube('M430 430q130 40 120 110t-160 30', 10, palette.steelLight),
    repeat(2, (step) => rotate(step * 180 + 20, 320, 300, shape('M270 120h100v-50q-50-24-100 0z', palette.steelDark))),
    disc(320, 300, 190, bodyColour),
    disc(320, 300, 160, palette.steelLight),
    disc(320, 300, 110, bodyColour),
    shade('M420 250a110 110 0 0 1-150 148 130 130 0 0 0 150-148z'),
    printedText(320, 318, 'STORZ', 48),
  )
}

/** A thin iron cap scored to break under a blow. */
function drawBreakableCap(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Breakable cap',
    shadow(320, 580, 200),
    oval(320, 320, 210, 220, palette.brass),
    disc(320, 310, 186, bodyColour),
    dashedLine('M320 130V490M140 310H500M194 184l252 252M446 184L194 436', '14 10', 6, 0.8),
    disc(320, 310, 64, palette.white),
    printedText(320, 302, 'BREAK', 26),
    printedText(320, 334, 'FDC', 26),
  )
}

/** Valves, manifolds, strainers, pumps, wrenches and caps beyond the basic ones. */
export const appliances = {
  'gate-valve': drawGateValve,
  'intake-valve': drawIntakeValve,
  'hydrant-valve': drawHydrantValve,
  manifold: drawManifold,
  'elbow-adapter': drawElbowAdapter,
  'low-level-strainer': drawLowLevelStrainer,
  'floating-pump': drawFloatingPump,
  'folding-spanner': drawFoldingSpanner,
  'spanner-set': drawSpannerSet,
  'hydrant-wrench': drawHydrantWrench,
  'storz-wrench': drawStorzWrench,
  plug: drawPlug,
  'long-handle-cap': drawLongHandleCap,
  'storz-cap': drawStorzCap,
  'breakable-cap': drawBreakableCap,
} as const
