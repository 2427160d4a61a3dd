import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
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
    const problemMessages = [
      ...Array.from(broken, (address) => messages.noPageAt({ address })),
      ...unreadable.map((address) => messages.addressInvalid({ address })),
    ]
    return problemMessages.map((message): Problem => ({
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
