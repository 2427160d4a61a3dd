import { getApplicationContext } from '@hydrant/contract/shop/context.ts'
import { answer } from '../http/answer.ts'
import { serve, type Server } from '../http/serve.ts'
import { toApplicationContext } from './application-context.ts'

/** How long clients may keep the store's switches, in seconds. */
const MAX_AGE = 300

/** The store's switches. */
export function registerContextRoutes(server: Server): void {
  serve(server, getApplicationContext, async ({ shopper }) => answer(200, toApplicationContext(shopper.webstore), { 'cache-control': `max-age=${MAX_AGE}` }))
}
