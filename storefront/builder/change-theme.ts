import { data, redirect } from 'react-router'
import { hasErrorCode } from '@hydrant/client/errors.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-theme.js'
import { parseThemeDocument, type Theme, toThemeDocument } from '@hydrant/page-model/theme/theme.ts'
import { setFlash } from '../session/flash.ts'
import { toErrorViewOrThrow } from '../session/error-view.ts'
import { readTextField } from '../session/form-text.ts'
import type { ShopContext } from '../shop-context.ts'
import { builderLinks } from './builder-links.ts'
import { changePage } from './change-page.ts'
import { compareThemes, type ThemeDifference } from './compare-themes.ts'
import { type EnteredTheme, readEnteredTheme, toTheme } from './entered-theme.ts'
import { parsePageConflict, type PageConflict } from './page-conflict.ts'

/** A conflict with a change of the theme by somebody else, and what differs between both. */
export interface ThemeConflictData extends PageConflict {
  readonly pageId: string
  readonly differences: readonly ThemeDifference[]
}

/** A change of the theme that failed. */
export interface ThemeFailure {
  readonly intent: string
  readonly message: string
  /** More sentences about it, such as one for each pair of colours that cannot be read. */
  readonly details: readonly string[]
  readonly conflict: ThemeConflictData | null
  /** What was entered; null for a change that enters nothing, such as publishing. */
  readonly entered: EnteredTheme | null
  readonly invalidNames: readonly (keyof Theme)[]
}

type Shop = Pick<ShopContext, 'builder' | 'client' | 'cookies' | 'siteId' | 'basePath'>

/**
 * Saves the draft of the theme, or changes what visitors see of it, as the field `intent` of a form says; redirects back
 * to the theme, or returns why nothing was changed.
 */
export async function changeTheme(shop: Shop, form: FormData) {
  return readTextField(form, 'intent') === 'save' ? saveTheme(shop, form) : publishTheme(shop, form)
}

async function saveTheme({ builder, cookies }: Shop, form: FormData) {
  const entered = readEnteredTheme(form)
  const { theme, invalidNames } = toTheme(entered)
  const toFailure = (failure: Partial<ThemeFailure> & Pick<ThemeFailure, 'message'>, status: number) =>
    data<ThemeFailure>(
      { intent: 'save', details: [], conflict: null, entered, invalidNames: [], ...failure },
      { status },
    )
  if (invalidNames.length > 0) return toFailure({ message: messages.fieldsWrong(), invalidNames }, 422)
  const pageId = readTextField(form, 'pageId')
  const revision = Number(readTextField(form, 'overwrite') || readTextField(form, 'revision'))
  const content = { title: messages.theme(), document: toThemeDocument(theme) }
  try {
    await (pageId === ''
      ? builder.createBuilderTheme(content)
      : builder.savePageDraft(pageId, { ...content, description: '', revision }))
  } catch (error) {
    const { message, status } = toErrorViewOrThrow(error)
    const conflict = await findConflict({ builder }, theme, error)
    if (conflict === null) return toFailure({ message }, status)
    // The concurrent change may have been the same.
    if (conflict.differences.length > 0) return toFailure({ message, conflict }, 409)
  }
  setFlash(cookies, { tone: 'success', message: messages.draftSaved() })
  return redirect(builderLinks.theme())
}

/** Returns the conflict that an error reports, with the current theme; null for another error. */
async function findConflict(
  { builder }: Pick<Shop, 'builder'>,
  entered: Theme,
  error: unknown,
): Promise<ThemeConflictData | null> {
  const reported = parsePageConflict(error)
  if (reported === null && !hasErrorCode(error, 'DUPLICATE')) return null
  const { pages } = await builder.listBuilderPages({ kind: 'theme', pageSize: 1 })
  if (pages[0] === undefined) return null
  const { pageId, revision, changedDate, changedBy, document } = await builder.getBuilderPage(pages[0].pageId)
  const theme = parseThemeDocument(document)
  return {
    pageId,
    revision,
    changedDate,
    changedBy: changedBy ?? '',
    isOwn: reported?.isOwn === true && reported.revision === revision,
    differences: compareThemes(theme, entered),
  }
}

const DONE_MESSAGES: Readonly<Record<string, () => string>> = {
  publish: messages.live,
  schedule: messages.liveAtThatTime,
  unpublish: messages.off,
  keep: messages.versionKept,
}

async function publishTheme(shop: Shop, form: FormData) {
  const intent = readTextField(form, 'intent')
  const change = await changePage(shop, readTextField(form, 'pageId'), form)
  if (!change.ok) {
    const { status, message, problems, conflict } = change
    const details = problems.map((problem) => problem.message)
    const failure = {
      intent,
      message: details.length === 0 ? message : messages.notPublished(),
      details,
      conflict: conflict && { ...conflict, pageId: '', differences: [] },
      entered: null,
      invalidNames: [],
    }
    return data<ThemeFailure>(failure, { status })
  }
  const isScheduled = intent === 'publish' && readTextField(form, 'publishDate') !== ''
  const toMessage = DONE_MESSAGES[isScheduled ? 'schedule' : intent]
  setFlash(shop.cookies, { tone: 'success', message: toMessage?.() ?? change.message })
  return redirect(builderLinks.theme())
}
