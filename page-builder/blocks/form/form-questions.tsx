import type { FormDefinition, FormField } from '@hydrant/kernel/forms/form-definition.ts'
import type { FormFilling } from '../../registry/form-filling.ts'
import { FormQuestion } from './form-question.tsx'
import styles from './form.module.css'

/** All questions of a form, under the headings that they share. */
export function FormQuestions({ form, filling }: { readonly form: FormDefinition; readonly filling: FormFilling }) {
  return sectionsOf(form.fields).map(({ title, fields }) => {
    const questions = (
      <div className={styles.questions}>
        {fields.map((field) => (
          <FormQuestion key={field.name} field={field} filling={filling} />
        ))}
      </div>
    )
    return title === '' ? (
      <div key={fields[0]?.name}>{questions}</div>
    ) : (
      <fieldset key={fields[0]?.name} className={styles.section}>
        <legend>{title}</legend>
        {questions}
      </fieldset>
    )
  })
}

interface FormSection {
  readonly title: string
  readonly fields: FormField[]
}

function sectionsOf(fields: readonly FormField[]): readonly FormSection[] {
  const sections: FormSection[] = []
  for (const field of fields) {
    const last = sections.at(-1)
    if (last?.title === field.section) last.fields.push(field)
    else sections.push({ title: field.section, fields: [field] })
  }
  return sections
}
