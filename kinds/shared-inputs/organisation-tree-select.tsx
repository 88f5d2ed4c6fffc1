import { TreeSelect } from 'antd'
import { useMemo, useState } from 'react'
import type { Loaded, TreeNode } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { branchesOf, forestOf, foundIn } from './tree-select-nodes.ts'
import { inputWords } from './words.ts'

const width = 300 // specification §9: tree pickers are 300 px wide

interface TreeBoxProps {
  readonly id: string
  readonly tree: Loaded<readonly TreeNode[]>
  readonly values: readonly string[]
  readonly multiple: boolean
  /** Most nodes that may be chosen; 0 is no limit. */
  readonly most?: number
  readonly disabled?: boolean
  readonly wrong?: boolean
  readonly label: string | undefined
  /** As wide as its place instead of 300 px. */
  readonly full: boolean
  readonly describedBy?: string | undefined
  readonly placeholder: string | undefined
  /** Names of chosen nodes that the tree does not hold. */
  readonly nameOf: (id: string) => string
  readonly onChange: (ids: readonly string[]) => void
  readonly onBlur?: () => void
  readonly onOpen?: () => void
}

/** The organisation as a tree in a drop-down: only what is in sight is drawn, names are found by pinyin as well. */
export function TreeBox({
  id,
  tree: { data, busy, failed, retry },
  values,
  multiple,
  most = 0,
  disabled = false,
  wrong = false,
  label,
  full,
  describedBy,
  placeholder,
  nameOf,
  onChange,
  onBlur,
  onOpen,
}: TreeBoxProps) {
  const { say } = useHost()
  const [typed, setTyped] = useState('')
  const [expanded, setExpanded] = useState<readonly string[] | null>(null)
  const forest = useMemo(() => forestOf(data ?? []), [data])
  const found = useMemo(() => (typed === '' ? null : foundIn(forest, typed)), [forest, typed])
  const opened = useMemo(
    () => new Set(expanded ?? found?.above ?? forest.tops.map((node) => node.id)),
    [expanded, found, forest],
  )
  const nodes = useMemo(() => branchesOf(forest, opened, found), [forest, opened, found])
  // Each search opens what it finds; without one the tree begins as it began.
  const search = (text: string) => {
    setTyped(text)
    setExpanded(null)
  }
  const strange = values
    .filter((value) => !forest.byId.has(value))
    .map((value) => ({ value, title: nameOf(value), find: '', disabled: true, children: [] }))
  const chosen = values.map((value) => ({ value, label: forest.byId.get(value)?.name ?? nameOf(value) }))
  return (
    <TreeSelect
      id={id}
      treeData={strange.length === 0 ? nodes : [...nodes, ...strange]}
      multiple={multiple}
      treeCheckable={multiple}
      treeCheckStrictly={multiple}
      labelInValue
      {...(most > 0 ? { maxCount: most } : {})}
      value={multiple ? chosen : chosen[0]}
      disabled={disabled}
      loading={busy && data === undefined}
      allowClear
      showSearch={{ filterTreeNode: false, treeNodeFilterProp: 'find', autoClearSearchValue: false, onSearch: search }} // what is found is sought here; the kit marks it
      treeExpandedKeys={[...opened]}
      onTreeExpand={(keys) => setExpanded(keys.map(String))}
      treeLine
      listHeight={320}
      maxTagCount="responsive"
      popupMatchSelectWidth={width}
      style={full ? { width: '100%' } : { width: '100%', maxWidth: width }}
      {...(wrong ? { status: 'error' as const } : {})} // the literal would widen to string
      placeholder={placeholder}
      notFoundContent={
        failed ? (
          <button type="button" onClick={retry}>
            {failed} {say(inputWords.retry)}
          </button>
        ) : (
          say(busy ? inputWords.loading : inputWords.noData)
        )
      }
      aria-label={label}
      aria-invalid={wrong}
      aria-describedby={describedBy}
      onChange={(next: unknown) => onChange(idsIn(next))}
      onBlur={onBlur}
      onOpenChange={(open) => {
        if (open) onOpen?.()
      }}
    />
  )
}

/** What the kit hands over: a pair of id and label, several, or nothing. */
function idsIn(next: unknown): readonly string[] {
  const list: readonly unknown[] = Array.isArray(next) ? next : [next]
  return list.flatMap((one) =>
    typeof one === 'object' && one !== null && 'value' in one && typeof one.value === 'string' ? [one.value] : [],
  )
}
