import * as messages from '@hydrant/messages/compiled/page-builder/checks.js'
import { hasExpression } from '../bindings/expression.ts'
import type { StoredBlock } from '../render/document.ts'
import { listSettings, type StoredSetting } from './list-settings.ts'
import { listMarkupElements } from './markup.ts'
import type { PageLookups } from './page-lookups.ts'
import type { Problem } from './problem.ts'

/** Lists the links of a block that lead to no page of the shop, or are no valid URL; other sites are not checked. */
export function listLinkProblems(
  storedBlock: StoredBlock,
  lookups: Pick<PageLookups, 'isExistingPath'>,
): readonly Problem[] {
  return listSettings(storedBlock).flatMap((setting) => {
    const brokenUrls = new Set(
      listLinkUrls(setting).filter(
        (url) => url.startsWith('/') && !lookups.isExistingPath(removeQueryAndFragment(url)),
      ),
    )
    const invalidUrls = listLinkUrls(setting).filter(
      (url) => setting.field.kind === 'link' && url !== '' && setting.field.read(url) === '',
    )
    const problemMessages = [
      ...Array.from(brokenUrls, (url) => messages.noPageAt({ address: url })),
      ...invalidUrls.map((url) => messages.addressInvalid({ address: url })),
    ]
    return problemMessages.map((message): Problem => ({
      level: 'error',
      blockId: storedBlock.props.id,
      setting: setting.path,
      message,
    }))
  })
}

function listLinkUrls({ field, value }: StoredSetting): readonly string[] {
  if (typeof value !== 'string') return []
  if (field.kind === 'link') return hasExpression(value) ? [] : [value]
  return field.kind === 'rich-text'
    ? listMarkupElements(value).flatMap(({ name, attributes }) => (name === 'a' ? [attributes.get('href') ?? ''] : []))
    : []
}

function removeQueryAndFragment(url: string): string {
  return url.replace(/[?#].*$/s, '')
}
