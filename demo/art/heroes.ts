import { drawEngineBay } from './hero/engine-bay.ts'
import { drawEvRoadside } from './hero/ev-roadside.ts'
import { drawRescueTarp } from './hero/rescue-tarp.ts'
import { drawTrainingGround } from './hero/training-ground.ts'
import { drawTurnoutRack } from './hero/turnout-rack.ts'

/** The five wide scenes (1920 by 550), with little detail on the left, where a text box is. */
export const heroes = {
  'engine-bay': drawEngineBay,
  'ev-roadside': drawEvRoadside,
  'turnout-rack': drawTurnoutRack,
  'rescue-tarp': drawRescueTarp,
  'training-ground': drawTrainingGround,
} as const satisfies Record<string, () => string>
