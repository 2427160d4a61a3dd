/** The product families, for which price books define discounts. */
export const families = [
  'EV Response',
  'Turnout',
  'Headwear',
  'Gloves and Boots',
  'Hydraulic Rescue',
  'Lifting and Stabilization',
  'Forcible Entry',
  'Training',
  'Software',
  'Nozzles',
  'Master Stream',
  'Hose',
  'Hose Tools',
  'Fittings',
  'Extinguishers',
  'Foam',
  'Lighting',
  'Electronics',
  'Ladders',
  'Rope and Access',
  'Services',
] as const

/** The name of a product family. */
export type Family = (typeof families)[number]
