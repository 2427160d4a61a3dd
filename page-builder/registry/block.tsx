import type { ComponentType, ReactNode } from 'react'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { resolveBindings } from '../bindings/resolve-bindings.ts'
import type { Scope } from '../bindings/scope.ts'
import { readValues, type Fields, type Values } from '../fields/field.ts'
import type { FormDefinition } from '@hydrant/kernel/forms/form-definition.ts'
import type { StoredBlock } from '../render/document.ts'
import type { EditedSetting } from './edited-setting.ts'
import type { FormFilling } from './form-filling.ts'
import { type BlockData, type DataNeed, type DataOf, type FeaturedCardModel, fitsNeed } from './needs.ts'
import { type BlockStyle, styleSheet } from './styles.ts'
import { type Upgrades, upgradeSettings } from './upgrade.ts'
import { lazyView } from './view.ts'

/** What a block's view gets besides its settings. */
export interface BlockSurroundings<Data> {
  readonly id: string
  /** What was fetched for it; null if nothing was needed, or the fetch failed. */
  readonly data: Data | null
  /** What the providers around it give. */
  readonly scope: Scope
  /** Shows the content of a slot; `given` is added to what the blocks in it can ask for. */
  readonly renderSlot: (blocks: readonly StoredBlock[], given?: Scope) => ReactNode
  /** What the shop itself does in blocks. */
  readonly parts: ShopParts
  /** Whether a site builder is at work on the page: blocks without contents then show where they are. */
  readonly isEditing: boolean
  /**
   * The setting of this block that the site builder is at work on, so that what it changes is seen; null while there is
   * none.
   */
  readonly edited: EditedSetting | null
}

/** What only the shop can do, because it knows its routes and its server. */
export interface ShopParts {
  /** What stands at the foot of a product's card, such as the form that adds it to the cart. */
  readonly renderCardAction: (product: ProductCardModel) => ReactNode
  /** A product that is put forward, as a card that adds it to the cart. */
  readonly renderFeaturedCard: (product: FeaturedCardModel) => ReactNode
  /** A form around its questions: where it is sent to, its button, and what came of sending it. */
  readonly renderForm: (form: FormDefinition, renderQuestions: (filling: FormFilling) => ReactNode) => ReactNode
}

/** What the view of a block is given. */
export type BlockProps<Of extends Fields, Need extends DataNeed = never> = BlockSurroundings<DataOf<Need>> & {
  readonly values: Values<Of>
}

/** Where the editor offers a block. */
export type BlockGroup = 'layout' | 'content' | 'products' | 'data'

/** A kind of block with its settings undone to plain stored values, so that all kinds fit in one registry. */
export interface Block {
  readonly type: string
  readonly label: string
  /** What site builders should know of it; empty when its settings say enough. */
  readonly about: string
  readonly group: BlockGroup
  readonly version: number
  readonly fields: Fields
  /** The names that it gives to the blocks inside it, each with the names of its parts. */
  readonly provides: Provided
  /** Brings stored settings to the current version; those that are of it, or of a later one, stay as they are. */
  readonly upgrade: (stored: StoredBlock['props']) => Readonly<Record<string, unknown>>
  readonly needOf: (stored: StoredBlock, scope: Scope) => DataNeed | null
  readonly styleOf: (stored: StoredBlock) => string
  /** The settings that its look is made of. */
  readonly lookSettings: ReadonlySet<string>
  readonly preload: () => Promise<void>
  readonly component: () => ComponentType<StoredBlockProps>
}

/** What the registry hands to a block of any kind. */
export interface StoredBlockProps {
  readonly stored: StoredBlock
  readonly surroundings: BlockSurroundings<BlockData>
}

/** Names that a provider gives, each with the names of its parts. */
export type Provided = Readonly<Record<string, readonly string[]>>

interface BlockDefinition<Of extends Fields, Need extends DataNeed> {
  /** Stored with every use of it: never renamed. */
  readonly type: string
  readonly label: string
  /** What site builders should know of it, where its settings do not say it. */
  readonly about?: string
  readonly group: BlockGroup
  /** Counts changes of what is stored; 1 at first. */
  readonly version?: number
  /** By version: what makes its settings those of the next version. */
  readonly upgrades?: Upgrades
  readonly fields: Of
  readonly provides?: Provided
  /**
   * What it needs fetched; null for nothing. Its settings may ask for what the page gives, not for what is fetched for
   * other blocks.
   */
  readonly need?: (values: Values<Of>) => Need | null
  /**
   * What its settings mean for its look, as far as classes do not say it; the outermost element of the view carries
   * `data-block`.
   */
  readonly style?: (values: Values<Of>) => BlockStyle
  /** Loads the module that exports its `View`. */
  readonly view: () => Promise<{ readonly View: ComponentType<BlockProps<Of, Need>> }>
}

/** Defines a kind of block: its settings with their defaults, what it needs fetched, and how it looks. */
export function defineBlock<const Of extends Fields, Need extends DataNeed = never>(
  definition: BlockDefinition<Of, Need>,
): Block {
  const {
    type,
    label,
    about = '',
    group,
    version = 1,
    upgrades = {},
    fields,
    provides = {},
    need,
    style,
    view,
  } = definition
  const upgrade = (stored: StoredBlock['props']) => upgradeSettings({ version, upgrades }, stored)
  const valuesOf = (stored: StoredBlock, scope: Scope) =>
    readValues(fields, resolveBindings(fields, upgrade(stored.props), scope))
  const loaded = lazyView(async () => {
    const { View } = await view()
    return {
      View: ({ stored, surroundings }: StoredBlockProps) => {
        const values = valuesOf(stored, surroundings.scope)
        const { data } = surroundings
        return <View {...surroundings} data={fitsNeed(data, need?.(values) ?? null) ? data : null} values={values} />
      },
    }
  })
  return {
    type,
    label,
    about,
    group,
    version,
    fields,
    provides,
    upgrade,
    needOf: (stored, scope) => need?.(valuesOf(stored, scope)) ?? null,
    styleOf: (stored) => (style === undefined ? '' : styleSheet(stored.props.id, style(valuesOf(stored, {})))),
    lookSettings: style === undefined ? new Set() : settingsRead(style, readValues(fields, {})),
    preload: loaded.preload,
    component: loaded.component,
  }
}

/** The names of the settings that a look asks for; it takes all of them apart at once, whatever they say. */
function settingsRead<Settings extends object>(
  style: (values: Settings) => unknown,
  values: Settings,
): ReadonlySet<string> {
  const read = new Set<string>()
  style(
    new Proxy(values, {
      get(target, name) {
        if (typeof name === 'string') read.add(name)
        return Reflect.get(target, name)
      },
    }),
  )
  return read
}
