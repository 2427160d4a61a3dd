import { BUILDER_ROUTES } from '@hydrant/contract/builder-routes.ts'
import type { BuilderPage, BuilderPageHead } from '@hydrant/contract/admin/pages.ts'
import { ROUTES } from '@hydrant/contract/routes.ts'
import { pathOf } from '@hydrant/contract/shared/paths.ts'
import type { StoredPage } from '@hydrant/contract/shop/content.ts'
import type { SignedIn } from '@hydrant/contract/shop/session.ts'
import { createIdFromKey } from '@hydrant/kernel/identity/record-id.ts'
import { createUsers } from '../session/service.ts'
import type { Call, Reply } from './call-shop.ts'
import { openTestCatalogueShop, type TestCatalogue } from './open-test-catalogue.ts'
import { PASSWORD } from './test-catalogue.ts'

type TestClient = <Body = unknown>(method: string, path: string, call?: Call) => Promise<Reply<Body>>

type Viewer = 'anna' | 'ben' | 'buyer' | 'guest'

/** The test catalogue's shop with two site builders; close it after the tests of a file. */
export interface BuilderShop extends TestCatalogue {
  readonly anna: TestClient
  readonly ben: TestClient
  /** Reads the page at a path as a visitor and returns path, title and version, or the status of an error. */
  viewPage(
    path: string,
    query?: Readonly<Record<string, string>>,
    by?: Viewer,
  ): Promise<readonly [string, string, number] | number>
  /** Creates a page as Anna, a draft until it is published. */
  createDraft(path: string, title?: string): Promise<BuilderPage>
  /** Creates and publishes a page as Anna. */
  createPublishedPage(path: string, title?: string): Promise<BuilderPageHead>
  /** Saves a title as the draft of a page, based on the revision that was read. */
  saveTitle(
    page: Pick<BuilderPage, 'pageId' | 'revision'>,
    title: string,
    by?: TestClient,
  ): Promise<Reply<BuilderPageHead>>
}

const SITE_PAGES = pathOf(ROUTES.getPage, { apiVersion: 'v65.0', siteId: createIdFromKey('0DM', 'site') })

/** Returns the path of an endpoint for one page. */
export function toPageEndpointPath(
  route: keyof typeof BUILDER_ROUTES,
  page: { readonly pageId: string },
  version = 1,
): string {
  return BUILDER_ROUTES[route].path.replace(':pageId', page.pageId).replace(':version', String(version))
}

/** Returns the statuses of replies, sorted. */
export function listSortedStatuses(replies: readonly Reply[]): number[] {
  return replies.map(({ status }) => status).toSorted((one, other) => one - other)
}

/** Returns the content of a page with one text block. */
export function toPageContent(title: string) {
  return {
    title,
    description: `About ${title}`,
    document: { root: { props: {} }, content: [{ type: 'text', props: { id: 'a', text: title } }] },
  }
}

/** Opens the test catalogue's shop, and creates and signs in two site builders. */
export async function openBuilderShop(): Promise<BuilderShop> {
  const shop = await openTestCatalogueShop()
  const toSiteBuilder = (firstName: string) => ({
    id: createIdFromKey('005', firstName),
    email: `${firstName}@shop.example`,
    firstName,
    lastName: 'Builder',
    phoneNumber: null,
    role: 'site-builder' as const,
  })
  await shop.database.transaction((tx) => createUsers(tx, [toSiteBuilder('Anna'), toSiteBuilder('Ben')], PASSWORD))
  const signInAs = async (name: string): Promise<TestClient> => {
    const { body } = await shop.guest<SignedIn>('POST', ROUTES.signIn.path, {
      body: { username: `${name}@shop.example`, password: PASSWORD },
    })
    return (method, path, call = {}) => shop.guest(method, path, { ...call, token: body.token })
  }
  const [anna, ben] = [await signInAs('Anna'), await signInAs('Ben')]
  const createDraft: BuilderShop['createDraft'] = async (path, title = 'first') => {
    const reply = await anna<BuilderPage>('POST', BUILDER_ROUTES.createBuilderPage.path, {
      body: { path, ...toPageContent(title) },
    })
    if (reply.status !== 201) throw new Error(`The page ${path} was not made: ${JSON.stringify(reply.body)}`)
    return reply.body
  }
  return {
    ...shop,
    anna,
    ben,
    createDraft,
    async viewPage(path, query = {}, by = 'guest') {
      const { status, body } = await { ...shop, anna, ben }[by]<StoredPage>('GET', SITE_PAGES, {
        query: { ...query, path },
      })
      return status === 200 ? [body.path, body.title, body.version] : status
    },
    async createPublishedPage(path, title) {
      const page = await createDraft(path, title)
      return (
        await anna<BuilderPageHead>('POST', toPageEndpointPath('publishBuilderPage', page), {
          body: { revision: page.revision },
        })
      ).body
    },
    saveTitle: (page, title, by = anna) =>
      by('PUT', toPageEndpointPath('savePageDraft', page), {
        body: { revision: page.revision, ...toPageContent(title) },
      }),
  }
}
