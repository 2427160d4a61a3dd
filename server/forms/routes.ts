import type { Server } from '../http/serve.ts'
import { registerSubmissionAdminRoutes } from './admin-routes.ts'
import { registerSenderRoutes } from './sender-routes.ts'

/** Registers the endpoints of forms: submitting them, and listing and updating submissions. */
export function registerFormRoutes(server: Server, { secret }: { readonly secret: string }): void {
  registerSenderRoutes(server, secret)
  registerSubmissionAdminRoutes(server)
}
