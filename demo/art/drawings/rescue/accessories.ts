import { palette } from '../../palette.ts'
import { drawHorizontalCylinder, drawGauge, drawVerticalCylinder, createSpiralPath } from '../../parts.ts'
import {
  placeAt,
  box,
  dashedLine,
  thinLine,
  disc,
  repeat,
  pickFill,
  flatShape,
  highlight,
  printedText,
  oval,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
  rotate,
  withMirrorImage,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'

/** A cradle of steps that the foot of a ram is set in. */
function drawSillSupport(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Rocker sill support',
    shadow(320, 540, 270),
    shape('M60 500l40-250 80 10 20 90h80l20-60h80l20 60h80l40-170 80-20-40 350q-240 60-480-10z', bodyColour),
    shade('M60 500q240 70 480 10l8-60q-240 50-480 0z'),
    shape('M186 350h106v44H196zM380 350h96l-12 44h-84z', palette.steelDark),
    thinLine('M120 300v180M520 240l-20 240', palette.ink),
    repeat(3, (step) => disc(240 + step * 80, 452, 15, palette.black)),
    tube('M440 190q30-60 100-20', 20, palette.black),
  )
}

/** A coil of hose with a quick coupler at each end; colour is the hose. */
function drawHoseCoil(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  const end = (x: number, y: number, degrees: number) =>
    placeAt(
      x,
      y,
      degrees,
      drawHorizontalCylinder(0, 0, 44, 44, palette.black),
      drawHorizontalCylinder(44, 0, 60, 56, palette.steel, 6),
      drawHorizontalCylinder(104, 0, 30, 36, palette.brass),
    )
  return createProductSvg(
    'Coil of hose with quick couplers',
    shadow(320, 580, 250),
    tube('M320 510H520', 30, bodyColour),
    repeat(
      3,
      (step) =>
        oval(320, 300, 236 - step * 40, 220 - step * 38, 'none') +
        drawRing(236 - step * 40, 220 - step * 38, bodyColour),
    ),
    tube('M400 480q60 50 120 60', 30, bodyColour),
    box(296, 58, 48, 128, palette.black, 6),
    box(296, 416, 48, 110, palette.black, 6),
    end(500, 510, 0),
    end(510, 548, 14),
    printedText(320, 312, options.label ?? '', 40),
  )
}

function drawRing(rx: number, ry: number, fill: string): string {
  const path = `M${320 - rx} 300a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 ${-2 * rx} 0`
  return tube(path, 34, fill) + dashedLine(path, '3 16', 20, 0.25)
}

/** A one gallon jug with handle and screw cap. */
function drawJug(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelLight')
  return createProductSvg(
    'One gallon jug',
    shadow(320, 590, 170),
    drawVerticalCylinder(250, 60, 96, 64, palette.red, 8),
    shape('M200 130h110l110 30q50 16 50 80v310q0 30-30 30H190q-30 0-30-30V240q0-70 40-110z', bodyColour),
    shape('M350 200l56 14q20 6 20 34v112q0 24-24 16l-30-10q-22-8-22-30z', palette.white),
    shade('M420 400h50v150q0 30-30 30h-80q60-60 60-180z'),
    box(186, 330, 210, 190, palette.white, 10),
    flatShape('M189 333h204v60H189z', palette.black),
    printedText(291, 378, options.label ?? 'OIL', 38, palette.white),
    shape('M291 410q40 50 40 72a40 34 0 0 1-80 0q0-22 40-72z', palette.gold),
  )
}

/** One battery with charge lamps and a locking handle; `label` is its capacity. */
function drawToolBattery(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Rescue tool battery',
    shadow(320, 570, 180),
    box(200, 70, 240, 60, palette.black, 14),
    box(228, 92, 44, 40, palette.steel, 3),
    box(368, 92, 44, 40, palette.steel, 3),
    box(160, 120, 320, 430, palette.black, 28),
    box(180, 200, 280, 240, bodyColour, 16),
    shade('M180 372h280v54q0 14-16 14H196q-16 0-16-14z'),
    highlight('M196 216h248v16H196z'),
    printedText(320, 296, '28 V', 70, palette.white),
    printedText(320, 376, options.label ?? '', 56, palette.white),
    repeat(4, (step) => disc(236 + step * 56, 490, 15, step < 3 ? palette.lime : palette.rubber)),
    box(124, 240, 40, 120, palette.yellow, 10),
    box(476, 240, 40, 120, palette.yellow, 10),
  )
}

/** A charger in a vehicle: four batteries side by side. */
function drawVehicleCharger(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelDark')
  return createProductSvg(
    'Four-bay vehicle charger',
    shadow(320, 540, 290),
    repeat(
      4,
      (step) =>
        box(66 + step * 132, 150, 112, 200, palette.black, 14) +
        box(78 + step * 132, 190, 88, 90, palette.red, 8) +
        printedText(122 + step * 132, 248, '28 V', 32, palette.white),
    ),
    box(30, 330, 580, 180, bodyColour, 18),
    shade('M32 440h576v52q0 18-18 18H50q-18 0-18-18z'),
    repeat(
      4,
      (step) =>
        box(76 + step * 132, 360, 92, 44, palette.ink, 6) +
        disc(100 + step * 132, 382, 9, palette.lime) +
        disc(144 + step * 132, 382, 9, step === 2 ? palette.yellow : palette.lime),
    ),
    printedText(320, 474, '12 / 24 V', 36, palette.white),
    tube('M560 510q0 70 70 60', 14, palette.black),
  )
}

/** Two chains with hooks and the shackle heads that spreader tips take. */
function drawPullingChains(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  const links = (x: number) =>
    repeat(5, (step) =>
      step % 2 === 0
        ? box(x - 20, 190 + step * 52, 40, 78, 'none', 20) +
          tube(`M${x - 20} ${210 + step * 52}v38a20 20 0 0 0 40 0v-38a20 20 0 0 0-40 0`, 16, bodyColour)
        : tube(`M${x} ${186 + step * 52}v82`, 18, bodyColour),
    )
  const chain = (x: number) =>
    shape(`M${x - 56} 60h112v60q0 30-34 44h-44q-34-14-34-44z`, palette.red) +
    disc(x, 100, 18, palette.steelLight) +
    tube(`M${x} 160v40`, 20, bodyColour) +
    links(x) +
    tube(`M${x} 462q0 40 34 56 24 50-30 62-50 0-50-50`, 26, palette.yellow)
  return createProductSvg('Pulling chain set', shadow(320, 600, 210), chain(210), chain(430))
}

/** Two curved cutter blades with their pivot holes. */
function drawCutterBlades(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steel')
  return createProductSvg(
    'Pair of cutter blades',
    shadow(320, 590, 190),
    withMirrorImage(
      320,
      shape(
        'M230 570q-60 0-70-60-10-60 10-130-80-180 90-330-10 90-30 150-20 90 60 150 10 60-10 130-10 90-50 90z',
        bodyColour,
      ),
      shade('M230 570q40 0 50-90 20-70 10-130l-40-34q30 130-20 254z'),
      thinLine('M256 60q-20 90-46 150-20 90 62 160', palette.steelLight),
      disc(222, 430, 30, palette.white),
      disc(222, 520, 16, palette.white),
      repeat(5, (step) => thinLine(`M${186 + step * 6} ${290 - step * 24}l26 6`)),
    ),
  )
}

/** A cargo strap with ratchet and cluster hooks. */
function drawRatchetStrap(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  return createProductSvg(
    'Ratchet strap with hooks',
    shadow(320, 590, 250),
    tube(createSpiralPath(220, 400, 150, 50, 3), 32, bodyColour, 'butt'),
    tube('M220 250H560', 52, bodyColour, 'butt'),
    dashedLine('M230 240H550M230 260H550', '12 9', 3, 0.4),
    rotate(
      -24,
      400,
      250,
      box(330, 210, 190, 78, palette.steel, 10),
      box(350, 120, 150, 104, palette.steelDark, 12),
      box(370, 96, 110, 40, palette.black, 14),
      disc(420, 250, 28, palette.steelLight),
    ),
    tube('M560 250v90q0 50 40 50M560 250v120q-6 60-50 50', 20, palette.steelDark),
    tube('M560 250v170q6 60-10 80', 20, palette.steelDark),
  )
}

/** A plastic wedge with grip ribs. */
function drawWedge(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'Cribbing wedge',
    shadow(320, 510, 270),
    shape('M50 480L500 220l90 40v230H140z', bodyColour),
    shape('M50 480L500 220l90 40L140 490z', palette.rubber),
    shade('M140 490L590 260v230z'),
    repeat(9, (step) => thinLine(`M${112 + step * 44} ${448 - step * 25}l82 14`, palette.steelDark)),
    shape('M440 400h90v50h-90z', palette.yellow),
    tube('M590 330q50 20 20 90', 14, palette.yellow),
  )
}

/** A steel bar with a chisel end and a pinch end. */
function drawPinchBar(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'steelDark')
  return createProductSvg(
    'Pinch bar',
    shadow(320, 600, 180),
    rotate(
      24,
      320,
      320,
      box(300, 30, 40, 470, bodyColour, 8),
      highlight('M308 40h8v450h-8z'),
      shade('M326 30h14v470h-14z'),
      shape('M300 490h40v40q0 30 46 70l-30 20q-70-30-56-90z', palette.steel),
      shape('M300 40l20-34 20 34z', palette.steel),
      box(294, 190, 52, 130, palette.red, 8),
    ),
  )
}

/** An axe with a blade and, behind it, a pick. */
function drawPickAxe(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  return createProductSvg(
    'Pick head axe',
    shadow(320, 606, 190),
    rotate(
      30,
      320,
      320,
      tube('M320 130V590', 36, palette.yellow),
      tube('M320 480V590', 42, palette.black),
      highlight('M310 200h7v260h-7z'),
      shape('M280 120h80l100-40q50 90 0 180l-100-30h-80l-190-36q90-60 190-74z', bodyColour),
      shape('M460 80q50 90 0 180l-26-8q38-80 0-160z', palette.steelLight),
      shape('M90 194q40-28 80-46l20 60z', palette.steelLight),
      shade('M280 200h80l100 60-100-30h-80l-190-36z'),
      disc(320, 176, 16, palette.steelDark),
    ),
  )
}

/** A heavy ram with four handles for two people. */
function drawDoorRam(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'black')
  return createProductSvg(
    'Two-person door ram',
    shadow(320, 540, 280),
    tube('M140 320v-70q0-30 30-30h60q30 0 30 30v70M380 320v-70q0-30 30-30h60q30 0 30 30v70', 26, palette.red),
    drawHorizontalCylinder(70, 370, 480, 120, bodyColour, 20),
    drawHorizontalCylinder(30, 370, 60, 156, palette.steel, 10),
    drawHorizontalCylinder(540, 370, 46, 140, palette.steelDark, 10),
    box(220, 350, 180, 44, palette.white, 8),
    printedText(310, 384, options.label ?? '', 34),
    tube('M160 430v50h80v-50M400 430v50h80v-50', 24, palette.red),
  )
}

/** A chain saw with a depth gauge on its bar. */
function drawChainSaw(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'orange')
  return createProductSvg(
    'Ventilation chain saw',
    shadow(300, 540, 270),
    shape('M320 350h250q46 6 46 40t-46 40H320z', palette.steelLight),
    dashedLine('M320 346h252q50 6 50 44t-50 44H320', '10 8', 12, 0.9),
    box(420, 330, 46, 120, palette.yellow, 8),
    tube('M120 240q-80 0-80 90t100 90', 30, palette.black),
    shape('M110 250q0-60 60-60h110q60 0 60 60v160q0 70-70 70H150q-50 0-50-60z', bodyColour),
    shade('M104 420h236q0 60-70 60H150q-46 0-46-60z'),
    tube('M190 190q0-90 90-80t90 110v80', 24, palette.black),
    disc(190, 350, 62, palette.black),
    repeat(6, (step) => rotate(step * 60, 190, 350, thinLine('M190 310v30', palette.steel))),
    printedText(286, 280, options.label ?? 'VENT', 28, palette.white),
    drawGauge(290, 360, 22),
    box(230, 470, 130, 40, palette.black, 8),
  )
}

/** A pump in a vehicle frame with two tool reels. */
function drawTruckPump(options: DrawingOptions = {}): string {
  const bodyColour = pickFill(options, 'red')
  const reel = (x: number, hose: string) =>
    disc(x, 240, 116, palette.black) +
    disc(x, 240, 96, hose) +
    repeat(3, (step) => disc(x, 240, 84 - step * 16)) +
    disc(x, 240, 30, palette.steel)
  return createProductSvg(
    'Vehicle-mounted pump with reels',
    shadow(320, 590, 280),
    box(50, 90, 540, 480, palette.steelLight, 14),
    box(74, 114, 492, 262, palette.rubber, 8),
    reel(190, palette.blue),
    reel(450, palette.orange),
    box(74, 396, 492, 150, bodyColour, 8),
    shade('M76 490h488v54H76z'),
    drawGauge(150, 460, 44),
    drawGauge(260, 460, 44),
    repeat(
      3,
      (step) => box(340 + step * 70, 430, 26, 70, palette.black, 8) + disc(353 + step * 70, 430, 18, palette.yellow),
    ),
    printedText(430, 534, options.label ?? 'TRUCK', 30, palette.white),
  )
}

/** Accessories of rescue tools, and hand tools for entry. */
export const rescueAccessories = {
  'sill-support': drawSillSupport,
  'hose-coil': drawHoseCoil,
  jug: drawJug,
  'tool-battery': drawToolBattery,
  'vehicle-charger': drawVehicleCharger,
  'pulling-chains': drawPullingChains,
  'cutter-blades': drawCutterBlades,
  'ratchet-strap': drawRatchetStrap,
  wedge: drawWedge,
  'pinch-bar': drawPinchBar,
  'pick-axe': drawPickAxe,
  'door-ram': drawDoorRam,
  'chain-saw': drawChainSaw,
  'truck-pump': drawTruckPump,
} as const
