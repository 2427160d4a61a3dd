import { engineBay } from './hero/engine-bay.ts'
import { evRoadside } from './hero/ev-roadside.ts'
import { rescueTarp } from './hero/rescue-tarp.ts'
import { trainingGround } from './hero/training-ground.ts'
import { turnoutRack } from './hero/turnout-rack.ts'

/** The five wide scenes (1920 by 550), calm on the left where a text box stands. */
export const heroes = {
  'engine-bay': engineBay,
  'ev-roadside': evRoadside,
  'turnout-rack': turnoutRack,
  'rescue-tarp': rescueTarp,
  'training-ground': trainingGround,
} as const satisfies Record<string, () => string>
