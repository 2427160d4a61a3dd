import { data, redirect } from 'react-router'
import type { BuilderPage } from '@hydrant/contract/admin/pages.ts'
import { PAGE_TEMPLATES } from '@hydrant/page-builder/templates/templates.ts'
import type { FormFault } from '@hydrant/design/form/error-summary.tsx'
import { leaveFlash } from '../session/flash.ts'
import { textOf } from '../session/form-text.ts'
import { tryCall } from '../session/refusal.ts'
import { orNotFound } from '../shell/refusals.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { readAddress } from './page-address.ts'
import { readDocumentField, readTree } from './read-document-field.ts'
import { pathOf } from './page-words.ts'

/** Ids of the fields that a fault can point to. */
export const NEW_PAGE_FIELDS = { title: 'page-title', path: 'page-path' } as const

/** A page that was not made, with what was filled in. */
export interface FailedPage {
  readonly faults: readonly FormFault[]
  readonly title: string
  readonly path: string
  readonly description: string
}

/**
 * Makes a page from the fields `title`, `path` and `description`, out of a `template` or the page that `from` names,
 * and opens it.
 */
export async function createPage(shop: ShopContext, form: FormData) {
  const [title, description] = [textOf(form, 'title'), textOf(form, 'description')]
  const path = textOf(form, 'path') || pathOf(title)
  const failed = (faults: readonly FormFault[], status = 422) =>
    data<FailedPage>({ faults, title, path, description }, { status })
  if (title === '') return failed([{ fieldId: NEW_PAGE_FIELDS.title, message: 'Give the page a title.' }])
  if (path === '')
    return failed([{ fieldId: NEW_PAGE_FIELDS.path, message: 'Give the page an address, such as /spring-offers.' }])
  const address = readAddress(path)
  if ('fault' in address) return failed([{ fieldId: NEW_PAGE_FIELDS.path, message: address.fault }])
  const document = await beginning(shop, form)
  const made = await tryCall(() => shop.builder.pages.create({ path: address.path, title, description, document }))
  if (!made.ok) return failed([{ fieldId: NEW_PAGE_FIELDS.path, message: made.refusal.message }], made.refusal.status)
  leaveFlash(shop.cookies, { tone: 'success', message: 'The page is made. Nobody sees it before it is published.' })
  return redirect(builderLinks.page(made.value.pageId))
}

const EMPTY: BuilderPage['document'] = { root: {}, content: [] }

/** What a new page begins with. */
async function beginning(shop: ShopContext, form: FormData): Promise<BuilderPage['document']> {
  const from = textOf(form, 'from')
  if (from !== '') return (await orNotFound(shop.builder.pages.get(from), builderLinks.newPage(from))).document
  const asked = textOf(form, 'template')
  const template = PAGE_TEMPLATES.find(({ name }) => name === asked) ?? PAGE_TEMPLATES[0]
  return readTree(JSON.stringify(template?.document)) ?? EMPTY
}

/** How often a path is tried with another number. */
const MOST_TRIES = 20

/**
 * Makes a page out of what stands in an editor, at the first free path like its own; answers with its id, or with why
 * there is none.
 */
export async function createCopy(
  { builder }: Pick<ShopContext, 'builder'>,
  form: FormData,
): Promise<{ readonly pageId: string } | { readonly message: string }> {
  const [title, description, path] = [textOf(form, 'title'), textOf(form, 'description'), textOf(form, 'path')]
  const document = readDocumentField(form)
  if (document === null) return { message: 'The page did not arrive in full. Try again.' }
  for (let count = 1; count <= MOST_TRIES; count += 1) {
    const made = await tryCall(() =>
      builder.pages.create({
        path: `${path === '/' ? '/home' : path}-copy${count === 1 ? '' : `-${count}`}`,
        title: `${title} (copy)`.slice(0, 200),
        description,
        document,
      }),
    )
    if (made.ok) return { pageId: made.value.pageId }
    if (made.refusal.code !== 'DUPLICATE') return { message: made.refusal.message }
  }
  return { message: 'There are too many copies of this page already. Delete some of them.' }
}
