import type { JsonText } from '../json-text.ts'
import type { LoadedPage } from './load-stored-page.ts'

/** What a page of the shop shows above and below its own parts, with the data of the blocks. */
export interface LoadedSlots {
  readonly above: JsonText<LoadedPage> | null
  readonly below: JsonText<LoadedPage> | null
}
