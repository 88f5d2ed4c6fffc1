import { Input } from 'antd'
import { useDeferredValue, useState } from 'react'
import { classes } from '../../ui/classes.ts'
import { Empty } from '../../ui/empty.tsx'
import type { PersonRow } from '../host.ts'
import { useHost } from '../host.ts'
import { Pager } from '../parts/pager.tsx'
import { inputWords, peopleWords } from '../parts/words.ts'
import type { Chosen } from './chosen.ts'
import css from './person-dialog.module.css'

interface PersonTableProps {
  readonly role: string | undefined
  readonly everywhere: boolean
  readonly multiple: boolean
  readonly marked: readonly Chosen[]
  readonly onMark: (marked: readonly Chosen[]) => void
  /** Double click or Enter: chosen at once. */
  readonly onPick: (person: Chosen) => void
}

/** The filterable table of people: index, name, phone, department. */
export function PersonTable({ role, everywhere, multiple, marked, onMark, onPick }: PersonTableProps) {
  const { say, usePeople } = useHost()
  const [typed, setTyped] = useState('')
  const [place, setPlace] = useState({ page: 1, size: 10, role })
  const page = place.role === role ? place.page : 1
  const param = useDeferredValue(typed.trim())
  const { data, busy, failed } = usePeople({ page, size: place.size, everywhere, ...(role ? { roleId: role } : {}), ...(param ? { param } : {}) })
  const mark = (person: PersonRow) => {
    const others = multiple ? marked.filter(({ userId }) => userId !== person.userId) : []
    onMark(others.length < marked.length && multiple ? others : [...others, person])
  }
  return (
    <div className={css.people}>
      <Input allowClear autoFocus value={typed} placeholder={say(peopleWords.find)} aria-label={say(peopleWords.find)}
        onChange={(event) => { setTyped(event.target.value); setPlace({ ...place, page: 1, role }) }} />
      <div className={css.scroll} aria-busy={busy}>
        <table className={css.table}>
          <thead><tr><th>{say(inputWords.index)}</th><th>{say(peopleWords.name)}</th><th>{say(peopleWords.phone)}</th><th>{say(peopleWords.department)}</th></tr></thead>
          <tbody>
            {data?.rows.map((person, index) => {
              const on = marked.some(({ userId }) => userId === person.userId)
              return (
                <tr key={person.userId} tabIndex={0} aria-selected={on} className={classes(on && css.here)} onClick={() => mark(person)} onDoubleClick={() => onPick(person)}
                  onKeyDown={(event) => { if (event.key === ' ') { event.preventDefault(); mark(person) } else if (event.key === 'Enter') onPick(person) }}>
                  <td>{(page - 1) * place.size + index + 1}</td><td>{person.userName}</td><td>{person.userTel}</td><td title={person.deptsnames ?? undefined}>{person.deptsnames}</td>
                </tr>
              )
            })}
          </tbody>
        </table>
        {(failed || data?.rows.length === 0) && <Empty small title={failed ?? say(inputWords.noData)} />}
      </div>
      <Pager page={page} size={place.size} total={data?.total ?? 0} onMove={(to, size) => setPlace({ page: to, size, role })} />
    </div>
  )
}
