import type { SiteLink, SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { readTextField } from '../session/form-text.ts'

/** Reads the site settings from their form: empty rows of links are ignored. */
export function readSiteForm(form: FormData): SiteSettings {
  const text = (name: string) => readTextField(form, name)
  return {
    header: { notice: text('notice'), service: text('service') },
    navigation: { links: readLinks(form, 'navigation') },
    footer: {
      categoriesTitle: text('categoriesTitle'),
      columns: listColumnFieldNames(form).flatMap((name) => {
        const column = {
          title: text(`${name}.title`),
          links: readLinks(form, name),
          hasSignIn: form.has(`${name}.hasSignIn`),
        }
        return column.title === '' && column.links.length === 0 ? [] : [column]
      }),
      contact: { title: text('contactTitle'), lines: toLines(text('contactLines')) },
      note: text('note'),
    },
    cookieBanner: {
      title: text('cookieTitle'),
      text: text('cookieText'),
      acceptAllLabel: text('acceptAllLabel'),
      managePreferencesLabel: text('managePreferencesLabel'),
      cookieExpireDays: Number(text('cookieExpireDays')),
      cookieDelayedDays: Number(text('cookieDelayedDays')),
      backgroundColor: text('backgroundColor'),
      textColor: text('textColor'),
      buttonColor: text('buttonColor'),
      buttonTextColor: text('buttonTextColor'),
      alignment: parseAlignment(text('alignment')),
      containerMaxWidth: Number(text('containerMaxWidth')),
    },
  }
}

/** The names of the fields of one link. */
export function toLinkFieldNames(list: string): { readonly label: string; readonly href: string } {
  return { label: `${list}.label`, href: `${list}.href` }
}

/** The name of a column of links at the foot, counted from 0. */
export function toColumnFieldName(index: number): string {
  return `column${index}`
}

function listColumnFieldNames(form: FormData): readonly string[] {
  const names: string[] = []
  while (form.has(`${toColumnFieldName(names.length)}.title`)) names.push(toColumnFieldName(names.length))
  return names
}

function readLinks(form: FormData, list: string): SiteLink[] {
  const names = toLinkFieldNames(list)
  const [labels, hrefs] = [form.getAll(names.label), form.getAll(names.href)]
  return labels.flatMap((label, index) => {
    const [text, href] = [trimText(label), trimText(hrefs[index])]
    return text === '' && href === '' ? [] : [{ label: text, href }]
  })
}

function trimText(value: FormDataEntryValue | undefined): string {
  return typeof value === 'string' ? value.trim() : ''
}

function toLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function parseAlignment(text: string): SiteSettings['cookieBanner']['alignment'] {
  return text === 'center' || text === 'end' ? text : 'start'
}
