import { data, redirect } from 'react-router'
import type { BuilderPage } from '@hydrant/contract/admin/pages.ts'
import { PAGE_TEMPLATES } from '@hydrant/page-builder/templates/templates.ts'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import { awaitOrThrow404OrSignIn } from '../shell/page-errors.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { parsePagePath } from './parse-page-path.ts'
import { readDocumentField, parseUncheckedDocument } from './read-document-field.ts'
import { suggestPath } from './page-texts.ts'

/** The ids of the fields that an error can point to. */
export const NEW_PAGE_FIELDS = { title: 'page-title', path: 'page-path' } as const

/** A page that could not be created, with the values that were entered. */
export interface FailedPage {
  readonly errors: readonly FormIssue[]
  readonly title: string
  readonly path: string
  readonly description: string
}

/**
 * Creates a page from the fields `title`, `path` and `description` and a `template` or the page in the field `from`,
 * and redirects to the editor.
 */
export async function createPage(shop: ShopContext, form: FormData) {
  const [title, description] = [readTextField(form, 'title'), readTextField(form, 'description')]
  const path = readTextField(form, 'path') || suggestPath(title)
  const toFailure = (errors: readonly FormIssue[], status = 422) =>
    data<FailedPage>({ errors, title, path, description }, { status })
  if (title === '') return toFailure([{ fieldId: NEW_PAGE_FIELDS.title, message: messages.titleMissing() }])
  if (path === '') return toFailure([{ fieldId: NEW_PAGE_FIELDS.path, message: messages.addressMissing() }])
  const parsedPath = parsePagePath(path)
  if ('error' in parsedPath) return toFailure([{ fieldId: NEW_PAGE_FIELDS.path, message: parsedPath.error }])
  const document = await loadInitialDocument(shop, form)
  const createResult = await callAndCatchClientError(() =>
    shop.builder.createBuilderPage({ path: parsedPath.path, title, description, document }),
  )
  if (!createResult.ok)
    return toFailure(
      [{ fieldId: NEW_PAGE_FIELDS.path, message: createResult.error.message }],
      createResult.error.status,
    )
  setFlash(shop.cookies, { tone: 'success', message: messages.pageMade() })
  return redirect(builderLinks.page(createResult.value.pageId))
}

const EMPTY_DOCUMENT: BuilderPage['document'] = { root: {}, content: [] }

/** Loads the document that a new page starts with. */
async function loadInitialDocument(shop: ShopContext, form: FormData): Promise<BuilderPage['document']> {
  const from = readTextField(form, 'from')
  if (from !== '')
    return (await awaitOrThrow404OrSignIn(shop.builder.getBuilderPage(from), builderLinks.newPage(from))).document
  const templateName = readTextField(form, 'template')
  const template = PAGE_TEMPLATES.find(({ name }) => name === templateName) ?? PAGE_TEMPLATES[0]
  return parseUncheckedDocument(JSON.stringify(template?.document)) ?? EMPTY_DOCUMENT
}

/** How many numbers are tried to find a free path. */
const MAX_ATTEMPTS = 20

/**
 * Creates a copy of a page from the fields `title`, `description`, `path` and `document`, at the first free path of the
 * form `path-copy`, `path-copy-2` and so on, for a page slot of that of its title; returns the id of the copy, or the error message.
 */
export async function createPageCopy(
  { builder }: Pick<ShopContext, 'builder'>,
  form: FormData,
): Promise<{ readonly pageId: string } | { readonly message: string }> {
  const [title, description, path] = [
    readTextField(form, 'title'),
    readTextField(form, 'description'),
    readTextField(form, 'path'),
  ]
  const formerPath = path.startsWith('/') ? path : suggestPath(title) || '/slot'
  const document = readDocumentField(form)
  if (document === null) return { message: messages.pageIncomplete() }
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const createResult = await callAndCatchClientError(() =>
      builder.createBuilderPage({
        path: `${formerPath === '/' ? '/home' : formerPath}-copy${attempt === 1 ? '' : `-${attempt}`}`,
        title: messages.copyTitle({ title }).slice(0, 200),
        description,
        document,
      }),
    )
    if (createResult.ok) return { pageId: createResult.value.pageId }
    if (createResult.error.code !== 'DUPLICATE') return { message: createResult.error.message }
  }
  return { message: messages.tooManyCopies() }
}
