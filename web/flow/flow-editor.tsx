import { Button, Input, Segmented, Tooltip } from 'antd'
import type { InputRef } from 'antd'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { FlowProblem } from '../../core/flow/check-definition.ts'
import type { FlowDefinition } from '../../core/flow/definition.ts'
import { kindWords } from '../../core/flow/drawing/kind-words.ts'
import { addableKinds } from '../../core/flow/drawing/new-node.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { onDrawingKey } from '../../ui/drawing-keys.ts'
import { Icon } from '../../ui/icon.tsx'
import { usePhone } from '../data/use-phone.ts'
import { useLang } from '../session/language.ts'
import { useWords } from '../session/use-words.ts'
import { Minimap } from './minimap.tsx'
import { NodePanel } from './node-panel.tsx'
import { ProblemList, type FormProblem } from './problem-list.tsx'
import type { FlowChoices } from './template-data.ts'
import { TreeView } from './tree-view.tsx'
import { useFlowActs } from './use-flow-acts.ts'
import { useZoom, type Zoom } from './use-zoom.ts'
import { designWords as words } from './words.ts'
import css from './flow-editor.module.css'
import tree from './tree.module.css'

export interface FlowEditorProps {
  readonly definition: FlowDefinition
  readonly choices: FlowChoices
  readonly disabled: boolean
  readonly problems: readonly FlowProblem[]
  readonly ofForm: readonly FormProblem[]
  /** Null where there is nothing to take back. */
  readonly undo: (() => void) | null
  readonly redo: (() => void) | null
  /** `about` names what is being typed, so that one undo takes all of it back. */
  readonly onChange: (to: FlowDefinition, about?: string) => void
  readonly onSave?: () => void
  /** Counts drawings that came from files: each is shown from its start. */
  readonly opened?: number
  /** A dry run of what is drawn. */
  readonly trial?: ReactNode
}

/** Drawing a flow: the tree, what the chosen node says, what is wrong, a dry run. */
export function FlowEditor({
  definition,
  choices,
  disabled,
  problems,
  ofForm,
  undo,
  redo,
  onChange,
  onSave,
  opened = 0,
  trial,
}: FlowEditorProps) {
  const t = useWords()
  const lang = useLang()
  const phone = usePhone()
  const [side, setSide] = useState<'node' | 'problems' | 'try'>('node')
  const [typed, setTyped] = useState('')
  const find = useRef<InputRef>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const zoom = useZoom(canvas)
  useEffect(() => {
    if (opened > 0) canvas.current?.querySelector('[data-node]')?.scrollIntoView({ block: 'start', inline: 'center' })
  }, [opened])
  const acts = useFlowActs({
    definition,
    money: choices.money,
    disabled,
    canvas,
    onChange,
    onChoose: () => setSide('node'),
  })
  const { chosen, node, clipboard } = acts
  const names = useMemo(() => ({ ...choices, lang }), [lang, choices])
  const wrong = new Set([...problems, ...ofForm].flatMap((problem) => (problem.node === null ? [] : [problem.node])))
  const matching = nodesCalled(definition, typed)
  const addable = [
    ...addableKinds.map((kind) => ({ key: kind, label: t(kindWords[kind]) })),
    ...(clipboard ? [{ key: 'paste', label: t(words.paste, { name: clipboard.label[lang] }) }] : []),
  ]
  const { step: move, copy, paste, remove } = acts
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) =>
    onDrawingKey(event, {
      move,
      copy,
      paste,
      remove,
      undo: () => undo?.(),
      redo: () => redo?.(),
      find: () => find.current?.focus(),
      ...(onSave ? { save: onSave } : {}),
    })
  const panel =
    side === 'problems' ? (
      <ProblemList definition={definition} problems={problems} ofForm={ofForm} onChoose={acts.show} />
    ) : side === 'try' ? (
      trial
    ) : chosen !== null && node ? (
      <NodePanel
        key={chosen}
        at={chosen}
        definition={definition}
        choices={choices}
        disabled={disabled}
        onRemove={remove}
        onCopy={copy}
        onRemoveBranch={acts.dropBranch}
        onMoveBranch={acts.moveBranch}
        onChange={acts.change}
      />
    ) : (
      <div className={tree.root}>{t(words.nodeNone)}</div>
    )
  const count = problems.length + ofForm.length
  const sides = [
    { value: 'node' as const, label: t(words.node) },
    { value: 'problems' as const, label: count === 0 ? t(words.problems) : `${t(words.problems)} ${count}` },
    ...(trial === undefined ? [] : [{ value: 'try' as const, label: t(words.try) }]),
  ]
  const tabs = <Segmented block value={side} onChange={setSide} options={sides} />
  return (
    <>
      <div className={css.work}>
        <div className={css.draw}>
          <div className={css.bar}>
            <Input
              ref={find}
              allowClear
              size="small"
              value={typed}
              prefix={<Icon name="search" size={14} />}
              placeholder={t(words.find)}
              aria-label={t(words.find)}
              onChange={(event) => setTyped(event.target.value)}
              onPressEnter={() => {
                const [first] = matching
                if (first !== undefined) acts.show(first)
              }}
            />
            <Tool label={`${t(words.undo)} (Ctrl+Z)`} icon="undo" onPress={undo} />
            <Tool label={`${t(words.redo)} (Ctrl+Y)`} icon="redo" onPress={redo} />
            <ZoomTools zoom={zoom} />
            <span className={css.keys}>{t(words.keys)}</span>
          </div>
          <div className={css.place}>
            <div
              ref={canvas}
              className={tree.canvas}
              tabIndex={0}
              role="application"
              aria-label={definition.label[lang]}
              onKeyDown={onKeyDown}
            >
              <div className={css.drawing} style={{ zoom: zoom.value }}>
                <TreeView
                  definition={definition}
                  names={names}
                  chosen={chosen}
                  wrong={wrong}
                  found={matching}
                  onChoose={acts.choose}
                  drawing={disabled ? null : { addable, onAdd: acts.add, onBranch: acts.branch, onMove: acts.moveTo }}
                />
              </div>
            </div>
            {!phone && <Minimap place={canvas} drawn={`${zoom.value} ${Object.keys(definition.nodes).join()}`} />}
          </div>
          {phone && <div className={css.tabs}>{tabs}</div>}
        </div>
        {!phone && (
          <aside className={css.side} aria-label={t(words.node)}>
            <div className={css.tabs}>{tabs}</div>
            <div>{panel}</div>
          </aside>
        )}
      </div>
      {phone && (
        <Drawer
          open={(side === 'node' && chosen !== null) || side !== 'node'}
          title={definition.label[lang]}
          onClose={() => {
            acts.choose(null)
            setSide('node')
          }}
        >
          {panel}
        </Drawer>
      )}
    </>
  )
}

/** Nodes whose key or name in any language holds what was typed. */
function nodesCalled({ nodes }: FlowDefinition, typed: string): ReadonlySet<string> {
  const sought = typed.trim().toLowerCase()
  return new Set(
    sought === ''
      ? []
      : Object.entries(nodes)
          .filter(([key, node]) => `${key} ${Object.values(node.label).join(' ')}`.toLowerCase().includes(sought))
          .map(([key]) => key),
  )
}

function ZoomTools({ zoom }: { readonly zoom: Zoom }) {
  const t = useWords()
  return (
    <>
      <Button size="small" type="text" aria-label={t(words.smaller)} onClick={() => zoom.by(-1)}>
        −
      </Button>
      <span className={css.zoom}>{Math.round(zoom.value * 100)}%</span>
      <Button size="small" type="text" aria-label={t(words.larger)} onClick={() => zoom.by(1)}>
        +
      </Button>
      <Button size="small" type="text" onClick={zoom.fit}>
        {t(words.fit)}
      </Button>
    </>
  )
}

function Tool({
  label,
  icon,
  onPress,
}: {
  readonly label: string
  readonly icon: 'undo' | 'redo'
  readonly onPress: (() => void) | null
}) {
  return (
    <Tooltip title={label}>
      <Button
        size="small"
        type="text"
        disabled={onPress === null}
        aria-label={label}
        icon={<Icon name={icon} size={15} />}
        onClick={() => onPress?.()}
      />
    </Tooltip>
  )
}
