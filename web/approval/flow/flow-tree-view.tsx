import { useEffect, useRef, useState, type DragEvent, type ReactNode } from 'react'
import type { FlowDefinition, FlowNode } from '../../../core/approval/definition.ts'
import { removable, type Spot } from '../../../core/approval/designer/edit-flow.ts'
import { flowTree, type Step, type Way } from '../../../core/approval/designer/flow-tree.ts'
import { parts } from '../../../core/approval/designer/node-exits.ts'
import { kindWords } from '../../../core/approval/designer/node-kind-words.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { branchText, nodeIcon, nodeText, type NodeNames } from './node-text.tsx'
import { designWords as words } from './words.ts'
import css from './tree.module.css'

/** What may be put somewhere. */
interface Addable {
  readonly key: string
  readonly label: string
}

interface TreeViewProps {
  readonly definition: FlowDefinition
  readonly names: NodeNames
  readonly chosen: string | null
  /** Nodes with something wrong. */
  readonly wrong: ReadonlySet<string>
  /** Nodes that the search found. */
  readonly found: ReadonlySet<string>
  readonly onChoose: (key: string) => void
  /** Absent where nothing may be drawn. */
  readonly drawing: {
    readonly addable: readonly Addable[]
    readonly onAdd: (spot: Spot, what: string) => void
    readonly onBranch: (key: string) => void
    readonly onMove: (key: string, spot: Spot) => void
  } | null
  /** What stands under a node. */
  readonly under?: (key: string) => ReactNode
}

/** A flow as a vertical tree: what follows what, ways that part and meet again, and where more may be put. */
export function TreeView(props: TreeViewProps) {
  const t = useWords()
  const { steps, leads, loose } = flowTree(props.definition)
  const root = useRef<HTMLDivElement>(null)
  // A drawing that takes the place of another is seen from its start as well.
  const start = Object.keys(props.definition.nodes)[0]
  useEffect(() => inTheMiddle(root.current), [start])
  return (
    <div ref={root} className={css.root}>
      <Steps {...props} steps={steps} />
      {leads !== null && <Leads {...props} to={leads} />}
      {loose.length > 0 && (
        <div className={css.loose}>
          <p>{t(words.loose)}</p>
          {loose.map((key) => {
            const node = props.definition.nodes[key]
            return node && <Card key={key} {...props} at={key} node={node} />
          })}
        </div>
      )}
    </div>
  )
}

/** What is wider than its place is first seen at its start, which stands in the middle. */
function inTheMiddle(root: HTMLElement | null): void {
  const place = root?.closest<HTMLElement>('[tabindex]')
  place?.scrollTo({ left: (place.scrollWidth - place.clientWidth) / 2, top: 0 })
}

function Steps({ steps, ...props }: TreeViewProps & { readonly steps: readonly Step[] }) {
  return steps.map((step) => (
    <div key={step.key} className={css.way}>
      {step.ways.length === 0 ? <Card {...props} at={step.key} node={step.node} /> : <Fork {...props} step={step} />}
      {step.node.kind !== 'end' &&
        (step.ways.length === 0 ||
          (step.meeting !== null && props.definition.nodes[step.meeting]?.kind !== 'join')) && (
          <Gap
            {...props}
            spot={step.ways.length === 0 ? { into: { from: step.key, exit: 'next' } } : { after: step.key }}
          />
        )}
    </div>
  ))
}

function Fork({ step, ...props }: TreeViewProps & { readonly step: Step }) {
  const t = useWords()
  return (
    <div className={css.fork}>
      <Card {...props} at={step.key} node={step.node} />
      <span className={css.line} />
      {props.drawing && (
        <button type="button" className={css.more} onClick={() => props.drawing?.onBranch(step.key)}>
          {t(words.addBranch)}
        </button>
      )}
      {props.drawing && <span className={css.line} />}
      <div className={joinClassNames(css.ways, step.meeting === null && css.open)}>
        {step.ways.map((way) => (
          <Branch key={String(way.edge.exit)} {...props} fork={step} way={way} />
        ))}
      </div>
      {step.meeting !== null && <span className={css.line} />}
    </div>
  )
}

function Branch({ fork, way, ...props }: TreeViewProps & { readonly fork: Step; readonly way: Way }) {
  const t = useWords()
  const { exit } = way.edge
  const branch = parts(fork.node) && typeof exit === 'number' ? fork.node.branches[exit] : undefined
  const said = branch === undefined ? t(words.otherwise) : branchText(branch, Number(exit), props.names)
  return (
    <div className={css.branch}>
      <span className={css.line} />
      <button type="button" className={css.when} title={said} onClick={() => props.onChoose(fork.key)}>
        {said}
      </button>
      <Gap {...props} spot={{ into: way.edge }} />
      <Steps {...props} steps={way.steps} />
      {way.leads !== null && <Leads {...props} to={way.leads} />}
      <span className={css.fill} />
    </div>
  )
}

// What is dragged within a drawing: the key of a node.
const carried = 'application/x-flow-node'

function Gap({ spot, drawing }: Pick<TreeViewProps, 'drawing'> & { readonly spot: Spot }) {
  const t = useWords()
  const [over, setOver] = useState(false)
  const drop = (event: DragEvent<HTMLElement>) => {
    const key = event.dataTransfer.getData(carried)
    setOver(false)
    if (key === '') return
    event.preventDefault()
    drawing?.onMove(key, spot)
  }
  return (
    <>
      <span className={css.line} />
      {drawing && (
        <ActionMenu
          entries={() =>
            drawing.addable.map(({ key, label }) => ({ key, label, onClick: () => drawing.onAdd(spot, key) }))
          }
          button={(trigger) => (
            <button
              {...trigger}
              type="button"
              className={css.plus}
              data-over={over}
              onDragOver={(event) => {
                if (event.dataTransfer.types.includes(carried)) {
                  event.preventDefault()
                  setOver(true)
                }
              }}
              onDragLeave={() => setOver(false)}
              onDrop={drop}
              aria-label={t(words.add)}
              title={t(words.add)}
            >
              <Icon name="plus" size={14} />
            </button>
          )}
        />
      )}
      {drawing && <span className={css.line} />}
    </>
  )
}

function Card({
  at,
  node,
  definition,
  names,
  chosen,
  wrong,
  found,
  onChoose,
  drawing,
  under,
}: TreeViewProps & { readonly at: string; readonly node: FlowNode }) {
  const t = useWords()
  const label = node.label[names.lang] || t(kindWords[node.kind])
  const movable = drawing !== null && !parts(node) && removable(definition, at)
  return (
    <>
      <button
        type="button"
        data-node={at}
        aria-pressed={chosen === at}
        title={movable ? `${label}\n${t(words.dragNode)}` : label}
        draggable={movable}
        onDragStart={(event) => {
          event.dataTransfer.effectAllowed = 'move'
          event.dataTransfer.setData(carried, at)
        }}
        className={joinClassNames(
          css.node,
          css[node.kind],
          chosen === at && css.chosen,
          wrong.has(at) && css.wrong,
          found.has(at) && css.found,
        )}
        onClick={() => onChoose(at)}
      >
        <Icon name={nodeIcon(node)} size={18} />
        <b>{label}</b>
        <small>{nodeText(node, names)}</small>
      </button>
      {under?.(at)}
    </>
  )
}

function Leads({ definition, names, to }: TreeViewProps & { readonly to: string }) {
  const t = useWords()
  return <span className={css.leads}>{t(words.leads, { name: definition.nodes[to]?.label[names.lang] ?? to })}</span>
}
