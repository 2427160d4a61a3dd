import { useGetPuck } from '@puckeditor/core'
import { useEffect, useMemo, useRef, type SyntheticEvent } from 'react'
import { Disclosure } from '@hydrant/design/disclosure/disclosure.tsx'
import { Alert } from '@hydrant/design/feedback/alert.tsx'
import { checkDocument } from '../../bindings/check-document.ts'
import { PAGE_NAMES } from '../../bindings/known-names.ts'
import { namesAround } from '../../bindings/names-around.ts'
import type { FoundProblem } from '../../checks/problem.ts'
import type { Field, FieldGroup, Fields } from '../../fields/field.ts'
import { labelOf } from '../../registry/block-words.ts'
import { findBlock } from '../../registry/blocks.ts'
import type { Device } from '../../registry/styles.ts'
import type { OpenedPlace } from '../editor-props.ts'
import { PART_IDS } from '../editor-parts.tsx'
import { useNoteEdited } from '../edited-setting.tsx'
import { chosenIdOf, useContent, useEditor, zoneOf } from '../editor-store.ts'
import { describeValues } from '../expressions/describe-values.ts'
import { heldSettings, settingsOf, storedBlockOf } from '../opened-page.ts'
import { findPlaced, type PlacedBlock } from '../outline/block-places.ts'
import type { EditorServices } from '../services.ts'
import { openSetting } from './open-setting.ts'
import { PanelProvider, type PanelSurroundings } from './panel-context.ts'
import { SettingsOf } from './setting.tsx'

const GROUPS: Readonly<Record<FieldGroup, string>> = { content: 'Content', layout: 'Layout', style: 'Style' }
const ORDER = ['content', 'layout', 'style'] as const satisfies readonly FieldGroup[]

interface SettingsPanelProps {
  readonly services: EditorServices
  readonly problems: readonly FoundProblem[]
  readonly device: Device
  readonly opened: OpenedPlace | null
  readonly isReadOnly: boolean
}

/** The settings of the chosen block. */
export function SettingsPanel(props: SettingsPanelProps) {
  const content = useContent()
  const chosenId = useEditor(chosenIdOf)
  const placed = chosenId === null ? null : findPlaced(content, chosenId)
  return (
    <section className="editor-panel" aria-labelledby={PART_IDS.settings}>
      <h2 id={PART_IDS.settings} tabIndex={-1}>
        {placed === null ? 'Settings' : `Settings: ${labelOf(placed.block.type)}`}
      </h2>
      {placed === null ? (
        <p className="editor-hint">Choose a block on the page or in the list of blocks to change it.</p>
      ) : (
        <BlockSettings key={placed.block.props.id} placed={placed} {...props} />
      )}
    </section>
  )
}

function BlockSettings({
  placed,
  services,
  problems,
  device,
  opened,
  isReadOnly,
}: SettingsPanelProps & { readonly placed: PlacedBlock }) {
  const { block, place } = placed
  const { id } = block.props
  const content = useContent()
  const editor = useGetPuck()
  const root = useRef<HTMLDivElement>(null)
  const noteEdited = useNoteEdited()
  const stored = useMemo(() => content.map(storedBlockOf), [content])
  const surroundings = useMemo((): PanelSurroundings => {
    const faults = checkDocument({ root: {}, content: stored }).map((fault): FoundProblem => ({
      level: 'error',
      ...fault,
    }))
    const own = [...faults, ...problems].filter(({ blockId }) => blockId === id)
    return {
      services,
      here: namesAround(stored, id) ?? PAGE_NAMES,
      onPage: PAGE_NAMES,
      problems: own,
      device,
      isReadOnly,
    }
  }, [stored, problems, id, services, device, isReadOnly])
  useEffect(() => {
    if (opened?.blockId === id && root.current !== null) openSetting(root.current, opened.setting)
  }, [opened, id])

  const settings = settingsOf(block)
  const kind = findBlock(block.type)
  if (kind === null)
    return (
      <Alert tone="info">This kind of block is not known here. It is kept as it is, and can be moved or deleted.</Alert>
    )
  const change = (changed: Readonly<Record<string, unknown>>) => {
    const data = { type: block.type, props: { ...block.props, settings: heldSettings(changed) } }
    editor().dispatch({ type: 'replace', destinationZone: zoneOf(place), destinationIndex: place.index, data })
  }
  const turnTo = ({ target }: SyntheticEvent) => {
    const path =
      target instanceof Element ? target.closest<HTMLElement>('[data-setting]')?.dataset['setting'] : undefined
    if (path !== undefined) noteEdited({ blockId: id, path })
  }
  const { fields, about } = kind
  const takesValues = !isReadOnly && Object.values(fields).some(takesExpressions)
  const hasSettings = Object.values(fields).some(({ kind: asked }) => asked !== 'slot')
  const ofWhole = surroundings.problems.filter(({ setting }) => setting === null)
  return (
    <PanelProvider value={surroundings}>
      <div ref={root} onFocusCapture={turnTo} onClickCapture={turnTo}>
        {about !== '' && <p className="editor-hint">{about}</p>}
        {!hasSettings && (
          <p className="editor-hint">There is nothing to set here. What is in it are blocks of their own.</p>
        )}
        {takesValues && <p className="editor-hint">{describeValues(surroundings.here)}</p>}
        {ofWhole.map(({ level, message }) => (
          <Alert key={message} tone={level}>
            {message}
          </Alert>
        ))}
        {ORDER.map((group) => {
          const inGroup = fieldsIn(fields, group)
          return Object.keys(inGroup).length === 0 ? null : (
            <Disclosure key={group} title={<h3>{GROUPS[group]}</h3>} isOpen={group === 'content'}>
              <SettingsOf fields={inGroup} stored={settings} path="" onChange={change} />
            </Disclosure>
          )
        })}
      </div>
    </PanelProvider>
  )
}

/** Whether somebody can write an expression in a setting. */
function takesExpressions({ kind, items = {} }: Field<unknown>): boolean {
  return kind === 'text' || kind === 'paragraphs' || Object.values(items).some(takesExpressions)
}

function fieldsIn(fields: Fields, group: FieldGroup): Fields {
  return Object.fromEntries(
    Object.entries(fields).filter(([, field]) => field.kind !== 'slot' && (field.group ?? 'content') === group),
  )
}
