import { useState } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { joinClassNames } from '../../../ui/join-class-names.ts'
import { useWords } from '../../../web/module-api.ts'
import type { RoleLine } from '../role-edit-types.ts'
import { roleWords as words } from '../words/role-page.ts'
import css from './role.module.css'

interface RoleListProps {
  readonly roles: readonly RoleLine[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

const types = [
  ['1', words.system],
  ['2', words.business],
  ['3', words.data],
] as const

/** The roles by type, each with its unit and number of active people. */
export function RoleList({ roles, chosen, onChoose }: RoleListProps) {
  const t = useWords()
  const [typed, setTyped] = useState('')
  const wanted = typed.trim().toLowerCase()
  const found = roles.filter(({ name, code, unit }) => `${name} ${code} ${unit}`.toLowerCase().includes(wanted))
  return (
    <>
      <div className={css.find}>
        <InputBox
          clearable
          start={<Icon name="search" size={15} />}
          value={typed}
          placeholder={t(words.find)}
          aria-label={t(words.find)}
          onChange={setTyped}
        />
      </div>
      <nav className={css.roles} aria-label={t(words.find)}>
        {found.length === 0 && <Empty small title={t(words.none)} />}
        {types.map(([type, label]) => {
          const own = found.filter((one) => one.type === type)
          return (
            own.length > 0 && (
              <section key={type}>
                <h3>
                  {t(label)}
                  <span>{t(words.heads)}</span>
                </h3>
                {own.map(({ id, name, unit, zongshu }) => (
                  <button
                    key={id}
                    type="button"
                    className={joinClassNames(css.role, id === chosen && css.chosen)}
                    aria-current={id === chosen || undefined}
                    onClick={() => onChoose(id)}
                  >
                    <span className={css.roleName}>
                      {name}
                      <small>{unit || t(words.group)}</small>
                    </span>
                    <b aria-label={t(words.headCount, { n: zongshu })}>{zongshu}</b>
                  </button>
                ))}
              </section>
            )
          )
        })}
      </nav>
    </>
  )
}
