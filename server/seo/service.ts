import type { FieldMap } from '@hydrant/contract/shared/schema.ts'
import type { SeoProperties } from '@hydrant/contract/shop/seo.ts'
import type { Executor } from '@hydrant/database/connection/database.ts'
import { normalizeId } from '@hydrant/kernel/identity/record-id.ts'
import { ok, type Result, type DomainError, err } from '@hydrant/kernel/result/result.ts'
import { readHeadTags, writeHeadTags } from '@hydrant/kernel/text/head-tags.ts'
import { fillPlaceholders, type PlaceholderValues } from '@hydrant/kernel/text/placeholders.ts'
import { cutText } from '@hydrant/kernel/text/plain-text.ts'
import type { Shopper } from '../accounts/service.ts'
import { readCategory, readProduct } from '../catalogue/service.ts'
import { findPublishedPageById } from '../content/service.ts'
import { recordPath } from './record-path.ts'
import { findSettings, type SeoSetting, upsertSettings } from './store.ts'

/** Why nothing is told. */
const unknownRecord = {
  code: 'ITEM_NOT_FOUND',
  message: 'There is no such record among those you may see.',
  status: 404,
} as const satisfies DomainError

/** Longer descriptions are cut by search engines. */
const DESCRIPTION_LENGTH = 160

/** A record that has a page. */
interface SeoRecord {
  readonly id: string
  readonly objectName: 'Product2' | 'ProductCategory' | 'Page'
  readonly name: string
  /** Where its page is, from the site's root. */
  readonly path: string
  readonly fields: FieldMap
}

/**
 * What search engines are told of a record that the shopper may see. `siteUrl` is where the site is: scheme, host and
 * base path.
 */
export async function readSeoProperties(
  executor: Executor,
  shopper: Shopper,
  asked: {
    readonly communityId: string
    readonly recordId: string
    readonly fields: readonly string[]
    readonly siteUrl: string
  },
): Promise<Result<SeoProperties>> {
  const isOurs = normalizeId(asked.communityId, '0DB') === shopper.webstore.communityId
  const record = isOurs ? await findRecord(executor, shopper, asked.recordId) : null
  if (record === null) return err(unknownRecord)
  const settings = await findSettings(executor, [record.id, record.objectName])
  const own = settings.find(({ key }) => key === record.id)
  const general = settings.find(({ key }) => key === record.objectName)
  const values = { objectName: record.objectName, record: record.fields, site: { Name: shopper.webstore.name } }
  const canonicalUrl = asked.siteUrl + record.path
  return ok({
    ...textsOf(values, own, general),
    canonicalUrl,
    hrefLangUrls: { 'en-US': canonicalUrl },
    isSeoIndexed: (own ?? general)?.isIndexed ?? true,
    recordName: record.name,
    objectName: record.objectName,
    fields: pickFields(record, asked.fields),
  })
}

/** Stores what search engines are told of records, by id, or of all records of an object, by its name. */
export async function saveSeoSettings(
  executor: Executor,
  settings: Parameters<typeof upsertSettings>[1],
): Promise<void> {
  await upsertSettings(executor, settings)
}

async function findRecord(executor: Executor, shopper: Shopper, recordId: string): Promise<SeoRecord | null> {
  switch (recordId.slice(0, 3)) {
    case '01t': {
      const found = await readProduct(executor, shopper, { id: recordId, view: { excludeMedia: true } })
      return found.ok ? { ...found.value, objectName: 'Product2', path: recordPath('product', found.value) } : null
    }
    case '0ZG': {
      const view = { fields: [], mediaGroups: [], excludeFields: false, excludeMedia: true }
      const found = await readCategory(executor, shopper, { id: recordId, view })
      if (!found.ok) return null
      const { id, urlName, fields } = found.value
      return {
        id,
        name: fields['Name'] ?? '',
        fields,
        objectName: 'ProductCategory',
        path: recordPath('category', { id, urlName: urlName ?? null }),
      }
    }
    case '0Pg': {
      const id = normalizeId(recordId)
      const page = id === null ? null : await findPublishedPageById(executor, id)
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
 * A record's own text wins over its object's; without both, its name and the site's, and the beginning of its
 * description, say what it is.
 */
function textsOf(
  values: PlaceholderValues,
  own: SeoSetting | undefined,
  general: SeoSetting | undefined,
): Pick<SeoProperties, 'title' | 'description' | 'customHeadTags'> {
  const description = own?.description ?? general?.description
  const usualDescription = cutText(fillPlaceholders('{!Record.Description}', values), DESCRIPTION_LENGTH)
  const tags = own?.customHeadTags ?? general?.customHeadTags ?? null
  return {
    title: inOneLine(fillPlaceholders(own?.title ?? general?.title ?? usualTitle(values), values)),
    description:
      description === null || description === undefined
        ? usualDescription || null
        : inOneLine(fillPlaceholders(description, values)),
    customHeadTags:
      tags === null ? null : writeHeadTags(readHeadTags(tags, (value) => fillPlaceholders(value, values))) || null,
  }
}

/**
 * A record's name and the site's; pages are often named with the site, such as `Hydrant: fire and rescue equipment`.
 */
function usualTitle({ objectName, record, site }: PlaceholderValues): string {
  const namesSite = objectName === 'Page' && record['Name']?.includes(site['Name'] ?? '') === true
  return namesSite ? '{!Record.Name}' : '{!Record.Name} | {!Site.Name}'
}

/** Placeholders that named nothing leave blanks behind. */
function inOneLine(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim()
}

/** Fields under the names by which they were asked for, with or without their object in front. */
function pickFields({ objectName, fields }: SeoRecord, names: readonly string[]): FieldMap {
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = name.startsWith(`${objectName}.`) ? name.slice(objectName.length + 1) : name
      return Object.hasOwn(fields, field) ? [[name, fields[field] ?? null]] : []
    }),
  )
}
