import { PageWidth } from '@hydrant/design/layout/page.tsx'
import { readFormDefinition } from '@hydrant/kernel/forms/form-definition.ts'
import type { BlockProps } from '../../registry/block.tsx'
import type { formFields } from './form-fields.ts'
import { FormQuestions } from './form-questions.tsx'
import styles from './form.module.css'

/** Shows the questions of the form inside the form of the shop, which knows where it is sent to and what came of it. */
export function View({ id, values, parts }: BlockProps<typeof formFields>) {
  const definition = readFormDefinition({ ...values, id })
  return (
    <PageWidth>
      <div className={styles.sheet}>
        {parts.renderForm(definition, (filling) => (
          <FormQuestions form={definition} filling={filling} />
        ))}
      </div>
    </PageWidth>
  )
}
