import { Button, Input, Segmented, Tooltip } from 'antd'
import type { InputRef } from 'antd'
import { useEffect, useMemo, useReducer, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { drawingOf, drawn } from '../../../core/drawing.ts'
import { checkDefinition } from '../../../core/flow/check-definition.ts'
import type { FlowDefinition, FlowNode } from '../../../core/flow/definition.ts'
import { onDrawingKey } from '../../../ui/drawing-keys.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { toast } from '../../../ui/toast.ts'
import { useCan, useLang, usePhone, useTab, useWords } from '../../../web/define.ts'
import { changed, freshKey, insertAfter, insertAt, removed, withBranch, withoutBranch } from '../design/edit.ts'
import { addableKinds, newNode } from '../design/new-node.ts'
import { flowTree, stepsIn } from '../design/tree.ts'
import { parts } from '../design/ways.ts'
import { designWords as words, kindWords } from '../words/design.ts'
import css from './designer.module.css'
import { FileActions } from './file-actions.tsx'
import { NodePanel } from './node-panel.tsx'
import { ProblemList } from './problem-list.tsx'
import { PublishActions } from './publish-actions.tsx'
import type { Template, VersionLine } from './template-data.tsx'
import tree from './tree.module.css'
import { TreeView, type Spot } from './tree-view.tsx'
import { TryPane } from './try-pane.tsx'
import { useFormProblems } from './use-form-problems.tsx'

interface DesignerProps {
  readonly template: Template
  readonly version: VersionLine
  readonly definition: FlowDefinition
}

const zooms = [0.6, 0.8, 1, 1.2] as const

/** Drawing a process: the tree, what the chosen node says, what is wrong, a dry run. */
export function Designer({ template, version, definition }: DesignerProps) {
  const t = useWords()
  const lang = useLang()
  const phone = usePhone()
  const tab = useTab()
  const disabled = !useCan('lcmb-bj')
  const [drawing, act] = useReducer(drawn<FlowDefinition>, definition, drawingOf<FlowDefinition>)
  const [chosen, setChosen] = useState<string | null>(null)
  const [side, setSide] = useState<'node' | 'problems' | 'try'>('node')
  const [clipboard, setClipboard] = useState<FlowNode | null>(null)
  const [zoom, setZoom] = useState(2)
  const [typed, setTyped] = useState('')
  const find = useRef<InputRef>(null)
  const canvas = useRef<HTMLDivElement>(null)
  const { now } = drawing
  const dirty = now !== definition
  useEffect(() => { tab.setDirty(dirty); return () => tab.setDirty(false) }, [tab, dirty])
  const names = useMemo(() => ({ lang, fields: template.fields, roles: template.roles, processes: template.processes }), [lang, template])
  const problems = useMemo(() => checkDefinition(now), [now])
  const ofForm = useFormProblems(template.process, now, !disabled)
  const wrong = new Set([...problems, ...ofForm].flatMap(({ node }) => (node === null ? [] : [node])))
  const wanted = typed.trim().toLowerCase()
  const found = new Set(wanted === '' ? [] : Object.entries(now.nodes).filter(([key, node]) => `${key} ${Object.values(node.label).join(' ')}`.toLowerCase().includes(wanted)).map(([key]) => key))
  const change = (to: FlowDefinition, about?: string) => act({ do: 'change', to, ...(about === undefined ? {} : { about }) })
  const choose = (key: string) => { setChosen(key); setSide('node') }
  const show = (key: string) => { choose(key); canvas.current?.querySelector(`[data-node="${key}"]`)?.scrollIntoView({ block: 'center', inline: 'center' }) }
  const put = (spot: Spot, node: FlowNode) => {
    const key = freshKey(now, node.kind)
    change('into' in spot ? insertAt(now, spot.into, key, node) : insertAfter(now, spot.after, key, node))
    choose(key)
  }
  const add = (spot: Spot, what: string) => {
    const kind = addableKinds.find((one) => one === what)
    if (kind) put(spot, newNode(kind, template.money))
    else if (clipboard) put(spot, clipboard)
  }
  const remove = () => { if (chosen !== null && !disabled) { change(removed(now, chosen)); setChosen(null) } }
  const copy = () => { const node = chosen === null ? undefined : now.nodes[chosen]; if (node && node.kind !== 'start' && node.kind !== 'end' && node.kind !== 'join') { setClipboard(node); toast.info(t(words.copied)) } }
  const paste = () => { if (clipboard && chosen !== null && !disabled && now.nodes[chosen]?.kind !== 'end') put(isParting(now, chosen) ? { after: chosen } : { into: { from: chosen, exit: 'next' } }, clipboard) }
  const move = (by: 1 | -1) => {
    const order = stepsIn(flowTree(now).steps).map(({ key }) => key)
    const key = order[chosen === null ? 0 : Math.max(0, Math.min(order.length - 1, order.indexOf(chosen) + by))]
    if (key !== undefined) show(key)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => onDrawingKey(event, { move, copy, paste, remove, undo: () => act({ do: 'undo' }), redo: () => act({ do: 'redo' }), find: () => find.current?.focus() })
  const count = problems.length + ofForm.length
  const addable = [...addableKinds.map((kind) => ({ key: kind, label: t(kindWords[kind]) })), ...(clipboard ? [{ key: 'paste', label: t(words.paste, { name: clipboard.label[lang] }) }] : [])]
  const panel = side === 'problems'
    ? <ProblemList definition={now} problems={problems} ofForm={ofForm} onChoose={show} />
    : side === 'try'
      ? <TryPane definition={now} template={template} names={names} />
      : chosen !== null && now.nodes[chosen]
        ? <NodePanel key={chosen} at={chosen} definition={now} template={template} disabled={disabled} onRemove={remove} onCopy={copy} onRemoveBranch={(at) => change(withoutBranch(now, chosen, at))} onChange={(node, about) => change(changed(now, chosen, node), `${chosen} ${about}`)} />
        : <div className={tree.root}>{t(words.nodeNone)}</div>
  const tabs = <Segmented block value={side} onChange={setSide} options={[{ value: 'node', label: t(words.node) }, { value: 'problems', label: count === 0 ? t(words.problems) : `${t(words.problems)} ${count}` }, { value: 'try', label: t(words.try) }]} />
  const state = dirty ? t(words.unsaved) : t(version.status === '0' ? words.versionDrawn : words.versionNow, { version: version.version })
  return (
    <>
      <PageHeader title={now.label[lang]} note={`${template.documentLabel} · ${state}`} actions={<>
        <FileActions definition={now} disabled={disabled} onOpen={(to) => change(to)} />
        <PublishActions template={template} version={version} definition={now} dirty={dirty} sound={count === 0} />
      </>} />
      <div className={css.work}>
        <div className={css.draw}>
          <div className={css.bar}>
            <Input ref={find} allowClear size="small" value={typed} prefix={<Icon name="search" size={14} />} placeholder={t(words.find)} aria-label={t(words.find)} onChange={(event) => setTyped(event.target.value)} onPressEnter={() => { const [first] = found; if (first !== undefined) show(first) }} />
            <Tool label={`${t(words.undo)} (Ctrl+Z)`} icon="back" disabled={drawing.past.length === 0} onPress={() => act({ do: 'undo' })} />
            <Tool label={`${t(words.redo)} (Ctrl+Y)`} icon="right" disabled={drawing.future.length === 0} onPress={() => act({ do: 'redo' })} />
            <Button size="small" type="text" aria-label={t(words.smaller)} disabled={zoom === 0} onClick={() => setZoom(zoom - 1)}>−</Button>
            <Button size="small" type="text" aria-label={t(words.larger)} disabled={zoom === zooms.length - 1} onClick={() => setZoom(zoom + 1)}>+</Button>
            <span className={css.keys}>{t(words.keys)}</span>
          </div>
          <div ref={canvas} className={tree.canvas} tabIndex={0} role="application" aria-label={now.label[lang]} onKeyDown={onKeyDown}>
            <div style={{ zoom: zooms[zoom] }}>
              <TreeView definition={now} names={names} chosen={chosen} wrong={wrong} found={found} onChoose={choose} drawing={disabled ? null : { addable, onAdd: add, onBranch: (key) => { change(withBranch(now, key)); choose(key) } }} />
            </div>
          </div>
          {phone && <div className={css.tabs}>{tabs}</div>}
        </div>
        {!phone && <aside className={css.side}><div className={css.tabs}>{tabs}</div><div>{panel}</div></aside>}
      </div>
      {phone && <Drawer open={(side === 'node' && chosen !== null) || side !== 'node'} title={now.label[lang]} onClose={() => { setChosen(null); setSide('node') }}>{panel}</Drawer>}
    </>
  )
}

function isParting({ nodes }: FlowDefinition, key: string): boolean {
  const node = nodes[key]
  return node !== undefined && parts(node)
}

function Tool({ label, icon, disabled, onPress }: { readonly label: string; readonly icon: 'back' | 'right'; readonly disabled: boolean; readonly onPress: () => void }) {
  return <Tooltip title={label}><Button size="small" type="text" disabled={disabled} aria-label={label} icon={<Icon name={icon} size={15} />} onClick={onPress} /></Tooltip>
}
