import type { Server } from '../http/serve.ts'
import { registerAdminRoutes } from './admin-routes.ts'
import { registerSenderRoutes } from './sender-routes.ts'

/** Forms of pages: sending them, and what the distributor does with what was sent. */
export function registerFormRoutes(server: Server, { secret }: { readonly secret: string }): void {
  registerSenderRoutes(server, secret)
  registerAdminRoutes(server)
}
