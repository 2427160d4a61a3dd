import type { StaffClient } from '@hydrant/client/staff/create-staff-client.ts'
import type { ObjectSummary } from '@hydrant/contract/records/description.ts'
import { getFieldText, getParentText, getRecordId, type StoredRecord } from '../records/field-value.ts'
import { readTags } from '../records/read-tags.ts'
import { formatId, formatPattern } from '../records/soql-literal.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'
import { MEDIA_INPUTS } from './media-fields.ts'

/** A file of the library. */
export interface LibraryFile {
  readonly contentId: string
  readonly title: string
  readonly isPicture: boolean
  /** The address of a small picture, inside the shop or elsewhere. */
  readonly url: string
}

/** A picture or document of a product, with the ETags of what the page shows. */
export interface ProductMedium extends LibraryFile {
  readonly id: string
  readonly tag: string
  readonly contentTag: string
  readonly groupId: string
  readonly order: string
  readonly alternateText: string
  readonly isDecorative: boolean
}

/** Where the shop serves the files of the library: `MEDIA_BASE` of the contract. */
const LIBRARY_PATH = '/cms/delivery/media'

/** How many media of a product, and files of the library, the page shows. */
const SHOWN_MEDIA = 100
const SHOWN_FILES = 12

/**
 * Loads the pictures and documents of a product, and the files of the library whose title has what the query of the page
 * asks for; null for who may not see them.
 */
export async function loadProductMedia(
  staff: StaffClient,
  {
    request,
    productId,
    objects,
  }: {
    readonly request: Request
    readonly productId: string
    readonly objects: readonly ObjectSummary[]
  },
) {
  const object = objects.find(({ name }) => name === 'ProductMedia')
  const content = objects.find(({ name }) => name === 'ManagedContent')
  if (object === undefined || content === undefined) return null
  const term = (new URL(request.url).searchParams.get(MEDIA_INPUTS.term) ?? '').trim().slice(0, 100)
  const [media, groups, found] = await Promise.all([
    loadMedia(staff, productId),
    loadGroups(staff),
    term === '' ? null : findFiles(staff, term),
  ])
  const uses = [groups['Standard'], groups['Listing'], groups['Attachment']]
  const sorted = media.toSorted((one, other) => uses.indexOf(one.groupId) - uses.indexOf(other.groupId))
  return { media: sorted, groups, term, found, mayChange: object.updateable && content.updateable }
}

/** The pictures and documents of a product. */
export type LoadedProductMedia = NonNullable<Awaited<ReturnType<typeof loadProductMedia>>>

/** Loads where media of products are shown: the ids of the groups by their use. */
export async function loadGroups(staff: StaffClient): Promise<Readonly<Record<string, string>>> {
  const { records } = await awaitOrErrorPage(staff.query('SELECT Id, UsageType FROM ElectronicMediaGroup'))
  return Object.fromEntries(records.map((record) => [getFieldText(record, 'UsageType') ?? '', getRecordId(record)]))
}

async function loadMedia(staff: StaffClient, productId: string): Promise<readonly ProductMedium[]> {
  const query = async (fields: string) =>
    (
      await awaitOrErrorPage(
        staff.query(
          `SELECT ${fields} FROM ProductMedia WHERE ProductId = ${formatId(productId)} ORDER BY ElectronicMediaGroupId, SortOrder LIMIT ${SHOWN_MEDIA}`,
        ),
      )
    ).records
  // The tags are read before the values: who changes something in between is noticed when it is saved.
  const before = await query('Id, ElectronicMediaId')
  const contentIds = [...new Set(before.map((record) => getFieldText(record, 'ElectronicMediaId') ?? ''))]
  const [tags, contentTags] = await Promise.all([
    readTags(staff, 'ProductMedia', before.map(getRecordId)),
    readTags(staff, 'ManagedContent', contentIds),
  ])
  const records = await query(
    `Id, ElectronicMediaId, ElectronicMediaGroupId, SortOrder, ${CONTENT_FIELDS.map((name) => `ElectronicMedia.${name}`).join(', ')}`,
  )
  return records.map((record) => {
    const contentId = getFieldText(record, 'ElectronicMediaId') ?? ''
    const read = (name: string) => getParentText(record, 'ElectronicMedia', name)
    return {
      ...toFile(contentId, read),
      id: getRecordId(record),
      tag: tags.get(getRecordId(record)) ?? '',
      contentTag: contentTags.get(contentId) ?? '',
      groupId: getFieldText(record, 'ElectronicMediaGroupId') ?? '',
      order: getFieldText(record, 'SortOrder') ?? '0',
      alternateText: read('AlternateText__c') ?? '',
      isDecorative: read('IsDecorative__c') === 'true',
    }
  })
}

const CONTENT_FIELDS = ['Name', 'ContentKey', 'ContentType__c', 'ExternalUrl__c', 'AlternateText__c', 'IsDecorative__c']

/** Finds the newest files of the library whose title contains a text. */
async function findFiles(staff: StaffClient, term: string): Promise<readonly LibraryFile[]> {
  const q = `SELECT Id, ${CONTENT_FIELDS.join(', ')} FROM ManagedContent WHERE Name LIKE ${formatPattern(term)} ORDER BY CreatedDate DESC LIMIT ${SHOWN_FILES}`
  return (await awaitOrErrorPage(staff.query(q))).records.map((record: StoredRecord) =>
    toFile(getRecordId(record), (name) => getFieldText(record, name)),
  )
}

function toFile(contentId: string, read: (name: string) => string | null): LibraryFile {
  return {
    contentId,
    title: read('Name') ?? '',
    isPicture: read('ContentType__c') === 'Image',
    url: read('ExternalUrl__c') ?? `${LIBRARY_PATH}/${encodeURIComponent(read('ContentKey') ?? '')}?width=160`,
  }
}
