import { useGetPuck } from '@puckeditor/core'
import { useEffect, useMemo, useRef, type SyntheticEvent } from 'react'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import * as messages from '@hydrant/messages/compiled/page-builder/settings-panel.js'
import { listExpressionIssues } from '../../bindings/list-expression-issues.ts'
import { PAGE_NAMES } from '../../bindings/scope-names.ts'
import { findScopeNames } from '../../bindings/find-scope-names.ts'
import type { Problem } from '../../checks/problem.ts'
import type { Field, FieldGroup, Fields } from '../../fields/field.ts'
import { getBlockLabel } from '../../registry/block-label.ts'
import { findBlockKind } from '../../registry/blocks.ts'
import type { Device } from '../../registry/styles.ts'
import type { OpenRequest } from '../editor-props.ts'
import { PART_IDS } from '../editor-parts.tsx'
import { useSetEditedSetting } from '../edited-setting.tsx'
import { findSelectedBlockId, useEditorContent, useEditor, toPuckZone } from '../editor-store.ts'
import { describeExpressionSyntax } from '../expressions/describe-values.ts'
import { serializeSettings, parseSettings, toStoredBlock } from '../opened-page.ts'
import { findPlacedBlock, type PlacedBlock } from '../outline/block-position.ts'
import type { EditorServices } from '../services.ts'
import { expandAndFocusSetting } from './open-setting.ts'
import { PanelProvider, type PanelContextValue } from './panel-context.ts'
import { SectionActions } from './section-actions.tsx'
import { SettingList } from './setting.tsx'

const GROUP_LABELS: Readonly<Record<FieldGroup, () => string>> = {
  content: messages.content,
  layout: messages.layout,
  style: messages.style,
}
const GROUP_ORDER = ['content', 'layout', 'style'] as const satisfies readonly FieldGroup[]

interface SettingsPanelProps {
  readonly services: EditorServices
  readonly problems: readonly Problem[]
  readonly device: Device
  readonly openRequest: OpenRequest | null
  readonly isReadOnly: boolean
}

/** The settings of the selected block. */
export function SettingsPanel(props: SettingsPanelProps) {
  const content = useEditorContent()
  const selectedId = useEditor(findSelectedBlockId)
  const placedBlock = selectedId === null ? null : findPlacedBlock(content, selectedId)
  return (
    <section className="editor-panel" aria-labelledby={PART_IDS.settings}>
      <h2 id={PART_IDS.settings} tabIndex={-1}>
        {placedBlock === null
          ? messages.settings()
          : messages.settingsOf({ block: getBlockLabel(placedBlock.block.type) })}
      </h2>
      {placedBlock === null ? (
        <p className="editor-hint">{messages.chooseABlock()}</p>
      ) : (
        <BlockSettings key={placedBlock.block.props.id} placedBlock={placedBlock} {...props} />
      )}
    </section>
  )
}

function BlockSettings({
  placedBlock,
  services,
  problems,
  device,
  openRequest,
  isReadOnly,
}: SettingsPanelProps & { readonly placedBlock: PlacedBlock }) {
  const { block, position } = placedBlock
  const { id } = block.props
  const content = useEditorContent()
  const editor = useGetPuck()
  const root = useRef<HTMLDivElement>(null)
  const setEditedSetting = useSetEditedSetting()
  const storedBlocks = useMemo(() => content.map(toStoredBlock), [content])
  const panelContext = useMemo((): PanelContextValue => {
    const documentProblems = listExpressionIssues({ root: {}, content: storedBlocks }).map((issue): Problem => ({
      level: 'error',
      ...issue,
    }))
    const blockProblems = [...documentProblems, ...problems].filter(({ blockId }) => blockId === id)
    return {
      services,
      namesInScope: findScopeNames(storedBlocks, id) ?? PAGE_NAMES,
      pageNames: PAGE_NAMES,
      problems: blockProblems,
      device,
      isReadOnly,
    }
  }, [storedBlocks, problems, id, services, device, isReadOnly])
  useEffect(() => {
    if (openRequest?.blockId === id && root.current !== null) expandAndFocusSetting(root.current, openRequest.setting)
  }, [openRequest, id])

  const settings = parseSettings(block)
  const kind = findBlockKind(block.type)
  if (kind === null) return <Alert tone="info">{messages.kindUnknown()}</Alert>
  const change = (changedSettings: Readonly<Record<string, unknown>>) => {
    const data = { type: block.type, props: { ...block.props, settings: serializeSettings(changedSettings) } }
    editor().dispatch({
      type: 'replace',
      destinationZone: toPuckZone(position),
      destinationIndex: position.index,
      data,
    })
  }
  const recordFocusedSetting = ({ target }: SyntheticEvent) => {
    const path =
      target instanceof Element ? target.closest<HTMLElement>('[data-setting]')?.dataset['setting'] : undefined
    if (path !== undefined) setEditedSetting({ blockId: id, path })
  }
  const { fields, description } = kind
  const allowsExpressions = !isReadOnly && Object.values(fields).some(canContainExpression)
  const hasSettings = Object.values(fields).some(({ kind: fieldKind }) => fieldKind !== 'slot')
  const blockLevelProblems = panelContext.problems.filter(({ setting }) => setting === null)
  return (
    <PanelProvider value={panelContext}>
      <div ref={root} onFocusCapture={recordFocusedSetting} onClickCapture={recordFocusedSetting}>
        {description !== null && <p className="editor-hint">{description()}</p>}
        {!hasSettings && <p className="editor-hint">{messages.nothingToSet()}</p>}
        {allowsExpressions && <p className="editor-hint">{describeExpressionSyntax(panelContext.namesInScope)}</p>}
        {blockLevelProblems.map(({ level, message }) => (
          <Alert key={message} tone={level}>
            {message}
          </Alert>
        ))}
        {GROUP_ORDER.map((group) => {
          const groupFields = listGroupFields(fields, group)
          return Object.keys(groupFields).length === 0 ? null : (
            <Disclosure key={group} title={<h3>{GROUP_LABELS[group]()}</h3>} isOpen={group === 'content'}>
              <SettingList fields={groupFields} storedSettings={settings} path="" onChange={change} />
            </Disclosure>
          )
        })}
        <SectionActions block={block} />
      </div>
    </PanelProvider>
  )
}

/** Returns whether a setting can contain an expression. */
function canContainExpression({ kind, items = {} }: Field<unknown>): boolean {
  return kind === 'text' || kind === 'paragraphs' || Object.values(items).some(canContainExpression)
}

function listGroupFields(fields: Fields, group: FieldGroup): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => field.kind !== 'slot' && (field.group ?? 'content') === group),
  )
}
