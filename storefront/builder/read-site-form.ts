import type { SiteLink, SiteSettings } from '@hydrant/contract/shared/site-settings.ts'
import { readTextField } from '../session/form-text.ts'

/** Reads the settings of the site from their form; empty rows of links and empty columns are ignored. */
export function readSiteSettings(form: FormData): SiteSettings {
  const readText = (name: string) => readTextField(form, name)
  return {
    header: { notice: readText('notice'), service: readText('service') },
    navigation: { links: readLinks(form, 'navigation') },
    footer: {
      categoriesTitle: readText('categoriesTitle'),
      columns: listColumnFieldNames(form).flatMap((name) => {
        const column = {
          title: readText(`${name}.title`),
          links: readLinks(form, name),
          hasSignIn: form.has(`${name}.hasSignIn`),
        }
        return column.title === '' && column.links.length === 0 ? [] : [column]
      }),
      contact: { title: readText('contactTitle'), lines: splitIntoLines(readText('contactLines')) },
      note: readText('note'),
    },
    cookieBanner: {
      title: readText('cookieTitle'),
      text: readText('cookieText'),
      acceptAllLabel: readText('acceptAllLabel'),
      managePreferencesLabel: readText('managePreferencesLabel'),
      cookieExpireDays: Number(readText('cookieExpireDays')),
      cookieDelayedDays: Number(readText('cookieDelayedDays')),
      backgroundColor: readText('backgroundColor'),
      textColor: readText('textColor'),
      buttonColor: readText('buttonColor'),
      buttonTextColor: readText('buttonTextColor'),
      alignment: parseAlignment(readText('alignment')),
      containerMaxWidth: Number(readText('containerMaxWidth')),
    },
  }
}

/** Returns the field names of the label and the target of each link in a list. */
export function getLinkFieldNames(listName: string): { readonly label: string; readonly href: string } {
  return { label: `${listName}.label`, href: `${listName}.href` }
}

/** Returns the name with which the fields of a footer column begin; `index` counts from 0. */
export function getColumnFieldName(index: number): string {
  return `column${index}`
}

function listColumnFieldNames(form: FormData): readonly string[] {
  const names: string[] = []
  while (form.has(`${getColumnFieldName(names.length)}.title`)) names.push(getColumnFieldName(names.length))
  return names
}

function readLinks(form: FormData, listName: string): SiteLink[] {
  const names = getLinkFieldNames(listName)
  const [labels, hrefs] = [form.getAll(names.label), form.getAll(names.href)]
  return labels.flatMap((label, index) => {
    const [text, href] = [toTrimmedText(label), toTrimmedText(hrefs[index])]
    return text === '' && href === '' ? [] : [{ label: text, href }]
  })
}

function toTrimmedText(value: FormDataEntryValue | undefined): string {
  return typeof value === 'string' ? value.trim() : ''
}

function splitIntoLines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

function parseAlignment(text: string): SiteSettings['cookieBanner']['alignment'] {
  return text === 'center' || text === 'end' ? text : 'start'
}
