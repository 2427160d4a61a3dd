import { PAGE_TEMPLATES } from '../templates/templates.ts'
import { listBlocks, type StoredBlock } from '../render/document.ts'
import { eachSetting, type FoundSetting } from './each-setting.ts'
import type { FoundProblem } from './problem.ts'

const TEXTS: ReadonlySet<string> = new Set(['text', 'paragraphs', 'rich-text'])
/** What templates say that is good as it is; so is all of their forms. */
const READY: ReadonlySet<string> = new Set(['', 'Opening', 'Featured products', 'Questions and answers'])

const TO_BE_WRITTEN: ReadonlySet<unknown> = new Set(
  PAGE_TEMPLATES.flatMap(({ document }) =>
    listBlocks(document.content)
      .filter(({ type }) => type !== 'form')
      .flatMap((block) => textsOf(block).map(({ value }) => value))
      .filter((value) => typeof value === 'string' && !READY.has(value)),
  ),
)

/** Whether a block still says what its template said, which is there to be written anew. */
export function checkTemplateWords(stored: StoredBlock): readonly FoundProblem[] {
  return textsOf(stored)
    .filter(({ value }) => TO_BE_WRITTEN.has(value))
    .map(({ path }) => ({
      level: 'warning',
      blockId: stored.props.id,
      setting: path,
      message: 'These are still the words of the template: write your own.',
    }))
}

function textsOf(block: StoredBlock): readonly FoundSetting[] {
  return eachSetting(block).filter(({ field }) => TEXTS.has(field.kind))
}
