import { registerAccountRoutes } from '../accounts/routes.ts'
import { registerAddressRoutes } from '../addresses/routes.ts'
import { registerCartRoutes } from '../cart/routes.ts'
import { registerCatalogueRoutes } from '../catalogue/routes.ts'
import { registerCheckoutRoutes } from '../checkout/routes.ts'
import { registerContentRoutes } from '../content/routes.ts'
import { registerContextRoutes } from '../context/routes.ts'
import { registerImportRoutes } from '../import/routes.ts'
import { registerInventoryRoutes } from '../inventory/routes.ts'
import { registerMediaRoutes } from '../media/routes.ts'
import { registerOrderRoutes } from '../orders/routes.ts'
import { registerPricingRoutes } from '../pricing/routes.ts'
import { registerSearchRoutes } from '../search/routes.ts'
import type { Authentication } from '../session/service.ts'
import type { Server } from './serve.ts'

/** What only some areas need. */
export interface AreaParts {
  readonly authentication: Authentication
  /** Lets the import command of this machine in; null closes that door. */
  readonly operatorToken: string | null
}

/** Registers every area's routes, in the order in which areas may ask each other. */
export function registerAreas(server: Server, { authentication, operatorToken }: AreaParts): void {
  registerMediaRoutes(server)
  registerAccountRoutes(server)
  registerAddressRoutes(server)
  registerCatalogueRoutes(server)
  registerInventoryRoutes(server)
  registerPricingRoutes(server)
  registerContentRoutes(server)
  registerSearchRoutes(server)
  registerContextRoutes(server, authentication)
  registerCartRoutes(server)
  registerOrderRoutes(server)
  registerCheckoutRoutes(server)
  registerImportRoutes(server, operatorToken)
}
