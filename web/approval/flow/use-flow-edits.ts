import { useState, type RefObject } from 'react'
import { isPeopleNode, type FlowDefinition, type FlowNode } from '../../../core/approval/definition.ts'
import {
  changed,
  freshKey,
  insertAfter,
  insertAt,
  movedTo,
  removable,
  removed,
  withBranch,
  withoutBranch,
  withBranchMoved,
  type Spot,
} from '../../../core/approval/designer/edit-flow.ts'
import { flowTree, stepsIn } from '../../../core/approval/designer/flow-tree.ts'
import { addableKinds, newNode } from '../../../core/approval/designer/new-node.ts'
import { parts } from '../../../core/approval/designer/node-exits.ts'
import { toast } from '../../../ui/toast.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { designWords as words } from './words.ts'

interface FlowActsProps {
  readonly definition: FlowDefinition
  readonly money: boolean
  readonly disabled: boolean
  readonly canvas: RefObject<HTMLElement | null>
  readonly onChange: (to: FlowDefinition, about?: string) => void
  /** A node was chosen. */
  readonly onChoose: () => void
}

export type FlowActs = ReturnType<typeof useFlowActs>

/** What one may do to a drawing and its chosen node. */
export function useFlowActs({ definition, money, disabled, canvas, onChange, onChoose }: FlowActsProps) {
  const t = useWords()
  const [chosen, setChosen] = useState<string | null>(null)
  const [clipboard, setClipboard] = useState<FlowNode | null>(null)
  const node = chosen === null ? undefined : definition.nodes[chosen]
  const choose = (key: string | null) => {
    setChosen(key)
    if (key !== null) onChoose()
  }
  const show = (key: string) => {
    choose(key)
    canvas.current?.querySelector(`[data-node="${key}"]`)?.scrollIntoView({ block: 'center', inline: 'center' })
  }
  const put = (spot: Spot, what: FlowNode) => {
    const key = freshKey(definition, what.kind)
    onChange(inserted(definition, spot, key, what))
    choose(key)
  }
  return {
    chosen,
    node,
    clipboard,
    choose,
    show,
    add: (spot: Spot, what: string) => {
      const kind = addableKinds.find((one) => one === what)
      if (kind) put(spot, newNode(kind, money, leadersAsked(definition)))
      else if (clipboard) put(spot, clipboard)
    },
    change: (to: FlowNode, about: string) => {
      if (chosen !== null) onChange(changed(definition, chosen, to), `${chosen} ${about}`)
    },
    remove: () => {
      if (chosen === null || disabled || !removable(definition, chosen)) return
      onChange(removed(definition, chosen))
      setChosen(null)
    },
    copy: () => {
      if (node && node.kind !== 'start' && node.kind !== 'end' && node.kind !== 'join') {
        setClipboard(node)
        toast.info(t(words.copied))
      }
    },
    paste: () => {
      if (clipboard && chosen !== null && node && node.kind !== 'end' && !disabled)
        put(spotAfter(chosen, node), clipboard)
    },
    step: (by: 1 | -1) => {
      const order = stepsIn(flowTree(definition).steps).map(({ key }) => key)
      const key = order[chosen === null ? 0 : Math.max(0, Math.min(order.length - 1, order.indexOf(chosen) + by))]
      if (key !== undefined) show(key)
    },
    ...wayActs({ definition, onChange }, chosen, choose),
  }
}

type Drawing = Pick<FlowActsProps, 'definition' | 'onChange'>

function wayActs({ definition, onChange }: Drawing, chosen: string | null, choose: (key: string) => void) {
  return {
    moveTo: (key: string, spot: Spot) => {
      const to = movedTo(definition, key, spot)
      // Dropped where it stands: there is nothing to take back.
      if (to !== definition) onChange(to)
      choose(key)
    },
    branch: (key: string) => {
      onChange(withBranch(definition, key))
      choose(key)
    },
    dropBranch: (at: number) => {
      if (chosen !== null) onChange(withoutBranch(definition, chosen, at))
    },
    moveBranch: (at: number, by: 1 | -1) => {
      if (chosen !== null) onChange(withBranchMoved(definition, chosen, at, by))
    },
  }
}

function leadersAsked({ nodes }: FlowDefinition): number {
  return Object.values(nodes).filter((one) => isPeopleNode(one) && one.approver.by === 'departmentLeader').length
}

function inserted(definition: FlowDefinition, spot: Spot, key: string, node: FlowNode): FlowDefinition {
  if ('into' in spot) return insertAt(definition, spot.into, key, node)
  return insertAfter(definition, spot.after, key, node)
}

function spotAfter(key: string, node: FlowNode): Spot {
  return parts(node) ? { after: key } : { into: { from: key, exit: 'next' } }
}
