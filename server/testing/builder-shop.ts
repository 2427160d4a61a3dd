import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { BuilderPage, BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { pathOf } from '@hydrant/contract/shared/paths.ts'
import type { StoredPage } from '@hydrant/contract/shop/content.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { idFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { createUsers } from '../session/service.ts'
import type { Call, Reply } from './call-shop.ts'
import { openTestCatalogue, type TestCatalogue } from './open-test-catalogue.ts'
import { PASSWORD } from './test-catalogue.ts'

type Caller = <Body = unknown>(method: string, path: string, call?: Call) => Promise<Reply<Body>>

type Viewer = 'anna' | 'ben' | 'buyer' | 'guest'

/** The small shop with two site builders; close it when the file is done. */
export interface BuilderShop extends TestCatalogue {
  readonly anna: Caller
  readonly ben: Caller
  /** What a visitor gets at a path, as path, title and version; the status of a refusal. */
  seen(
    path: string,
    query?: Readonly<Record<string, string>>,
    by?: Viewer,
  ): Promise<readonly [string, string, number] | number>
  /** A new page by Anna, a draft until it is published. */
  made(path: string, title?: string): Promise<BuilderPage>
  /** A new page by Anna that visitors see. */
  published(path: string, title?: string): Promise<BuilderPageHead>
  /** Saves a title as the draft of a page, over the state that was read. */
  titled(page: Pick<BuilderPage, 'pageId' | 'revision'>, title: string, by?: Caller): Promise<Reply<BuilderPageHead>>
}

const SITE_PAGES = pathOf(ROUTES.getPage, { apiVersion: 'v65.0', siteId: idFromKey('0DM', 'site') })

/** The path of one page's call. */
export function pagePath(route: keyof typeof BUILDER_ROUTES, page: { readonly pageId: string }, version = 1): string {
  return BUILDER_ROUTES[route].path.replace(':pageId', page.pageId).replace(':version', String(version))
}

/** The statuses of replies that came in any order. */
export function statusesOf(replies: readonly Reply[]): number[] {
  return replies.map(({ status }) => status).toSorted((one, other) => one - other)
}

/** What a page of one text says. */
export function contentOf(title: string) {
  return {
    title,
    description: `About ${title}`,
    document: { root: { props: {} }, content: [{ type: 'text', props: { id: 'a', text: title } }] },
  }
}

/** Opens the small shop with its site builders. */
export async function openBuilderShop(): Promise<BuilderShop> {
  const shop = await openTestCatalogue()
  const builder = (firstName: string) => ({
    id: idFromKey('005', firstName),
    email: `${firstName}@shop.example`,
    firstName,
    lastName: 'Builder',
    phoneNumber: null,
    role: 'site-builder' as const,
  })
  await shop.database.transaction((executor) => createUsers(executor, [builder('Anna'), builder('Ben')], PASSWORD))
  const callerOf = async (name: string): Promise<Caller> => {
    const { body } = await shop.guest<SignedIn>('POST', ROUTES.signIn.path, {
      body: { username: `${name}@shop.example`, password: PASSWORD },
    })
    return (method, path, call = {}) => shop.guest(method, path, { ...call, token: body.token })
  }
  const [anna, ben] = [await callerOf('Anna'), await callerOf('Ben')]
  const made: BuilderShop['made'] = async (path, title = 'first') => {
    const reply = await anna<BuilderPage>('POST', BUILDER_ROUTES.createBuilderPage.path, {
      body: { path, ...contentOf(title) },
    })
    if (reply.status !== 201) throw new Error(`The page ${path} was not made: ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  return {
    ...shop,
    anna,
    ben,
    made,
    async seen(path, query = {}, by = 'guest') {
      const { status, body } = await { ...shop, anna, ben }[by]<StoredPage>('GET', SITE_PAGES, {
        query: { ...query, path },
      })
      return status === 200 ? [body.path, body.title, body.version] : status
    },
    async published(path, title) {
      const page = await made(path, title)
      return (
        await anna<BuilderPageHead>('POST', pagePath('publishBuilderPage', page), { body: { revision: page.revision } })
      ).body
    },
    titled: (page, title, by = anna) =>
      by('PUT', pagePath('savePageDraft', page), { body: { revision: page.revision, ...contentOf(title) } }),
  }
}
