import type { Server } from '../http/serve.ts'
import { registerAdminRoutes } from './admin-routes.ts'
import { registerSenderRoutes } from './sender-routes.ts'

/** Registers the routes of forms: sending them, and listing and updating submissions. */
export function registerFormRoutes(server: Server, { secret }: { readonly secret: string }): void {
  registerSenderRoutes(server, secret)
  registerAdminRoutes(server)
}
