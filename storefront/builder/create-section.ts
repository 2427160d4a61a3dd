import { data, redirect } from 'react-router'
import type { FormIssue } from '@hydrant/design/form/error-summary.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-pages.js'
import { setFlash } from '../session/flash.ts'
import { readTextField } from '../session/form-text.ts'
import { callAndCatchClientError } from '../session/error-view.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { findProblems } from './find-problems.ts'
import { readDocumentField } from './read-document-field.ts'

/** The id of the field that an error can point to. */
export const NEW_SECTION_FIELDS = { title: 'section-title' } as const

/** A saved section that could not be made, with the name that was entered. */
export interface FailedSection {
  readonly errors: readonly FormIssue[]
  readonly sectionTitle: string
}

/** Makes an empty saved section with the name in the field `title`, and redirects to its editor. */
export async function createSection({ builder, cookies }: Pick<ShopContext, 'builder' | 'cookies'>, form: FormData) {
  const title = readTextField(form, 'title').trim()
  const toFailure = (message: string, status = 422) =>
    data<FailedSection>({ errors: [{ fieldId: NEW_SECTION_FIELDS.title, message }], sectionTitle: title }, { status })
  if (title === '') return toFailure(messages.sectionNameMissing())
  const result = await callAndCatchClientError(() =>
    builder.createBuilderSection({ title, document: { root: {}, content: [] } }),
  )
  if (!result.ok) return toFailure(result.error.message, result.error.status)
  setFlash(cookies, { tone: 'success', message: messages.sectionMade() })
  return redirect(builderLinks.page(result.value.pageId))
}

/**
 * Makes a saved section of the blocks in the field `document`, with the name in the field `title`, and returns its id, or
 * the error message. It is published at once unless it has errors: the page that the blocks come from could otherwise be
 * published without them.
 */
export async function createSectionFromBlocks(
  shop: Pick<ShopContext, 'builder'>,
  form: FormData,
): Promise<{ readonly sectionId: string } | { readonly message: string }> {
  const document = readDocumentField(form)
  if (document === null) return { message: messages.pageIncomplete() }
  const result = await callAndCatchClientError(async () => {
    const section = await shop.builder.createBuilderSection({ title: readTextField(form, 'title'), document })
    const problems = await findProblems(shop, section)
    const { pageId, revision } = section
    if (!problems.some(({ level }) => level === 'error')) await shop.builder.publishBuilderPage(pageId, { revision })
    return pageId
  })
  return result.ok ? { sectionId: result.value } : { message: result.error.message }
}
