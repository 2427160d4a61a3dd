import { preloadBlockViews } from '@hydrant/page-builder/render/list-data-requirements.ts'
import { FormStateContext } from '../forms/form-state-context.ts'
import type { FormState } from '../forms/form-state.ts'
import { type JsonText, parseJsonText, useJsonText } from '../json-text.ts'
import type { LoadedPage } from './load-stored-page.ts'
import { ShopPageView } from './stored-page-view.tsx'

/** Loads the code of the page's blocks. A failure is ignored. */
export async function prepare({ page }: Pick<StoredPageContentProps, 'page'>): Promise<void> {
  await Promise.allSettled([preloadBlockViews(parseJsonText(page).document)])
}

/** The content of a stored page. */
export function View({ page, forms }: StoredPageContentProps) {
  return (
    <FormStateContext value={forms}>
      <ShopPageView page={useJsonText(page)} />
    </FormStateContext>
  )
}

interface StoredPageContentProps {
  readonly page: JsonText<LoadedPage>
  readonly forms: FormState | null
}
