import { Select } from 'antd'
import { useMemo, useState } from 'react'
import { InputBox } from '../../ui/input.tsx'
import type { TreeNode } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { TreeBox } from '../shared-inputs/organisation-tree-select.tsx'
import { peopleWords } from '../shared-inputs/words.ts'
import type { PickerLimits } from './person-picker-limits.ts'
import { pickerWords } from './picker-words.ts'
import css from './person-dialog.module.css'

export interface Filters {
  readonly typed: string
  readonly department: string | null
  /** Empty for every status. */
  readonly status: string
}

interface PersonFiltersProps {
  readonly filters: Filters
  readonly limits: PickerLimits
  readonly onFilter: (filters: Filters) => void
  /** The down arrow leads from the words typed to the people found. */
  readonly onDown: () => void
  readonly onEnter: () => void
}

/** What the table is narrowed by: words typed, a department of one's own company, a status. */
export function PersonFilters({
  filters,
  limits: { everywhere, scope },
  onFilter,
  onDown,
  onEnter,
}: PersonFiltersProps) {
  const { say, useTree, useDictionary, me } = useHost()
  const [opened, setOpened] = useState(false)
  const tree = useTree('department', scope, opened)
  const statuses = useDictionary('userZt').data ?? []
  const nodes = useMemo(
    () => offered(tree.data ?? [], everywhere ? null : me.unitId),
    [tree.data, everywhere, me.unitId],
  )
  return (
    <div className={css.filters}>
      <InputBox
        clearable
        autoFocus
        value={filters.typed}
        placeholder={say(peopleWords.find)}
        aria-label={say(peopleWords.find)}
        onChange={(text) => onFilter({ ...filters, typed: text })}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') {
            event.preventDefault()
            onDown()
          } else if (event.key === 'Enter' && !event.nativeEvent.isComposing) onEnter()
        }}
      />
      <div className={css.department} onPointerEnter={() => setOpened(true)} onFocus={() => setOpened(true)}>
        <TreeBox
          id="person-department"
          tree={{ ...tree, data: tree.data && nodes }}
          values={filters.department === null ? [] : [filters.department]}
          multiple={false}
          full
          label={say(peopleWords.department)}
          placeholder={say(everywhere ? pickerWords.allDepartments : pickerWords.ownCompany)}
          nameOf={(id) => id}
          onChange={([department = null]) => onFilter({ ...filters, department })}
        />
      </div>
      <Select
        className={css.status ?? ''}
        value={filters.status}
        aria-label={say(pickerWords.status)}
        onChange={(status: string) => onFilter({ ...filters, status })}
        popupMatchSelectWidth={false}
        options={[
          ...statuses.map(({ code, label }) => ({ value: code, label })),
          { value: '', label: say(pickerWords.anyStatus) },
        ]}
      />
    </div>
  )
}

/**
 * The part of the tree that stands under a node, all of it to choose from: a filter shows more, it never grants more.
 */
function offered(nodes: readonly TreeNode[], under: string | null): readonly TreeNode[] {
  const open = nodes.map((node) => ({ ...node, disabled: false }))
  if (under === null) return open
  const inside = new Set([under])
  // Parents come before their children.
  return open.filter(({ id, pid }) => inside.has(id) || (pid !== null && inside.has(pid) && inside.add(id)))
}
