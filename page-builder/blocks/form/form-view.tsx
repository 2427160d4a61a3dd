import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { parseFormDefinition } from '@hydrant/page-model/forms/form-definition.ts'
import type { BlockProps } from '../../registry/block.tsx'
import type { formFields } from './form.ts'
import { FormQuestions } from './form-questions.tsx'
import styles from './form.module.css'

/** Shows the form: its questions inside the shop's form element, which submits them and shows the result. */
export function View({ id, values, renderers }: BlockProps<typeof formFields>) {
  const definition = parseFormDefinition({ ...values, id })
  return (
    <PageWidth>
      <div className={styles.sheet}>
        {renderers.renderForm(definition, (controls) => (
          <FormQuestions form={definition} controls={controls} />
        ))}
      </div>
    </PageWidth>
  )
}
