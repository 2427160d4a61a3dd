/** The id of the section of pictures and documents in the page of a product. */
export const MEDIA_SECTION_ID = 'media'

/** What the forms of the section do: the value of their field `intent`. */
export const MEDIA_INTENTS = { save: 'save-media', upload: 'upload-media', choose: 'choose-media' } as const

/** The inputs of a medium of a product; in the form, its id and a dot are before them. */
export const MEDIA_FIELDS = {
  contentId: 'contentId',
  contentTag: 'contentTag',
  tag: 'tag',
  group: 'group',
  oldOrder: 'oldOrder',
  order: 'SortOrder',
  oldText: 'oldText',
  text: 'AlternateText__c',
  oldDecorative: 'oldDecorative',
  decorative: 'IsDecorative__c',
  removed: 'removed',
} as const

/** The inputs of the other forms; those of the primary picture have the id of its group after them. */
export const MEDIA_INPUTS = {
  file: 'file',
  group: 'group',
  text: 'alternateText',
  content: 'content',
  primary: 'primary.',
  oldPrimary: 'oldPrimary.',
  term: 'media',
} as const

/** How large a file is that the page takes. */
export const MAX_FILE_MEGABYTES = 8

/** Returns the name of an input of a medium. */
export function toMediaInput(id: string, field: string): string {
  return `${id}.${field}`
}
