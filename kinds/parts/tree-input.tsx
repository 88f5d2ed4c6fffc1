import { TreeSelect } from 'antd'
import { useMemo } from 'react'
import type { InputProps, TreeNode } from '../host.ts'
import { useHost } from '../host.ts'
import { textOption } from './option.ts'
import { inputWords } from './words.ts'

const width = 300 // specification §9: tree pickers are 300 px wide

interface TreeInputProps extends InputProps {
  readonly of: 'unit' | 'department'
}

/** Picks a node of the organisation, restricted by the field's scope code (WID-08). */
export function TreeInput({ id, value, field, disabled, error, onChange, onBlur, label, compact, text, of }: TreeInputProps) {
  const { say, useTree, phone } = useHost()
  const { data, busy, failed, retry } = useTree(of, textOption(field, 'scope'))
  const nodes = useMemo(() => treeOf(data ?? []), [data])
  const known = typeof value === 'string' && (data ?? []).some((node) => node.id === value)
  return (
    <TreeSelect id={id} treeData={known || typeof value !== 'string' ? nodes : [...nodes, { value, title: text.name(of, value), selectable: false, disabled: true }]}
      value={typeof value === 'string' ? value : undefined} disabled={disabled} loading={busy} allowClear
      showSearch={{ treeNodeFilterProp: 'title' }} treeDefaultExpandedKeys={nodes.map((node) => node.value)} treeLine listHeight={320}
      popupMatchSelectWidth={width} style={compact || phone ? { width: '100%' } : { width: '100%', maxWidth: width }} {...(error ? { status: 'error' as const } : {})} // the literal would widen to string
      placeholder={compact ? undefined : say(inputWords.choose)}
      notFoundContent={failed ? <button type="button" onClick={retry}>{failed} {say(inputWords.retry)}</button> : say(inputWords.noData)}
      aria-label={label} aria-invalid={error !== null} aria-describedby={error ? `${id}-error` : undefined}
      onChange={(next: string | undefined) => onChange(next ?? null)} onBlur={onBlur} />
  )
}

/** A node as the tree select takes it. */
interface Branch {
  readonly value: string
  readonly title: string
  readonly disabled?: boolean
  readonly selectable?: boolean
  readonly children?: Branch[]
}

/** Nests the flat list in one pass; a node whose parent is not there stands at the top. */
function treeOf(nodes: readonly TreeNode[]): Branch[] {
  const branches = new Map(nodes.map((node) => [node.id, { value: node.id, title: node.name, ...(node.disabled ? { disabled: true } : {}), children: [] as Branch[] }])) // filled below
  const tops: Branch[] = []
  for (const node of nodes) {
    const branch = branches.get(node.id)
    if (branch) (branches.get(node.pid ?? '')?.children ?? tops).push(branch)
  }
  return tops
}
