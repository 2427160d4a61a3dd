import type { ComponentType, ReactNode } from 'react'
import type { ProductCardModel } from '@hydrant/design/product-card/card-model.ts'
import { resolveExpressions } from '../bindings/resolve-bindings.ts'
import type { Scope } from '../bindings/scope.ts'
import { parseValues, type Fields, type Label, type Values } from '../fields/field.ts'
import type { FormDefinition } from '@hydrant/page-model/forms/form-definition.ts'
import type { StoredBlock } from '../render/document.ts'
import type { EditedSetting } from './edited-setting.ts'
import type { FormControls } from './form-controls.ts'
import {
  type BlockData,
  type DataRequirement,
  type DataOf,
  type FeaturedCardModel,
  isDataForRequirement,
} from './data-requirements.ts'
import { type BlockStyle, toStyleSheet } from './styles.ts'
import { type Upgrades, upgradeSettings } from './upgrade.ts'
import { createLazyView } from './view.ts'

/** What the view of a block receives besides its settings. */
export interface BlockRenderContext<Data> {
  readonly id: string
  /** The data loaded for the block; null if the block requires none, or loading failed. */
  readonly data: Data | null
  /** The values of the enclosing providers. */
  readonly scope: Scope
  /** Renders the content of a slot; the second argument is added to the values that its blocks can use. */
  readonly renderSlot: (blocks: readonly StoredBlock[], addedScope?: Scope) => ReactNode
  /** The parts of blocks that the shop renders. */
  readonly renderers: BlockRenderers
  /** Whether the page is open in the editor: blocks without content then render a placeholder. */
  readonly isEditing: boolean
  /**
   * The setting of this block that the site builder is editing, so that the view can show it; null when there is none.
   */
  readonly editedSetting: EditedSetting | null
}

/** The parts of blocks that only the shop can render, because it knows its routes and its server. */
export interface BlockRenderers {
  /** The action at the bottom of a product card, such as the form that adds the product to the cart. */
  readonly renderCardAction: (product: ProductCardModel) => ReactNode
  /** A featured product, as a card that adds it to the cart. */
  readonly renderFeaturedCard: (product: FeaturedCardModel) => ReactNode
  /** A form around its questions: with its action, its submit button, and the result of submitting it. */
  readonly renderForm: (form: FormDefinition, renderQuestions: (controls: FormControls) => ReactNode) => ReactNode
}

/** The props of a block's view. */
export type BlockProps<Of extends Fields, Requirement extends DataRequirement = never> = BlockRenderContext<
  DataOf<Requirement>
> & {
  readonly values: Values<Of>
}

/** The group in which the editor lists a block. */
export type BlockGroup = 'layout' | 'content' | 'products' | 'data'

/** A kind of block as the registry contains it: its functions take stored settings, so that all kinds have one type. */
export interface Block {
  readonly type: string
  readonly label: Label
  /** Help for site builders; null when its settings are self-explanatory. */
  readonly description: Label | null
  readonly group: BlockGroup
  readonly version: number
  readonly fields: Fields
  /** The names that the block provides to the blocks inside it, each with the names of its properties. */
  readonly provides: ProvidedNames
  /** Upgrades stored settings to the current version; settings of this or a later version are returned unchanged. */
  readonly upgrade: (stored: StoredBlock['props']) => Readonly<Record<string, unknown>>
  readonly toDataRequirement: (stored: StoredBlock, scope: Scope) => DataRequirement | null
  readonly toCss: (stored: StoredBlock) => string
  /** The settings that its style sheet is computed from. */
  readonly styleSettings: ReadonlySet<string>
  readonly preload: () => Promise<void>
  readonly component: () => ComponentType<StoredBlockProps>
}

/** The props of the component that renders a block of any kind. */
export interface StoredBlockProps {
  readonly stored: StoredBlock
  readonly renderContext: BlockRenderContext<BlockData>
}

/** The names that a provider supplies, each with the names of its properties. */
export type ProvidedNames = Readonly<Record<string, readonly string[]>>

interface BlockDefinition<Of extends Fields, Requirement extends DataRequirement> {
  /** Stored with every block of this kind, so it must never change. */
  readonly type: string
  readonly label: Label
  /** Help for site builders, where its settings are not self-explanatory. */
  readonly description?: Label
  readonly group: BlockGroup
  /** The version of the stored settings, counted from 1. */
  readonly version?: number
  /** By version: the function that upgrades settings to the next version. */
  readonly upgrades?: Upgrades
  readonly fields: Of
  readonly provides?: ProvidedNames
  /**
   * The data that it requires; null for none. Its settings may use the values of the page, not data loaded for other
   * blocks.
   */
  readonly dataRequirement?: (values: Values<Of>) => Requirement | null
  /** The CSS that depends on the settings; the outermost element of the view carries `data-block`. */
  readonly style?: (values: Values<Of>) => BlockStyle
  /** Loads the module that exports its `View`. */
  readonly view: () => Promise<{ readonly View: ComponentType<BlockProps<Of, Requirement>> }>
}

/** Defines a kind of block: its settings with their defaults, the data it requires, and its style. */
export function defineBlock<const Of extends Fields, Requirement extends DataRequirement = never>(
  definition: BlockDefinition<Of, Requirement>,
): Block {
  const {
    type,
    label,
    description = null,
    group,
    version = 1,
    upgrades = {},
    fields,
    provides = {},
    dataRequirement,
    style,
    view,
  } = definition
  const upgrade = (stored: StoredBlock['props']) => upgradeSettings({ version, upgrades }, stored)
  const resolveValues = (stored: StoredBlock, scope: Scope) =>
    parseValues(fields, resolveExpressions(fields, upgrade(stored.props), scope))
  const lazyView = createLazyView(async () => {
    const { View } = await view()
    return {
      View: ({ stored, renderContext }: StoredBlockProps) => {
        const values = resolveValues(stored, renderContext.scope)
        const { data } = renderContext
        return (
          <View
            {...renderContext}
            data={isDataForRequirement(data, dataRequirement?.(values) ?? null) ? data : null}
            values={values}
          />
        )
      },
    }
  })
  return {
    type,
    label,
    description,
    group,
    version,
    fields,
    provides,
    upgrade,
    toDataRequirement: (stored, scope) => dataRequirement?.(resolveValues(stored, scope)) ?? null,
    toCss: (stored) => (style === undefined ? '' : toStyleSheet(stored.props.id, style(resolveValues(stored, {})))),
    styleSettings: style === undefined ? new Set() : listSettingsReadBy(style, parseValues(fields, {})),
    preload: lazyView.preload,
    component: lazyView.component,
  }
}

/** Returns the names of the settings that a style function reads, by calling it once with a recording proxy. */
function listSettingsReadBy<Settings extends object>(
  style: (values: Settings) => unknown,
  values: Settings,
): ReadonlySet<string> {
  const readNames = new Set<string>()
  style(
    new Proxy(values, {
      get(target, name) {
        if (typeof name === 'string') readNames.add(name)
        return Reflect.get(target, name)
      },
    }),
  )
  return readNames
}
