import { builderLinks } from './builder-links.ts'
import type { DraftContent } from './draft-content.ts'

interface Copying {
  /** Where the shop is mounted. */
  readonly basePath: string
  /** Of the page that is copied. */
  readonly path: string
  readonly content: DraftContent
}

/** Makes a page of its own out of what stands in an editor; answers with its id, or with why there is none. */
export async function copyDraft({ basePath, path, content }: Copying): Promise<{ readonly pageId: string } | string> {
  const form = new FormData()
  form.set('path', path)
  form.set('title', content.title)
  form.set('description', content.description)
  form.set('document', JSON.stringify(content.document))
  try {
    const answer = await fetch(basePath + builderLinks.copy(), { method: 'POST', body: form })
    const made: unknown = await answer.json()
    if (typeof made === 'object' && made !== null && 'pageId' in made && typeof made.pageId === 'string')
      return { pageId: made.pageId }
    return typeof made === 'object' && made !== null && 'message' in made && typeof made.message === 'string'
      ? made.message
      : 'The copy could not be made. Try again.'
  } catch {
    return 'The shop cannot be reached. Try again.'
  }
}
