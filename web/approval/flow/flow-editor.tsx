import { Segmented } from 'antd'
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { onDrawingKey } from '../../../ui/canvas-keys.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { usePhone } from '../../platform/data/use-phone.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { FlowCanvas } from './flow-canvas.tsx'
import type { FlowEditorProps } from './flow-editor-props.ts'
import { NodePanel } from './node-panel.tsx'
import { ProblemList } from './problem-list.tsx'
import { useFlowActs, type FlowActs } from './use-flow-edits.ts'
import { designWords as words } from './words.ts'
import css from './flow-editor.module.css'
import tree from './tree.module.css'

type Side = 'node' | 'problems' | 'try'

/** Drawing a flow: the tree, what the chosen node says, what is wrong, a dry run. */
export function FlowEditor(props: FlowEditorProps) {
  const { definition, choices, disabled, undo, redo, onChange, onSave, opened = 0 } = props
  const lang = useLang()
  const phone = usePhone()
  const [side, setSide] = useState<Side>('node')
  const find = useRef<HTMLInputElement>(null)
  const canvas = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (opened > 0) canvas.current?.querySelector('[data-node]')?.scrollIntoView({ block: 'start', inline: 'center' })
  }, [opened])
  const onChoose = () => setSide('node')
  const acts = useFlowActs({ definition, money: choices.money, disabled, canvas, onChange, onChoose })
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
  const panel = <SidePanel {...props} side={side} acts={acts} />
  const tabs = <SideTabs {...props} side={side} onSide={setSide} />
  return (
    <>
      <div className={css.work}>
        <div className={css.draw}>
          <FlowCanvas {...props} {...{ acts, find, canvas, onKeyDown }} />
          {phone && <div className={css.tabs}>{tabs}</div>}
        </div>
        {!phone && <DesktopSide tabs={tabs} panel={panel} />}
      </div>
      {phone && (
        <Drawer
          open={acts.chosen !== null || side !== 'node'}
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

function DesktopSide({ tabs, panel }: { readonly tabs: ReactNode; readonly panel: ReactNode }) {
  const t = useWords()
  return (
    <aside className={css.side} aria-label={t(words.node)}>
      <div className={css.tabs}>{tabs}</div>
      <div>{panel}</div>
    </aside>
  )
}

interface SideTabsProps extends FlowEditorProps {
  readonly side: Side
  readonly onSide: (side: Side) => void
}

function SideTabs({ problems, ofForm, trial, side, onSide }: SideTabsProps) {
  const t = useWords()
  const count = problems.length + ofForm.length
  const options = [
    { value: 'node' as const, label: t(words.node) },
    { value: 'problems' as const, label: count === 0 ? t(words.problems) : `${t(words.problems)} ${count}` },
    ...(trial === undefined ? [] : [{ value: 'try' as const, label: t(words.try) }]),
  ]
  return <Segmented block value={side} onChange={onSide} options={options} />
}

interface SidePanelProps extends FlowEditorProps {
  readonly side: Side
  readonly acts: FlowActs
}

function SidePanel({ definition, choices, disabled, problems, ofForm, trial, side, acts }: SidePanelProps) {
  const t = useWords()
  const { chosen, node } = acts
  if (side === 'problems')
    return <ProblemList definition={definition} problems={problems} ofForm={ofForm} onChoose={acts.show} />
  if (side === 'try') return trial
  if (chosen === null || !node) return <div className={tree.root}>{t(words.nodeNone)}</div>
  return (
    <NodePanel
      key={chosen}
      at={chosen}
      definition={definition}
      choices={choices}
      disabled={disabled}
      onRemove={acts.remove}
      onCopy={acts.copy}
      onRemoveBranch={acts.dropBranch}
      onMoveBranch={acts.moveBranch}
      onChange={acts.change}
    />
  )
}
