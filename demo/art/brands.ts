/** The invented brands of the demo shop: key, name and what they make. */
export const brands = [
  { key: 'ridgeline', name: 'Ridgeline Hose Works', line: 'Attack, supply and forestry hose' },
  { key: 'kestrel', name: 'Kestrel Rescue', line: 'Hydraulic and battery rescue tools' },
  { key: 'voltquell', name: 'Voltquell', line: 'Equipment for electric-vehicle incidents' },
  { key: 'harrowgate', name: 'Harrowgate Turnout', line: 'Protective clothing and gloves' },
  { key: 'oakhelm', name: 'Oakhelm', line: 'Helmets, hoods and eye protection' },
  { key: 'nordbrise', name: 'Nordbrise Nozzles', line: 'Nozzles, monitors and branches' },
  { key: 'calder-finch', name: 'Calder & Finch', line: 'Couplings, adapters and appliances' },
  { key: 'foamcroft', name: 'Foamcroft', line: 'Foam concentrates and extinguishers' },
  { key: 'emberfield', name: 'Emberfield Training', line: 'Fire training simulation' },
  { key: 'larkbeam', name: 'Larkbeam', line: 'Scene and personal lighting' },
  { key: 'halewind', name: 'Halewind Air', line: 'Breathing apparatus and masks' },
  { key: 'trussbeck', name: 'Trussbeck', line: 'Struts, cribbing and lifting bags' },
  { key: 'highstave', name: 'Highstave Ladders', line: 'Ladders and roof access' },
  { key: 'carrowmed', name: 'Carrowmed', line: 'Trauma, evacuation and rope' },
  { key: 'pikestone', name: 'Pikestone Forge', line: 'Hand tools and forcible entry' },
] as const satisfies readonly { key: string; name: string; line: string }[]

/** The key of a demo brand. */
export type BrandKey = (typeof brands)[number]['key']
