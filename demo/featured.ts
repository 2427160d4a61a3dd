import { brands } from './art/brands.ts'
import type { DemoFeatured } from './model.ts'

/** The featured products and brands of the home page. */
export const featured: DemoFeatured = {
  skus: [
    'EV-BL-20x26',
    'GS-E40',
    'TH-MOD',
    'BDL-ATTACK',
    'LS-B9K',
    'GC-E100',
    'TG-C700',
    'SIM-SMK-1',
    'LS-STRUT-58',
    'GL-STR',
    'HA-175',
    'BDL-EV-FIRST',
    'MM-TRAIL-2000',
  ],
  newSkus: ['LH-BOX-1K', 'NS-15-95/200', 'SIM-DOOR', 'GC-MINI', 'TH-GOG-W', 'EV-BL-16x20'],
  brandKeys: brands.map(({ key }) => key),
}
