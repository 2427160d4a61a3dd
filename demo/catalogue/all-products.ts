import type { DemoProduct } from '../model.ts'
import { breathing } from './breathing.ts'
import { electronics } from './electronics.ts'
import { evSolutions } from './ev-solutions.ts'
import { extinguishersAndFoam } from './extinguishers.ts'
import { fittings } from './fittings.ts'
import { addGtins } from './gtins.ts'
import { addPageDetails } from './page-details.ts'
import { attackHose } from './hose-attack.ts'
import { supplyHose } from './hose-supply.ts'
import { hoseTools } from './hose-tools.ts'
import { createKits } from './kits.ts'
import { laddersAndRope } from './ladders.ts'
import { lighting } from './lighting.ts'
import { giftWraps } from './gift-wraps.ts'
import { handlineNozzles } from './nozzles-handline.ts'
import { masterStreams } from './nozzles-master.ts'
import { manualRescue } from './rescue-manual.ts'
import { poweredRescue } from './rescue-powered.ts'
import { services } from './services.ts'
import { simT } from './sim-t.ts'
import { tagSimilarPictures } from './tag-similar-pictures.ts'
import { turnoutGarments } from './turnout-garments.ts'
import { turnoutWear } from './turnout-wear.ts'
import { valvesAndWyes } from './valves.ts'

const singleProducts: readonly DemoProduct[] = [
  ...evSolutions,
  ...turnoutGarments,
  ...turnoutWear,
  ...breathing,
  ...poweredRescue,
  ...manualRescue,
  ...simT,
  ...handlineNozzles,
  ...masterStreams,
  ...attackHose,
  ...supplyHose,
  ...hoseTools,
  ...fittings,
  ...valvesAndWyes,
  ...extinguishersAndFoam,
  ...lighting,
  ...electronics,
  ...laddersAndRope,
  ...services,
  ...giftWraps,
]

/** All products of the demo shop; sets and bundles come last, since they consist of the others. */
export const products: readonly DemoProduct[] = addGtins(
  addPageDetails(tagSimilarPictures([...singleProducts, ...createKits(singleProducts)]), new Date()),
)
