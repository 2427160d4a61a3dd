import { drawContainmentBag } from './drawings/ev/containment-bag.ts'
import { drawCoolingNozzle } from './drawings/ev/cooling-nozzle.ts'
import { drawEvBlanketBag } from './drawings/ev/ev-blanket-bag.ts'
import { drawEvBlanketCar } from './drawings/ev/ev-blanket-car.ts'
import { drawEvPlug } from './drawings/ev/ev-plug.ts'
import { drawInsulatingGloves } from './drawings/ev/insulating-gloves.ts'
import { drawQuarantinePool } from './drawings/ev/quarantine-pool.ts'
import { drawThermalCamera } from './drawings/ev/thermal-camera.ts'
import { drawAirCylinder } from './drawings/turnout/air-cylinder.ts'
import { drawBoots } from './drawings/turnout/boots.ts'
import { drawCoat } from './drawings/turnout/coat.ts'
import { drawFaceMask } from './drawings/turnout/face-mask.ts'
import { drawGoggles } from './drawings/turnout/goggles.ts'
import { drawGloves } from './drawings/turnout/gloves.ts'
import { drawHelmet } from './drawings/turnout/helmet.ts'
import { drawHood } from './drawings/turnout/hood.ts'
import { drawJetHelmet } from './drawings/turnout/jet-helmet.ts'
import { drawScba } from './drawings/turnout/scba.ts'
import { drawTrousers } from './drawings/turnout/trousers.ts'
import { drawAbrasiveWheel } from './drawings/rescue/abrasive-wheel.ts'
import { drawAxe } from './drawings/rescue/axe.ts'
import { drawBatteryCharger } from './drawings/rescue/battery-charger.ts'
import { drawCombiTool } from './drawings/rescue/combi-tool.ts'
import { drawCribbing } from './drawings/rescue/cribbing.ts'
import { drawCutter } from './drawings/rescue/cutter.ts'
import { drawHalligan } from './drawings/rescue/halligan.ts'
import { drawLiftingBag } from './drawings/rescue/lifting-bag.ts'
import { drawLiftingBagController } from './drawings/rescue/lifting-bag-controller.ts'
import { drawPikePole } from './drawings/rescue/pike-pole.ts'
import { drawPowerUnit } from './drawings/rescue/power-unit.ts'
import { drawRam } from './drawings/rescue/ram.ts'
import { drawRescueSaw } from './drawings/rescue/rescue-saw.ts'
import { drawSawBlade } from './drawings/rescue/saw-blade.ts'
import { drawSledgehammer } from './drawings/rescue/sledgehammer.ts'
import { drawSpreader } from './drawings/rescue/spreader.ts'
import { drawStepChock } from './drawings/rescue/step-chock.ts'
import { drawStrut } from './drawings/rescue/strut.ts'
import { drawDoorProp } from './drawings/training/door-prop.ts'
import { drawExtinguisherTrainer } from './drawings/training/extinguisher-trainer.ts'
import { drawFlameSimulator } from './drawings/training/flame-simulator.ts'
import { drawManikin } from './drawings/training/manikin.ts'
import { drawPumpPanel } from './drawings/training/pump-panel.ts'
import { drawSmokeMachine } from './drawings/training/smoke-machine.ts'
import { drawBallValve } from './drawings/nozzles/ball-valve.ts'
import { drawFoamNozzle } from './drawings/nozzles/foam-nozzle.ts'
import { drawFogNozzle } from './drawings/nozzles/fog-nozzle.ts'
import { drawMonitor } from './drawings/nozzles/monitor.ts'
import { drawPiercingNozzle } from './drawings/nozzles/piercing-nozzle.ts'
import { drawSmoothBore } from './drawings/nozzles/smooth-bore.ts'
import { drawAttackHose } from './drawings/hose/attack-hose.ts'
import { drawForestryHose } from './drawings/hose/forestry-hose.ts'
import { drawHardSuction } from './drawings/hose/hard-suction.ts'
import { drawHoseRamp } from './drawings/hose/hose-ramp.ts'
import { drawHoseReel } from './drawings/hose/hose-reel.ts'
import { drawHoseStrap } from './drawings/hose/hose-strap.ts'
import { drawPortablePump } from './drawings/hose/portable-pump.ts'
import { drawSupplyHose } from './drawings/hose/supply-hose.ts'
import { drawAdapter } from './drawings/fittings/adapter.ts'
import { drawCap } from './drawings/fittings/cap.ts'
import { drawFloatingStrainer } from './drawings/fittings/floating-strainer.ts'
import { drawGatedWye } from './drawings/fittings/gated-wye.ts'
import { drawHoseClamp } from './drawings/fittings/hose-clamp.ts'
import { drawHydrant } from './drawings/fittings/hydrant.ts'
import { drawPressureGauge } from './drawings/fittings/pressure-gauge.ts'
import { drawSiamese } from './drawings/fittings/siamese.ts'
import { drawSpanner } from './drawings/fittings/spanner.ts'
import { drawStandpipe } from './drawings/fittings/standpipe.ts'
import { drawGasket } from './drawings/fittings/gasket.ts'
import { drawStrainer } from './drawings/fittings/strainer.ts'
import { drawExtinguisher } from './drawings/extinguishers/extinguisher.ts'
import { drawFoamPail } from './drawings/extinguishers/foam-pail.ts'
import { drawAccountabilityTags } from './drawings/electronics/accountability-tags.ts'
import { drawBoxLantern } from './drawings/electronics/box-lantern.ts'
import { drawGasDetector } from './drawings/electronics/gas-detector.ts'
import { drawHandLamp } from './drawings/electronics/hand-lamp.ts'
import { drawHelmetLight } from './drawings/electronics/helmet-light.ts'
import { drawRadio } from './drawings/electronics/radio.ts'
import { drawSceneLight } from './drawings/electronics/scene-light.ts'
import { drawTrafficCone } from './drawings/electronics/traffic-cone.ts'
import { drawSpineBoard } from './drawings/medical/spine-board.ts'
import { drawTraumaBag } from './drawings/medical/trauma-bag.ts'
import { drawCarabiner } from './drawings/ladders/carabiner.ts'
import { drawExtensionLadder } from './drawings/ladders/extension-ladder.ts'
import { drawHarness } from './drawings/ladders/harness.ts'
import { drawRoofLadder } from './drawings/ladders/roof-ladder.ts'
import { drawRopeBag } from './drawings/ladders/rope-bag.ts'
import { highVoltage } from './drawings/ev/high-voltage.ts'
import { garments } from './drawings/turnout/garments.ts'
import { rescueAccessories } from './drawings/rescue/accessories.ts'
import { appliances } from './drawings/fittings/appliances.ts'
import { specialStreams } from './drawings/nozzles/special-streams.ts'
import { hoseCare } from './drawings/hose/hose-care.ts'
import { largeAndMounted } from './drawings/extinguishers/large-and-mounted.ts'
import { lightAndVoice } from './drawings/electronics/light-and-voice.ts'
import { simulators } from './drawings/training/simulators.ts'
import { hooksAndHardware } from './drawings/ladders/hooks-and-hardware.ts'
import { servicesAndSets } from './drawings/composed/services-and-sets.ts'
import { palette } from './palette.ts'
import { box, printedText } from './pen.ts'
import type { DrawingOptions } from './pen.ts'

/** Draws one picture as a complete SVG document of 640 by 640 with a transparent background. */
export type Drawing = (options?: DrawingOptions) => string

/** Every product drawing by name. */
export const drawings = {
  'containment-bag': drawContainmentBag,
  'cooling-nozzle': drawCoolingNozzle,
  'ev-blanket-bag': drawEvBlanketBag,
  'ev-blanket-car': drawEvBlanketCar,
  'ev-plug': drawEvPlug,
  'insulating-gloves': drawInsulatingGloves,
  'quarantine-pool': drawQuarantinePool,
  'thermal-camera': drawThermalCamera,
  'air-cylinder': drawAirCylinder,
  boots: drawBoots,
  coat: drawCoat,
  'face-mask': drawFaceMask,
  goggles: drawGoggles,
  gloves: drawGloves,
  helmet: drawHelmet,
  hood: drawHood,
  'jet-helmet': drawJetHelmet,
  scba: drawScba,
  trousers: drawTrousers,
  'abrasive-wheel': drawAbrasiveWheel,
  axe: drawAxe,
  'battery-charger': drawBatteryCharger,
  'combi-tool': drawCombiTool,
  cribbing: drawCribbing,
  cutter: drawCutter,
  halligan: drawHalligan,
  'lifting-bag': drawLiftingBag,
  'lifting-bag-controller': drawLiftingBagController,
  'pike-pole': drawPikePole,
  'power-unit': drawPowerUnit,
  ram: drawRam,
  'rescue-saw': drawRescueSaw,
  'saw-blade': drawSawBlade,
  sledgehammer: drawSledgehammer,
  spreader: drawSpreader,
  'step-chock': drawStepChock,
  strut: drawStrut,
  'door-prop': drawDoorProp,
  'extinguisher-trainer': drawExtinguisherTrainer,
  'flame-simulator': drawFlameSimulator,
  manikin: drawManikin,
  'pump-panel': drawPumpPanel,
  'smoke-machine': drawSmokeMachine,
  'ball-valve': drawBallValve,
  'foam-nozzle': drawFoamNozzle,
  'fog-nozzle': drawFogNozzle,
  monitor: drawMonitor,
  'piercing-nozzle': drawPiercingNozzle,
  'smooth-bore': drawSmoothBore,
  'attack-hose': drawAttackHose,
  'forestry-hose': drawForestryHose,
  'hard-suction': drawHardSuction,
  'hose-ramp': drawHoseRamp,
  'hose-reel': drawHoseReel,
  'hose-strap': drawHoseStrap,
  'portable-pump': drawPortablePump,
  'supply-hose': drawSupplyHose,
  adapter: drawAdapter,
  cap: drawCap,
  'floating-strainer': drawFloatingStrainer,
  'gated-wye': drawGatedWye,
  'hose-clamp': drawHoseClamp,
  hydrant: drawHydrant,
  'pressure-gauge': drawPressureGauge,
  siamese: drawSiamese,
  spanner: drawSpanner,
  standpipe: drawStandpipe,
  gasket: drawGasket,
  strainer: drawStrainer,
  extinguisher: drawExtinguisher,
  'foam-pail': drawFoamPail,
  'accountability-tags': drawAccountabilityTags,
  'box-lantern': drawBoxLantern,
  'gas-detector': drawGasDetector,
  'hand-lamp': drawHandLamp,
  'helmet-light': drawHelmetLight,
  radio: drawRadio,
  'scene-light': drawSceneLight,
  'traffic-cone': drawTrafficCone,
  'spine-board': drawSpineBoard,
  'trauma-bag': drawTraumaBag,
  carabiner: drawCarabiner,
  'extension-ladder': drawExtensionLadder,
  harness: drawHarness,
  'roof-ladder': drawRoofLadder,
  'rope-bag': drawRopeBag,
  ...highVoltage,
  ...garments,
  ...rescueAccessories,
  ...appliances,
  ...specialStreams,
  ...hoseCare,
  ...largeAndMounted,
  ...lightAndVoice,
  ...simulators,
  ...hooksAndHardware,
  ...servicesAndSets,
} as const satisfies Record<string, Drawing>

/** The name of a product drawing. */
export type DrawingName = keyof typeof drawings

/** Draws one product as an SVG document; above a tag it is a little smaller, so that the tag covers nothing. */
export function drawProduct(name: DrawingName, options: DrawingOptions = {}): string {
  const { tag = '', ...drawingOptions } = options
  const svg = drawings[name](drawingOptions)
  if (tag === '') return svg
  return svg
    .replace(/<\/title><g[^>]*>/, `$&<g transform="translate(38 0) scale(.88)">`)
    .replace(/<\/g><\/svg>$/, `</g>${drawTag(tag)}</g></svg>`)
}

function drawTag(text: string): string {
  const width = Math.max(120, text.length * 18 + 40)
  // Text of more than ten characters would be made smaller, but the tag is as wide as its text.
  const size = Math.round(30 * Math.max(1, text.length / 10))
  return box(626 - width, 574, width, 56, palette.white, 12) + printedText(626 - width / 2, 613, text, size)
}
