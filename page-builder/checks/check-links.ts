import { hasExpression } from '../bindings/expression.ts'
import type { StoredBlock } from '../render/document.ts'
import { listSettings, type StoredSetting } from './list-settings.ts'
import { listTags } from './markup.ts'
import type { PageLookups } from './page-lookups.ts'
import type { Problem } from './problem.ts'

/** Checks that the internal links of a block lead to existing pages; external links are not checked. */
export function checkLinks(stored: StoredBlock, lookups: Pick<PageLookups, 'isExistingPath'>): readonly Problem[] {
  return listSettings(stored).flatMap((setting) => {
    const broken = new Set(
      listLinkAddresses(setting).filter(
        (address) => address.startsWith('/') && !lookups.isExistingPath(toPath(address)),
      ),
    )
    const unreadable = listLinkAddresses(setting).filter(
      (address) => setting.field.kind === 'link' && address !== '' && setting.field.read(address) === '',
    )
    const messages = [
      ...Array.from(broken, (address) => `There is no page at ${address}.`),
      ...unreadable.map((address) => `${address} is no address that can be linked to.`),
    ]
    return messages.map((message): Problem => ({
      level: 'error',
      blockId: stored.props.id,
      setting: setting.path,
      message,
    }))
  })
}

function listLinkAddresses({ field, value }: StoredSetting): readonly string[] {
  if (typeof value !== 'string') return []
  if (field.kind === 'link') return hasExpression(value) ? [] : [value]
  return field.kind === 'rich-text'
    ? listTags(value).flatMap(({ name, attributes }) => (name === 'a' ? [attributes.get('href') ?? ''] : []))
    : []
}

function toPath(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
