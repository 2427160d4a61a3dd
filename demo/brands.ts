import type { DemoBrand } from './model.ts'

/** The makers we stock, all invented. */
export const brands = [
  { key: 'tidewell', name: 'Tidewell', line: 'Fire hose' },
  { key: 'ironbrook', name: 'Ironbrook', line: 'Nozzles and monitors' },
  { key: 'gripmark', name: 'Gripmark', line: 'Hydraulic and battery rescue tools' },
  { key: 'levanta', name: 'Levanta', line: 'Lifting bags, struts and cribbing' },
  { key: 'oxbar', name: 'Oxbar', line: 'Entry tools and saws' },
  { key: 'emberline', name: 'Emberline', line: 'Turnout coats and trousers' },
  { key: 'crestfield', name: 'Crestfield', line: 'Helmets, hoods and eyewear' },
  { key: 'treadhaven', name: 'Treadhaven', line: 'Boots and gloves' },
  { key: 'voltquell', name: 'Voltquell', line: 'Electric vehicle response' },
  { key: 'drillhall', name: 'Drillhall', line: 'Simulation and training props' },
  { key: 'brassworth', name: 'Brassworth', line: 'Adapters, valves and appliances' },
  { key: 'quenchard', name: 'Quenchard', line: 'Extinguishers and foam' },
  { key: 'beaconridge', name: 'Beaconridge', line: 'Lights and radio accessories' },
  { key: 'sensoria', name: 'Sensoria', line: 'Gas detection and thermal imaging' },
  { key: 'highrung', name: 'Highrung', line: 'Ladders, rope and access' },
] as const satisfies readonly DemoBrand[]

/** The key of a maker. */
export type BrandKey = (typeof brands)[number]['key']
