import type { FormDefinition, FormField } from '@hydrant/page-model/forms/form-definition.ts'
import type { FormControls } from '../../registry/form-controls.ts'
import { FormQuestion } from './form-question.tsx'
import styles from './form.module.css'

/** Renders all questions of a form, grouped under their section headings. */
export function FormQuestions({ form, controls }: { readonly form: FormDefinition; readonly controls: FormControls }) {
  return groupConsecutiveBySection(form.fields).map(({ title, fields }) => {
    const questions = (
      <div className={styles.questions}>
        {fields.map((field) => (
          <FormQuestion key={field.name} field={field} controls={controls} />
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

function groupConsecutiveBySection(fields: readonly FormField[]): readonly FormSection[] {
  const sections: FormSection[] = []
  for (const field of fields) {
    const lastSection = sections.at(-1)
    if (lastSection?.title === field.section) lastSection.fields.push(field)
    else sections.push({ title: field.section, fields: [field] })
  }
  return sections
}
