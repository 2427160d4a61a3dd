import { palette } from '../../palette.ts'
import {
  box,
  thinLine,
  disc,
  repeat,
  placeWithoutShadow,
  printedText,
  shade,
  shadow,
  shape,
  createProductSvg,
  tube,
} from '../../pen.ts'
import type { DrawingOptions } from '../../pen.ts'
import { drawCoolingNozzle } from '../ev/cooling-nozzle.ts'
import { drawEvBlanketBag } from '../ev/ev-blanket-bag.ts'
import { highVoltage } from '../ev/high-voltage.ts'
import { drawInsulatingGloves } from '../ev/insulating-gloves.ts'
import { drawEvPlug } from '../ev/ev-plug.ts'
import { drawExtinguisher } from '../extinguishers/extinguisher.ts'
import { drawGasDetector } from '../electronics/gas-detector.ts'
import { appliances } from '../fittings/appliances.ts'
import { drawAdapter } from '../fittings/adapter.ts'
import { drawAttackHose } from '../hose/attack-hose.ts'
import { hoseCare } from '../hose/hose-care.ts'
import { drawPortablePump } from '../hose/portable-pump.ts'
import { drawExtensionLadder } from '../ladders/extension-ladder.ts'
import { drawFogNozzle } from '../nozzles/fog-nozzle.ts'
import { drawAxe } from '../rescue/axe.ts'
import { drawCutter } from '../rescue/cutter.ts'
import { drawHalligan } from '../rescue/halligan.ts'
import { drawSpreader } from '../rescue/spreader.ts'
import { drawStepChock } from '../rescue/step-chock.ts'
import { drawStrut } from '../rescue/strut.ts'

type Draw = (options?: DrawingOptions) => string

/** A service: a clipboard with a checked record, and what is checked beside it. */
function createServiceDrawing(title: string, thing: Draw): Draw {
  return (options = {}) =>
    createProductSvg(
      title,
      shadow(320, 600, 260),
      box(60, 60, 330, 520, palette.wood, 18),
      box(90, 110, 270, 440, palette.white, 6),
      box(160, 40, 130, 60, palette.steel, 10),
      printedText(225, 160, 'RECORD', 34),
      repeat(
        5,
        (step) =>
          box(112, 194 + step * 66, 36, 36, palette.white, 5) +
          thinLine(`M166 ${212 + step * 66}h160`, palette.steelDark) +
          (step < 4 ? tube(`M118 ${210 + step * 66}l12 14 22-34`, 9, palette.green) : ''),
      ),
      disc(450, 420, 170, palette.white),
      placeWithoutShadow(thing(options), 310, 280, 280),
      disc(548, 270, 52, palette.green),
      tube('M522 270l20 22 34-44', 16, palette.white),
    )
}

/** A crate with the two or three things of a set standing in it. */
function createCrateDrawing(title: string, label: string, ...things: readonly Draw[]): Draw {
  return () =>
    createProductSvg(
      title,
      shadow(320, 600, 280),
      ...things.map((thing, step) =>
        placeWithoutShadow(
          thing(),
          things.length === 2 ? 10 + step * 280 : step * 200 - 20,
          step === 1 && things.length === 3 ? 60 : 130,
          things.length === 2 ? 350 : 280,
        ),
      ),
      shape('M40 430h560l-24 160H64z', palette.red),
      shade('M56 540h528l-8 50H64z'),
      box(200, 462, 240, 70, palette.white, 8),
      printedText(320, 512, label, 36),
    )
}

/** Services, and the sets and bundles that are made of other products. */
export const servicesAndSets = {
  'calibration-service': createServiceDrawing('Gas detector calibration service', drawGasDetector),
  'ladder-service': createServiceDrawing('Ladder inspection service', drawExtensionLadder),
  'hose-service': createServiceDrawing('Hose testing service', hoseCare['hose-tester']),
  'extinguisher-service': createServiceDrawing('Extinguisher inspection service', drawExtinguisher),
  'glove-service': createServiceDrawing('Insulating glove test service', drawInsulatingGloves),
  'pump-service': createServiceDrawing('Pump test service', drawPortablePump),
  'entry-set': createCrateDrawing('Entry set', 'ENTRY', drawHalligan, drawAxe),
  'high-rise-set': createCrateDrawing('High-rise set', 'HIGH-RISE', hoseCare['hose-pack'], drawFogNozzle),
  'hydrant-set': createCrateDrawing(
    'Hydrant set',
    'HYDRANT',
    appliances['hydrant-wrench'],
    drawAdapter,
    appliances['gate-valve'],
  ),
  'high-voltage-set': createCrateDrawing(
    'High-voltage safety set',
    '1000 V',
    drawInsulatingGloves,
    highVoltage['cable-cutter'],
    drawEvPlug,
  ),
  'rescue-bundle': createCrateDrawing('Battery rescue bundle', 'RESCUE', drawSpreader, drawCutter),
  'ev-bundle': createCrateDrawing('EV first response bundle', 'EV', drawEvBlanketBag, drawCoolingNozzle),
  'attack-bundle': createCrateDrawing('Attack line bundle', 'ATTACK', drawAttackHose, drawFogNozzle),
  'stabilization-bundle': createCrateDrawing('Vehicle stabilization bundle', 'STABILIZE', drawStrut, drawStepChock),
} as const
