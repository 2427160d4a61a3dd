import type { Server } from '../http/serve.ts'
import { registerSubmissionAdminRoutes } from './admin-routes.ts'
import { registerSubmitRoutes } from './sender-routes.ts'

/** Registers the endpoints of forms: submitting them, and listing and updating submissions. */
export function registerFormRoutes(server: Server, { secret }: { readonly secret: string }): void {
  registerSubmitRoutes(server, secret)
  registerSubmissionAdminRoutes(server)
}
