/** How a text is written: in one line, in paragraphs with empty lines between them, or with simple markup. */
export type TextKind = 'text' | 'paragraphs' | 'rich-text'

/** A setting that is text for visitors, and so differs between languages. */
export interface TextSetting {
  /** The names that lead to it, with `*` for every entry of a list, such as `slides.*.title`. */
  readonly pattern: string
  readonly kind: TextKind
  /** The greatest number of characters. */
  readonly maxLength: number
}

const MAX_LENGTH = 20_000

function createSettings(kind: TextKind, patterns: readonly string[], maxLength = MAX_LENGTH): readonly TextSetting[] {
  return patterns.map((pattern) => ({ pattern, kind, maxLength }))
}

const line = (...patterns: readonly string[]) => createSettings('text', patterns)
const paragraphs = (...patterns: readonly string[]) => createSettings('paragraphs', patterns)
const richText = (...patterns: readonly string[]) => createSettings('rich-text', patterns)

/** By type of block, its settings that are texts, in the order in which a page shows them. */
const BLOCK_TEXTS: ReadonlyMap<string, readonly TextSetting[]> = new Map([
  ['accordion', [...line('items.*.title'), ...richText('items.*.text')]],
  ['block-slider', line('label', 'prevTitle', 'nextTitle', 'slickTitle')],
  ['breadcrumb', line('crumbs.*.label')],
  ['button', line('label')],
  ['category-tiles', line('tiles.*.label')],
  ['collection-provider', line('items.*.name', 'items.*.text', 'items.*.imageAlt')],
  ['featured-brands', line('title')],
  ['featured-products', line('title')],
  [
    'form',
    [
      ...line('title', 'fields.*.section', 'fields.*.label', 'fields.*.hint', 'submitLabel'),
      ...paragraphs('confirmation'),
    ],
  ],
  ['grid', line('label', 'moreLabel', 'emptyText', 'errorText')],
  ['hero-slider', line('label', 'slides.*.title', 'slides.*.subtitle', 'slides.*.buttonLabel')],
  ['image', line('alt', 'caption')],
  ['image-link', line('alt', 'title', 'text')],
  ['image-provider', line('imageInfo.*.altText')],
  ['product-list', line('title', 'moreLabel')],
  ['rich-text', richText('text')],
  ['seo', [...line('pageTitle'), ...paragraphs('description')]],
  ['text', paragraphs('text')],
  ['top-sellers', line('headerText', 'moreLabel')],
])

/** Returns the settings of a type of block that are texts for visitors; none of an unknown one. */
export function listBlockTextSettings(blockType: string): readonly TextSetting[] {
  return BLOCK_TEXTS.get(blockType) ?? []
}

/** The texts of a page besides those of its blocks. */
export const PAGE_TEXTS: readonly TextSetting[] = [
  ...createSettings('text', ['title'], 200),
  ...createSettings('paragraphs', ['description'], 1000),
]

/** The site settings that are texts, in the order of their form. */
export const SITE_TEXTS: readonly TextSetting[] = [
  ...createSettings('text', ['header.notice', 'header.service'], 200),
  ...createSettings('text', ['navigation.links.*.label'], 80),
  ...createSettings('text', ['footer.categoriesTitle', 'footer.columns.*.title'], 200),
  ...createSettings('text', ['footer.columns.*.links.*.label'], 80),
  ...createSettings('text', ['footer.contact.title', 'footer.contact.lines.*'], 200),
  ...createSettings('paragraphs', ['footer.note'], 500),
  ...createSettings('text', ['cookieBanner.title'], 200),
  ...createSettings('paragraphs', ['cookieBanner.text'], 1000),
  ...createSettings('text', ['cookieBanner.acceptAllLabel', 'cookieBanner.managePreferencesLabel'], 80),
]

/** Returns the pattern of a setting: `slides.*.title` of `slides.0.title`. */
export function toSettingPattern(setting: string): string {
  return setting.replaceAll(/(?<=^|\.)\d+(?=\.|$)/g, '*')
}
