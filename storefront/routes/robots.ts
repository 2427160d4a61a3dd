import { writeRobots } from '../seo/write-robots.ts'
import { orElse } from '../shell/refusals.ts'
import { shopContext } from '../shop-context.ts'
import type { Route } from './+types/robots.ts'

/** Tells crawlers where they may look around. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { client, origin, basePath } = context.get(shopContext)
  const store = await orElse(client.context.application(), null)
  const text = writeRobots({ origin, basePath }, { isOpen: store?.guestBrowsingEnabled ?? true })
  return new Response(text, {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=600' },
  })
}
