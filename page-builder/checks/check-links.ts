import { hasExpression } from '../bindings/expression.ts'
import type { StoredBlock } from '../render/document.ts'
import { eachSetting, type FoundSetting } from './each-setting.ts'
import { tagsIn } from './markup.ts'
import type { PageFacts } from './page-facts.ts'
import type { FoundProblem } from './problem.ts'

/** Whether the links of a block lead somewhere in this shop; those that lead elsewhere are not followed. */
export function checkLinks(stored: StoredBlock, facts: Pick<PageFacts, 'isKnownPath'>): readonly FoundProblem[] {
  return eachSetting(stored).flatMap((setting) => {
    const broken = new Set(
      addressesIn(setting).filter((address) => address.startsWith('/') && !facts.isKnownPath(pathOf(address))),
    )
    const unreadable = addressesIn(setting).filter(
      (address) => setting.field.kind === 'link' && address !== '' && setting.field.read(address) === '',
    )
    const messages = [
      ...Array.from(broken, (address) => `There is no page at ${address}.`),
      ...unreadable.map((address) => `${address} is no address that can be linked to.`),
    ]
    return messages.map((message): FoundProblem => ({
      level: 'error',
      blockId: stored.props.id,
      setting: setting.path,
      message,
    }))
  })
}

function addressesIn({ field, value }: FoundSetting): readonly string[] {
  if (typeof value !== 'string') return []
  if (field.kind === 'link') return hasExpression(value) ? [] : [value]
  return field.kind === 'rich-text'
    ? tagsIn(value).flatMap(({ name, attributes }) => (name === 'a' ? [attributes.get('href') ?? ''] : []))
    : []
}

function pathOf(address: string): string {
  return address.replace(/[?#].*$/s, '')
}
