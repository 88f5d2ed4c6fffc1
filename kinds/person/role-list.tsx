import { Select } from 'antd'
import { classes } from '../../ui/classes.ts'
import { useHost } from '../host.ts'
import { peopleWords } from '../parts/words.ts'
import css from './person-dialog.module.css'

interface RoleListProps {
  readonly chosen: string | undefined
  readonly onChoose: (roleId: string | undefined) => void
}

/** Roles with the number of people in each; on a phone a select. */
export function RoleList({ chosen, onChoose }: RoleListProps) {
  const { say, useRoles, phone } = useHost()
  const roles = useRoles().data ?? []
  if (phone) {
    return <Select value={chosen ?? ''} aria-label={say(peopleWords.roles)} onChange={(id: string) => onChoose(id || undefined)}
      options={[{ value: '', label: say(peopleWords.everyone) }, ...roles.map((role) => ({ value: role.roleid, label: `${role.rolename} (${role.zongshu})` }))]} />
  }
  const entry = (id: string | undefined, name: string, count?: number) => (
    <li key={id ?? ''}>
      <button type="button" className={classes(css.role, id === chosen && css.here)} aria-pressed={id === chosen} onClick={() => onChoose(id)}>
        <span>{name}</span>{count !== undefined && <b>{count}</b>}
      </button>
    </li>
  )
  return (
    <nav className={css.roles} aria-label={say(peopleWords.roles)}>
      <ul>
        {entry(undefined, say(peopleWords.everyone))}
        {roles.map((role) => entry(role.roleid, role.rolename, role.zongshu))}
      </ul>
    </nav>
  )
}
