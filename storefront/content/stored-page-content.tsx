import { FormStateContext } from '../forms/form-state-context.ts'
import type { FormState } from '../forms/form-state.ts'
import { type JsonText, useJsonText } from '../json-text.ts'
import type { LoadedPage } from './load-stored-page.ts'
import { ShopPageView } from './stored-page-view.tsx'

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
