import { useRef, useState, type KeyboardEvent } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { joinClassNames } from '../../ui/join-class-names.ts'
import type { PersonRow } from '../field-services.ts'
import { useHost } from '../field-services.ts'
import { inputWords, peopleWords } from '../shared-inputs/words.ts'
import type { Chosen } from './chosen-people.ts'
import { pickerWords } from './picker-words.ts'
import css from './person-dialog.module.css'

interface PersonRowsProps {
  readonly rows: readonly PersonRow[]
  /** The number of the first row. */
  readonly first: number
  readonly multiple: boolean
  readonly marked: readonly Chosen[]
  readonly byName: boolean
  readonly onMark: (marked: readonly Chosen[]) => void
  readonly onPick: (person: Chosen) => void
  readonly onSort: () => void
  /** A page on or back. */
  readonly onTurn: (by: 1 | -1) => void
}

/** Index, name, phone, department: arrows move, space marks, Enter chooses, Page Up and Page Down turn the page. */
export function PersonRows({ rows, first, multiple, marked, byName, onMark, onPick, onSort, onTurn }: PersonRowsProps) {
  const { say } = useHost()
  const body = useRef<HTMLTableSectionElement>(null)
  const [at, setAt] = useState(0)
  const here = Math.min(at, Math.max(0, rows.length - 1))
  const mark = (person: PersonRow) => {
    const others = multiple ? marked.filter(({ userId }) => userId !== person.userId) : []
    onMark(others.length < marked.length && multiple ? others : [...others, person])
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const person = rows[here]
    const to = placeAfter(event.key, here, rows.length)
    if (to !== null) body.current?.querySelectorAll('tr')[to]?.focus()
    else if (event.key === 'PageDown' || event.key === 'PageUp') onTurn(event.key === 'PageDown' ? 1 : -1)
    else if (event.key === ' ' && person) mark(person)
    else if (event.key === 'Enter' && person) onPick(person)
    else return
    event.preventDefault()
  }
  return (
    <table className={css.table} role="grid" aria-label={say(peopleWords.title)} aria-multiselectable={multiple}>
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader" scope="col">
            {say(inputWords.index)}
          </th>
          <th role="columnheader" scope="col" aria-sort={byName ? 'ascending' : 'none'}>
            <button
              type="button"
              className={css.sort}
              aria-label={`${say(peopleWords.name)}: ${say(pickerWords.byRank)}`}
              title={say(pickerWords.byRank)}
              onClick={onSort}
            >
              {say(peopleWords.name)}
              {byName && <Icon name="up" size={12} />}
            </button>
          </th>
          <th role="columnheader" scope="col">
            {say(peopleWords.phone)}
          </th>
          <th role="columnheader" scope="col">
            {say(peopleWords.department)}
          </th>
        </tr>
      </thead>
      <tbody ref={body} role="rowgroup" onKeyDown={onKeyDown}>
        {rows.map((person, index) => {
          const on = marked.some(({ userId }) => userId === person.userId)
          return (
            <tr
              key={person.userId}
              id={`person-row-${index}`}
              role="row"
              tabIndex={index === here ? 0 : -1}
              aria-selected={on}
              className={joinClassNames(on && css.here)}
              onFocus={() => setAt(index)}
              onClick={() => mark(person)}
              onDoubleClick={() => onPick(person)}
            >
              <td role="gridcell">{first + index}</td>
              <td role="gridcell">{person.userName}</td>
              <td role="gridcell">{person.userTel}</td>
              <td role="gridcell" title={person.deptsnames ?? undefined}>
                <bdi>{person.deptsnames}</bdi>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}

function placeAfter(key: string, at: number, count: number): number | null {
  if (key === 'ArrowDown') return Math.min(at + 1, count - 1)
  if (key === 'ArrowUp') return Math.max(at - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? count - 1 : null
}
