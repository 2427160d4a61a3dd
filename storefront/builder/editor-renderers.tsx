import type { ReactNode } from 'react'
import type { BlockRenderers } from '@hydrant/page-builder/registry/block.tsx'
import { BLOCK_RENDERERS } from '../content/block-renderers.tsx'
import { FormStateContext } from '../forms/form-state-context.ts'
import type { FormState } from '../forms/form-state.ts'

/** The form state in the editor, where forms are not submitted. */
const EMPTY_FORM_STATE: FormState = { path: '/', version: 0, submissionKey: '', receipt: null, visitorValues: {} }

/** The block renderers of the shop in the editor and preview: visible, but inert. */
export const EDITOR_RENDERERS: BlockRenderers = {
  renderCardAction: (product) => <Inert>{BLOCK_RENDERERS.renderCardAction(product)}</Inert>,
  renderFeaturedCard: (product) => <Inert>{BLOCK_RENDERERS.renderFeaturedCard(product)}</Inert>,
  renderForm: (form, renderQuestions) => (
    <FormStateContext value={EMPTY_FORM_STATE}>
      <Inert>{BLOCK_RENDERERS.renderForm(form, renderQuestions)}</Inert>
    </FormStateContext>
  ),
}

function Inert({ children }: { readonly children: ReactNode }) {
  return <div inert>{children}</div>
}
