import type { TranslatedText } from '@hydrant/contract/admin/translations.ts'
import type { Field, Fields } from '@hydrant/page-builder/fields/field.ts'
import { getBlockLabel } from '@hydrant/page-builder/registry/block-label.ts'
import { findBlockKind } from '@hydrant/page-builder/registry/blocks.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-languages.js'
import { SITE_LABELS } from './site-labels.ts'

/** Returns what a text of a page is called, such as `Slider: Slides 1, Title`. */
export function namePageText({ blockType, setting }: Pick<TranslatedText, 'blockType' | 'setting'>): string {
  if (blockType === null) return setting === 'title' ? messages.pageTitle() : messages.pageDescription()
  const names = nameSetting(findBlockKind(blockType)?.fields ?? {}, setting.split('.'))
  return messages.blockSetting({ block: getBlockLabel(blockType), setting: names.join(', ') })
}

function nameSetting(fields: Fields, [name = '', ...inner]: readonly string[]): readonly string[] {
  const field: Field<unknown> | undefined = fields[name]
  if (field === undefined) return [name]
  const [index] = inner
  if (field.kind === 'list' && index !== undefined)
    return [
      messages.entry({ list: field.label(), number: String(Number(index) + 1) }),
      ...nameSetting(field.items ?? {}, inner.slice(1)),
    ]
  return inner.length === 0 ? [field.label()] : [field.label(), ...nameSetting(field.items ?? {}, inner)]
}

/** Returns what a text of the site settings is called. */
export function nameSiteText({ setting }: Pick<TranslatedText, 'setting'>): string {
  const [section = '', name = '', first = '', , second = ''] = setting.split('.')
  const number = String(Number(first) + 1)
  if (section === 'navigation') return messages.navigationLink({ number })
  if (section === 'header') return name === 'notice' ? SITE_LABELS.notice() : SITE_LABELS.service()
  if (section === 'cookieBanner') return COOKIE_LABELS[name]?.() ?? name
  if (name === 'columns')
    return second === ''
      ? messages.footerColumn({ number })
      : messages.footerLink({ column: number, number: String(Number(second) + 1) })
  if (name === 'contact')
    return first === 'title'
      ? SITE_LABELS.contactTitle()
      : messages.contactLine({ number: String(Number(setting.split('.')[3]) + 1) })
  return name === 'note' ? SITE_LABELS.note() : SITE_LABELS.categoriesTitle()
}

const COOKIE_LABELS: Readonly<Record<string, () => string>> = {
  title: SITE_LABELS.cookieTitle,
  text: SITE_LABELS.cookieText,
  acceptAllLabel: SITE_LABELS.acceptAllLabel,
  managePreferencesLabel: SITE_LABELS.managePreferencesLabel,
}
