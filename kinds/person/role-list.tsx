import { Select } from 'antd'
import { joinClassNames } from '../../ui/join-class-names.ts'
import { useHost } from '../field-services.ts'
import { peopleWords } from '../shared-inputs/words.ts'
import css from './person-dialog.module.css'

interface RoleListProps {
  /** Code of the one role that the field takes; empty for all. */
  readonly only: string
  readonly chosen: string | undefined
  readonly onChoose: (roleId: string | undefined) => void
}

/** Roles with the number of people in each; on a phone a select. */
export function RoleList({ only, chosen, onChoose }: RoleListProps) {
  const { say, useRoles, phone } = useHost()
  const roles = useRoles(only).data ?? []
  const everyone = only === '' ? [{ roleid: undefined, rolename: say(peopleWords.everyone), zongshu: undefined }] : []
  const here = chosen ?? (only === '' ? undefined : roles[0]?.roleid)
  if (phone) {
    return (
      <Select
        value={here ?? ''}
        aria-label={say(peopleWords.roles)}
        onChange={(id: string) => onChoose(id || undefined)}
        options={[...everyone, ...roles].map(({ roleid, rolename, zongshu }) => ({
          value: roleid ?? '',
          label: zongshu === undefined ? rolename : `${rolename} (${zongshu})`,
        }))}
      />
    )
  }
  return (
    <nav className={css.roles} aria-label={say(peopleWords.roles)}>
      <ul>
        {[...everyone, ...roles].map(({ roleid, rolename, zongshu }) => (
          <li key={roleid ?? ''}>
            <button
              type="button"
              className={joinClassNames(css.role, roleid === here && css.here)}
              aria-pressed={roleid === here}
              onClick={() => onChoose(roleid)}
            >
              <span>{rolename}</span>
              {zongshu !== undefined && <b>{zongshu}</b>}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  )
}
