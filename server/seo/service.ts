import { toLanguagePrefix } from '@hydrant/kernel/locale/language-prefix.ts'
import { currentLocale } from '@hydrant/messages/locale.ts'
import type { FieldMap } from '@hydrant/contract/shared/schema.ts'
import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import type { ReadOnlyDb } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import { parseHeadTags, renderHeadTags } from '@hydrant/page-model/seo/head-tags.ts'
import { fillPlaceholders, type PlaceholderValues } from '@hydrant/page-model/seo/placeholders.ts'
import { truncateText } from '@hydrant/kernel/text/plain-text.ts'
import * as messages from '@hydrant/messages/compiled/server/seo.js'
import type { Shopper } from '../accounts/service.ts'
import { type CountProducts, loadCategory, loadProduct } from '../catalogue/service.ts'
import { loadPublishedPageHead } from '../content/service.ts'
import { toLanguages } from '../webstore/service.ts'
import { toRecordPath } from './record-path.ts'
import { findSeoSettings, type SeoSetting } from './store.ts'

export { upsertSeoSettings } from './store.ts'

/** The error for a record that does not exist or that the shopper may not see. */
const unknownRecordError = {
  code: 'ITEM_NOT_FOUND',
  message: messages.unknownRecord,
} as const satisfies DomainError

/** Search engines cut longer descriptions. */
const MAX_DESCRIPTION_LENGTH = 160

/** A record that has a page. */
interface SeoRecord {
  readonly id: string
  readonly objectName: 'Product2' | 'ProductCategory' | 'Page'
  readonly name: string
  /** The path of its page, from the site's root. */
  readonly path: string
  readonly fields: FieldMap
}

/**
 * Loads the SEO properties of a record that the shopper may see. `siteUrl` is the public URL of the site: scheme, host
 * and base path.
 */
export async function loadSeoProperties(
  db: ReadOnlyDb,
  shopper: Shopper,
  query: {
    readonly communityId: string
    readonly recordId: string
    readonly fields: readonly string[]
    readonly siteUrl: string
    readonly countProducts: CountProducts
  },
): Promise<Result<SeoProperties>> {
  const isOwnCommunity = normalizeId(query.communityId, '0DB') === shopper.webstore.communityId
  const record = isOwnCommunity ? await findSeoRecord(db, shopper, query) : null
  if (record === null) return err(unknownRecordError)
  const settings = await findSeoSettings(db, [record.id, record.objectName])
  const recordSetting = settings.find(({ key }) => key === record.id)
  const objectSetting = settings.find(({ key }) => key === record.objectName)
  const values = { objectName: record.objectName, record: record.fields, site: { Name: shopper.webstore.name } }
  const languages = toLanguages(shopper.webstore)
  const toUrl = (locale: string) => query.siteUrl + toLanguagePrefix(locale, languages.defaultLanguage) + record.path
  return ok({
    ...toSeoTexts(values, recordSetting, objectSetting),
    canonicalUrl: toUrl(currentLocale()),
    hrefLangUrls: Object.fromEntries(languages.languages.map((locale) => [locale, toUrl(locale)])),
    isSeoIndexed: (recordSetting ?? objectSetting)?.isIndexed ?? true,
    recordName: record.name,
    objectName: record.objectName,
    fields: pickFields(record, query.fields),
  })
}

async function findSeoRecord(
  db: ReadOnlyDb,
  shopper: Shopper,
  { recordId, countProducts }: { readonly recordId: string; readonly countProducts: CountProducts },
): Promise<SeoRecord | null> {
  switch (recordId.slice(0, 3)) {
    case '01t': {
      const result = await loadProduct(db, shopper, { id: recordId, view: { excludeMedia: true } })
      return result.ok ? { ...result.value, objectName: 'Product2', path: toRecordPath('product', result.value) } : null
    }
    case '0ZG': {
      const view = { fields: [], mediaGroups: [], excludeFields: false, excludeMedia: true }
      const result = await loadCategory(db, shopper, { id: recordId, view, countProducts })
      if (!result.ok) return null
      const { id, urlName, fields } = result.value
      return {
        id,
        name: fields['Name'] ?? '',
        fields,
        objectName: 'ProductCategory',
        path: toRecordPath('category', { id, urlName: urlName ?? null }),
      }
    }
    case '0Pg': {
      const id = normalizeId(recordId)
      const page = id === null ? null : await loadPublishedPageHead(db, shopper.webstore, id)
      return page === null || id === null
        ? null
        : {
            id,
            name: page.title,
            path: page.path,
            objectName: 'Page',
            fields: { Name: page.title, Title: page.title, Description: page.description, Path: page.path },
          }
    }
    default:
      return null
  }
}

/**
 * Returns the title, description and head tags for a record. Its own setting wins over the one for its object; without
 * a setting they are made from the record's name and description and the site's name.
 */
function toSeoTexts(
  values: PlaceholderValues,
  recordSetting: SeoSetting | undefined,
  objectSetting: SeoSetting | undefined,
): Pick<SeoProperties, 'title' | 'description' | 'customHeadTags'> {
  const description = recordSetting?.description ?? objectSetting?.description
  const defaultDescription = truncateText(fillPlaceholders('{!Record.Description}', values), MAX_DESCRIPTION_LENGTH)
  const tags = recordSetting?.customHeadTags ?? objectSetting?.customHeadTags ?? null
  return {
    title: toSingleLine(
      fillPlaceholders(recordSetting?.title ?? objectSetting?.title ?? toDefaultTitleTemplate(values), values),
    ),
    description:
      description === null || description === undefined
        ? defaultDescription || null
        : toSingleLine(fillPlaceholders(description, values)),
    customHeadTags:
      tags === null ? null : renderHeadTags(parseHeadTags(tags, (value) => fillPlaceholders(value, values))) || null,
  }
}

/**
 * Returns the template of the default title: the record's name and the site's, or only the name of a page that contains
 * the site's name, such as `Hydrant: fire and rescue equipment`.
 */
function toDefaultTitleTemplate({ objectName, record, site }: PlaceholderValues): string {
  const includesSiteName = objectName === 'Page' && record['Name']?.includes(site['Name'] ?? '') === true
  return includesSiteName ? '{!Record.Name}' : '{!Record.Name} | {!Site.Name}'
}

/** Replaces line breaks and repeated spaces, which unknown placeholders leave behind, by single spaces. */
function toSingleLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Picks fields by their requested names, with or without the object's name in front. */
function pickFields({ objectName, fields }: SeoRecord, names: readonly string[]): FieldMap {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = name.startsWith(`${objectName}.`) ? name.slice(objectName.length + 1) : name
      return Object.hasOwn(fields, field) ? [[name, fields[field] ?? null]] : []
    }),
  )
}
