import type { Labels } from '@hydrant/contract/admin/labels.ts'
import type { LABEL_KINDS } from '@hydrant/contract/records/label-translation.ts'
import { toPlatformLanguage } from '@hydrant/kernel/locale/language-code.ts'
import type { OfficeContext } from '../office-context.ts'
import { readTags } from '../records/read-tags.ts'
import { awaitOrErrorPage } from '../shell/office-errors.ts'

/** The object whose records are the translations of labels. */
export const LABEL_OBJECT = 'LabelTranslation__c'

/** What labels are of. */
export type LabelKind = (typeof LABEL_KINDS)[number]

/** What labels are of, in the order of the page. */
export const KINDS: readonly LabelKind[] = ['Attribute', 'AttributeValue', 'Unit', 'DeliveryMethod', 'SellingModel']

/** Which labels the page shows, as its address says. */
export interface LabelSearch {
  readonly kind: LabelKind
  /** The code of the language, as the platform writes it; empty while the shop has one language only. */
  readonly language: string
  readonly text: string
  readonly untranslatedOnly: boolean
  readonly offset: number
}

/** A part of the labels of a kind, with their translations into a language. */
export interface LabelsView extends LabelSearch, Labels {
  /** The codes of the languages of the shop besides its own. */
  readonly languages: readonly string[]
  /** The ETags of the translations, by their ids. */
  readonly tags: ReadonlyMap<string, string>
}

/** Loads the labels that the address of the page asks for: `kind`, `language`, `q`, `untranslated` and `after`. */
export async function loadLabels(
  { client, staff }: Pick<OfficeContext, 'client' | 'staff'>,
  params: URLSearchParams,
): Promise<LabelsView> {
  const { languages: all = [] } = await awaitOrErrorPage(client.content.settings())
  const languages = all.slice(1).map(toPlatformLanguage)
  const search = parseSearch(params, languages)
  const { kind, language, text, untranslatedOnly, offset } = search
  if (language === '') return { ...search, languages, labels: [], nextOffset: null, tags: new Map() }
  const query = { kind, language, untranslatedOnly, offset, ...(text !== '' && { search: text }) }
  const ids = (await awaitOrErrorPage(staff.listLabels(query))).labels.flatMap(
    ({ translationId }) => translationId ?? [],
  )
  // The tags are read before the texts: who changes a text in between is noticed when it is saved.
  const tags = await readTags(staff, LABEL_OBJECT, ids)
  const { labels, nextOffset } = await awaitOrErrorPage(staff.listLabels(query))
  return { ...search, languages, labels, nextOffset, tags }
}

function parseSearch(params: URLSearchParams, languages: readonly string[]): LabelSearch {
  const after = params.get('after') ?? ''
  return {
    kind: KINDS.find((kind) => kind === params.get('kind')) ?? 'Attribute',
    language: languages.find((code) => code === params.get('language')) ?? languages[0] ?? '',
    text: (params.get('q') ?? '').trim().slice(0, 255),
    untranslatedOnly: params.get('untranslated') === 'true',
    offset: /^\d{1,6}$/.test(after) ? Number(after) : 0,
  }
}
