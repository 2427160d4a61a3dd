import { containmentBag } from './drawings/ev/containment-bag.ts'
import { coolingNozzle } from './drawings/ev/cooling-nozzle.ts'
import { evBlanketBag } from './drawings/ev/ev-blanket-bag.ts'
import { evBlanketCar } from './drawings/ev/ev-blanket-car.ts'
import { evPlug } from './drawings/ev/ev-plug.ts'
import { insulatingGloves } from './drawings/ev/insulating-gloves.ts'
import { quarantinePool } from './drawings/ev/quarantine-pool.ts'
import { thermalCamera } from './drawings/ev/thermal-camera.ts'
import { airCylinder } from './drawings/turnout/air-cylinder.ts'
import { boots } from './drawings/turnout/boots.ts'
import { coat } from './drawings/turnout/coat.ts'
import { faceMask } from './drawings/turnout/face-mask.ts'
import { goggles } from './drawings/turnout/goggles.ts'
import { gloves } from './drawings/turnout/gloves.ts'
import { helmet } from './drawings/turnout/helmet.ts'
import { hood } from './drawings/turnout/hood.ts'
import { jetHelmet } from './drawings/turnout/jet-helmet.ts'
import { scba } from './drawings/turnout/scba.ts'
import { trousers } from './drawings/turnout/trousers.ts'
import { abrasiveWheel } from './drawings/rescue/abrasive-wheel.ts'
import { axe } from './drawings/rescue/axe.ts'
import { batteryCharger } from './drawings/rescue/battery-charger.ts'
import { combiTool } from './drawings/rescue/combi-tool.ts'
import { cribbing } from './drawings/rescue/cribbing.ts'
import { cutter } from './drawings/rescue/cutter.ts'
import { halligan } from './drawings/rescue/halligan.ts'
import { liftingBag } from './drawings/rescue/lifting-bag.ts'
import { liftingBagController } from './drawings/rescue/lifting-bag-controller.ts'
import { pikePole } from './drawings/rescue/pike-pole.ts'
import { powerUnit } from './drawings/rescue/power-unit.ts'
import { ram } from './drawings/rescue/ram.ts'
import { rescueSaw } from './drawings/rescue/rescue-saw.ts'
import { sawBlade } from './drawings/rescue/saw-blade.ts'
import { sledgehammer } from './drawings/rescue/sledgehammer.ts'
import { spreader } from './drawings/rescue/spreader.ts'
import { stepChock } from './drawings/rescue/step-chock.ts'
import { strut } from './drawings/rescue/strut.ts'
import { doorProp } from './drawings/training/door-prop.ts'
import { extinguisherTrainer } from './drawings/training/extinguisher-trainer.ts'
import { flameSimulator } from './drawings/training/flame-simulator.ts'
import { manikin } from './drawings/training/manikin.ts'
import { pumpPanel } from './drawings/training/pump-panel.ts'
import { smokeMachine } from './drawings/training/smoke-machine.ts'
import { ballValve } from './drawings/nozzles/ball-valve.ts'
import { foamNozzle } from './drawings/nozzles/foam-nozzle.ts'
import { fogNozzle } from './drawings/nozzles/fog-nozzle.ts'
import { monitor } from './drawings/nozzles/monitor.ts'
import { piercingNozzle } from './drawings/nozzles/piercing-nozzle.ts'
import { smoothBore } from './drawings/nozzles/smooth-bore.ts'
import { attackHose } from './drawings/hose/attack-hose.ts'
import { forestryHose } from './drawings/hose/forestry-hose.ts'
import { hardSuction } from './drawings/hose/hard-suction.ts'
import { hoseRamp } from './drawings/hose/hose-ramp.ts'
import { hoseReel } from './drawings/hose/hose-reel.ts'
import { hoseStrap } from './drawings/hose/hose-strap.ts'
import { portablePump } from './drawings/hose/portable-pump.ts'
import { supplyHose } from './drawings/hose/supply-hose.ts'
import { adapter } from './drawings/fittings/adapter.ts'
import { cap } from './drawings/fittings/cap.ts'
import { floatingStrainer } from './drawings/fittings/floating-strainer.ts'
import { gatedWye } from './drawings/fittings/gated-wye.ts'
import { hoseClamp } from './drawings/fittings/hose-clamp.ts'
import { hydrant } from './drawings/fittings/hydrant.ts'
import { pressureGauge } from './drawings/fittings/pressure-gauge.ts'
import { siamese } from './drawings/fittings/siamese.ts'
import { spanner } from './drawings/fittings/spanner.ts'
import { standpipe } from './drawings/fittings/standpipe.ts'
import { gasket } from './drawings/fittings/gasket.ts'
import { strainer } from './drawings/fittings/strainer.ts'
import { extinguisher } from './drawings/extinguishers/extinguisher.ts'
import { foamPail } from './drawings/extinguishers/foam-pail.ts'
import { accountabilityTags } from './drawings/electronics/accountability-tags.ts'
import { boxLantern } from './drawings/electronics/box-lantern.ts'
import { gasDetector } from './drawings/electronics/gas-detector.ts'
import { handLamp } from './drawings/electronics/hand-lamp.ts'
import { helmetLight } from './drawings/electronics/helmet-light.ts'
import { radio } from './drawings/electronics/radio.ts'
import { sceneLight } from './drawings/electronics/scene-light.ts'
import { trafficCone } from './drawings/electronics/traffic-cone.ts'
import { spineBoard } from './drawings/medical/spine-board.ts'
import { traumaBag } from './drawings/medical/trauma-bag.ts'
import { carabiner } from './drawings/ladders/carabiner.ts'
import { extensionLadder } from './drawings/ladders/extension-ladder.ts'
import { harness } from './drawings/ladders/harness.ts'
import { roofLadder } from './drawings/ladders/roof-ladder.ts'
import { ropeBag } from './drawings/ladders/rope-bag.ts'
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
  'containment-bag': containmentBag,
  'cooling-nozzle': coolingNozzle,
  'ev-blanket-bag': evBlanketBag,
  'ev-blanket-car': evBlanketCar,
  'ev-plug': evPlug,
  'insulating-gloves': insulatingGloves,
  'quarantine-pool': quarantinePool,
  'thermal-camera': thermalCamera,
  'air-cylinder': airCylinder,
  boots,
  coat,
  'face-mask': faceMask,
  goggles,
  gloves,
  helmet,
  hood,
  'jet-helmet': jetHelmet,
  scba,
  trousers,
  'abrasive-wheel': abrasiveWheel,
  axe,
  'battery-charger': batteryCharger,
  'combi-tool': combiTool,
  cribbing,
  cutter,
  halligan,
  'lifting-bag': liftingBag,
  'lifting-bag-controller': liftingBagController,
  'pike-pole': pikePole,
  'power-unit': powerUnit,
  ram,
  'rescue-saw': rescueSaw,
  'saw-blade': sawBlade,
  sledgehammer,
  spreader,
  'step-chock': stepChock,
  strut,
  'door-prop': doorProp,
  'extinguisher-trainer': extinguisherTrainer,
  'flame-simulator': flameSimulator,
  manikin,
  'pump-panel': pumpPanel,
  'smoke-machine': smokeMachine,
  'ball-valve': ballValve,
  'foam-nozzle': foamNozzle,
  'fog-nozzle': fogNozzle,
  monitor,
  'piercing-nozzle': piercingNozzle,
  'smooth-bore': smoothBore,
  'attack-hose': attackHose,
  'forestry-hose': forestryHose,
  'hard-suction': hardSuction,
  'hose-ramp': hoseRamp,
  'hose-reel': hoseReel,
  'hose-strap': hoseStrap,
  'portable-pump': portablePump,
  'supply-hose': supplyHose,
  adapter,
  cap,
  'floating-strainer': floatingStrainer,
  'gated-wye': gatedWye,
  'hose-clamp': hoseClamp,
  hydrant,
  'pressure-gauge': pressureGauge,
  siamese,
  spanner,
  standpipe,
  gasket,
  strainer,
  extinguisher,
  'foam-pail': foamPail,
  'accountability-tags': accountabilityTags,
  'box-lantern': boxLantern,
  'gas-detector': gasDetector,
  'hand-lamp': handLamp,
  'helmet-light': helmetLight,
  radio,
  'scene-light': sceneLight,
  'traffic-cone': trafficCone,
  'spine-board': spineBoard,
  'trauma-bag': traumaBag,
  carabiner,
  'extension-ladder': extensionLadder,
  harness,
  'roof-ladder': roofLadder,
  'rope-bag': ropeBag,
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
export function draw(name: DrawingName, options: DrawingOptions = {}): string {
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
