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
      listLinkUrls(setting).filter((url) => url.startsWith('/') && !lookups.isExistingPath(toPath(url))),
    )
    const unreadable = listLinkUrls(setting).filter(
      (url) => setting.field.kind === 'link' && url !== '' && setting.field.read(url) === '',
    )
    const problemMessages = [
      ...Array.from(broken, (url) => messages.noPageAt({ address: url })),
      ...unreadable.map((url) => messages.addressInvalid({ address: url })),
    ]
    return problemMessages.map((message): Problem => ({
      level: 'error',
      blockId: stored.props.id,
      setting: setting.path,
      message,
    }))
  })
}

function listLinkUrls({ field, value }: StoredSetting): readonly string[] {
  if (typeof value !== 'string') return []
  if (field.kind === 'link') return hasExpression(value) ? [] : [value]
  return field.kind === 'rich-text'
    ? listTags(value).flatMap(({ name, attributes }) => (name === 'a' ? [attributes.get('href') ?? ''] : []))
    : []
}

function toPath(url: string): string {
  return url.replace(/[?#].*$/s, '')
}
