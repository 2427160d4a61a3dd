import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { ChoiceField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import * as messages from '@hydrant/messages/compiled/storefront/builder-site.js'
import { LinkRows } from './link-rows.tsx'
import { getColumnFieldName } from './read-site-form.ts'
import { SITE_LABELS, SITE_SECTIONS } from './site-labels.ts'

/** The maximum number of link columns in the footer. */
const MAX_COLUMNS = 6

/** The fields of the footer. A column without a title and links is ignored. */
export function FooterFields({
  footer: { categoriesTitle, columns, contact, note },
  deadLinks,
}: {
  readonly footer: SiteSettings['footer']
  readonly deadLinks: readonly string[]
}) {
  const editableColumns =
    columns.length < MAX_COLUMNS ? [...columns, { title: '', links: [], hasSignIn: false }] : columns
  return (
    <section className="builder-sheet">
      <h2>{SITE_SECTIONS.footer()}</h2>
      <TextField
        label={SITE_LABELS.categoriesTitle()}
        name="categoriesTitle"
        maxLength={200}
        defaultValue={categoriesTitle}
      />
      {editableColumns.map((column, index) => (
        <details key={getColumnFieldName(index)} className="builder-column" open={column.title !== ''}>
          <summary>
            {column.title === '' ? messages.anotherColumn() : messages.columnTitle({ title: column.title })}
          </summary>
          <TextField
            label={messages.headingOfColumn({ number: String(index + 1) })}
            name={`${getColumnFieldName(index)}.title`}
            maxLength={200}
            defaultValue={column.title}
          />
          <LinkRows
            legend={messages.linksOfColumn({ number: String(index + 1) })}
            name={getColumnFieldName(index)}
            links={column.links}
            deadLinks={deadLinks}
          />
          <ChoiceField
            type="checkbox"
            name={`${getColumnFieldName(index)}.hasSignIn`}
            label={messages.beginsWithSignIn()}
            defaultChecked={column.hasSignIn}
          />
        </details>
      ))}
      <TextField label={SITE_LABELS.contactTitle()} name="contactTitle" maxLength={200} defaultValue={contact.title} />
      <TextAreaField
        label={SITE_LABELS.contactLines()}
        name="contactLines"
        rows={3}
        defaultValue={contact.lines.join('\n')}
        hint={messages.oneLineEach()}
      />
      <TextAreaField label={SITE_LABELS.note()} name="note" rows={2} maxLength={500} defaultValue={note} />
    </section>
  )
}
