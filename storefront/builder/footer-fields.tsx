import type { SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { ChoiceField, TextAreaField, TextField } from '@hydrant/design/form/field.tsx'
import { LinkRows } from './link-rows.tsx'
import { columnName } from './read-site-form.ts'
import { SITE_LABELS, SITE_SECTIONS } from './site-labels.ts'

/** Columns of links that the foot of a page has room for. */
const MOST_COLUMNS = 6

/** What stands below every page. A column without a title and links is none. */
export function FooterFields({
  footer: { categoriesTitle, columns, contact, note },
  deadLinks,
}: {
  readonly footer: SiteSettings['footer']
  readonly deadLinks: readonly string[]
}) {
  const offered = columns.length < MOST_COLUMNS ? [...columns, { title: '', links: [], hasSignIn: false }] : columns
  return (
    <section className="builder-sheet">
      <h2>{SITE_SECTIONS.footer}</h2>
      <TextField
        label={SITE_LABELS.categoriesTitle}
        name="categoriesTitle"
        maxLength={200}
        defaultValue={categoriesTitle}
      />
      {offered.map((column, place) => (
        <details key={columnName(place)} className="builder-column" open={column.title !== ''}>
          <summary>{column.title === '' ? 'Another column' : `Column “${column.title}”`}</summary>
          <TextField
            label={`Heading of column ${place + 1}`}
            name={`${columnName(place)}.title`}
            maxLength={200}
            defaultValue={column.title}
          />
          <LinkRows
            legend={`Links of column ${place + 1}`}
            name={columnName(place)}
            links={column.links}
            deadLinks={deadLinks}
          />
          <ChoiceField
            type="checkbox"
            name={`${columnName(place)}.hasSignIn`}
            label="Begins with the way to sign in or out"
            defaultChecked={column.hasSignIn}
          />
        </details>
      ))}
      <TextField label={SITE_LABELS.contactTitle} name="contactTitle" maxLength={200} defaultValue={contact.title} />
      <TextAreaField
        label={SITE_LABELS.contactLines}
        name="contactLines"
        rows={3}
        defaultValue={contact.lines.join('\n')}
        hint="One line each, at most ten."
      />
      <TextAreaField label={SITE_LABELS.note} name="note" rows={2} maxLength={500} defaultValue={note} />
    </section>
  )
}
