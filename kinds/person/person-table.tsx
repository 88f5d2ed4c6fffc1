import { useState } from 'react'
import { Empty } from '../../ui/empty.tsx'
import { useDebouncedValue } from '../../ui/use-debounced-value.ts'
import type { PeopleRequest } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { Pager } from '../shared-inputs/pager.tsx'
import type { Chosen } from './chosen-people.ts'
import { askedFor, atFirst } from './person-filter-request.ts'
import { PersonFilters, type Filters } from './person-filters.tsx'
import type { PickerLimits } from './person-picker-limits.ts'
import { PersonRows } from './person-rows.tsx'
import { pickerWords } from './picker-words.ts'
import css from './person-dialog.module.css'

interface PersonTableProps {
  readonly role: string | undefined
  readonly limits: PickerLimits
  readonly multiple: boolean
  readonly marked: readonly Chosen[]
  readonly onMark: (marked: readonly Chosen[]) => void
  /** Double click or Enter: chosen at once. */
  readonly onPick: (person: Chosen) => void
}

interface Place {
  readonly page: number
  readonly size: number
  readonly sort: PeopleRequest['sort']
}

// Fast enough to follow the fingers, slow enough not to ask for every letter of a pinyin.
const settling = 120

/** The filterable table of people, in pages of 10, 20 or 50, newest first unless sorted by name (DAT-06). */
export function PersonTable({ role, limits, multiple, marked, onMark, onPick }: PersonTableProps) {
  const { say, usePeople, me } = useHost()
  const [filters, setFilters] = useState<Filters>({ typed: '', department: atFirst.department, status: atFirst.status })
  const [place, setPlace] = useState<Place>({ page: 1, size: atFirst.size, sort: atFirst.sort })
  const param = useDebouncedValue(filters.typed.trim(), settling)
  const asked = askedFor({ ...place, ...filters, param, role }, limits, me)
  const page = usePageOf(JSON.stringify(asked), place.page, () => setPlace({ ...place, page: 1 }))
  const { data, busy, failed } = usePeople({ ...asked, page })
  const rows = data?.rows ?? []
  return (
    <div className={css.people}>
      <PersonFilters
        filters={filters}
        limits={limits}
        onFilter={setFilters}
        onDown={() => document.getElementById('person-row-0')?.focus()}
        onEnter={() => {
          const [only] = rows
          if (only && rows.length === 1 && param === filters.typed.trim() && !busy) onPick(only)
        }}
      />
      <div className={css.scroll} aria-busy={busy}>
        <PersonRows
          rows={rows}
          first={(page - 1) * place.size + 1}
          multiple={multiple}
          marked={marked}
          onMark={onMark}
          onPick={onPick}
          byName={place.sort === 'userName'}
          onSort={() => setPlace({ ...place, page: 1, sort: place.sort === 'register' ? 'userName' : 'register' })}
          onTurn={(by) => {
            const to = page + by
            if (to >= 1 && (to - 1) * place.size < (data?.total ?? 0)) setPlace({ ...place, page: to })
          }}
        />
        {(failed || data?.rows.length === 0) && (
          <Empty small title={failed ?? say(pickerWords.nobody)} note={failed ? null : say(pickerWords.widen)} />
        )}
      </div>
      <Pager
        page={page}
        size={place.size}
        total={data?.total ?? 0}
        onMove={(to, size) => setPlace({ ...place, page: to, size })}
      />
    </div>
  )
}

/** The page shown: whatever is asked for anew begins with the first. */
function usePageOf(asked: string, page: number, onAnew: () => void): number {
  const [before, setBefore] = useState(asked)
  if (before === asked) return page
  setBefore(asked)
  onAnew()
  return 1
}
