import { StatusTag } from '../../../ui/status-tag.tsx'
import { useWords } from '../../../web/module-api.ts'
import type { SheetChange } from '../role-edit-types.ts'
import { roleWords as words } from '../words/role-page.ts'
import type { Catalogue } from './role-queries.tsx'
import css from './role.module.css'

interface ChangeListProps {
  readonly label: string
  readonly changes: readonly SheetChange[]
  readonly names: Readonly<Record<string, string>>
  readonly catalogue: Catalogue
}

const hows = { added: 'good', dropped: 'bad', changed: 'info' } as const

/** What is added to a role, taken from it and altered in it, each by its name. */
export function ChangeList({ label, changes, names, catalogue: { parts, scopes } }: ChangeListProps) {
  const t = useWords()
  return (
    <div className={css.changes} role="group" aria-label={label}>
      {(['added', 'dropped', 'changed'] as const).map((how) => {
        const own = changes.filter((change) => change.how === how)
        return (
          own.length > 0 && (
            <section key={how}>
              <h4>{t(words[how])}</h4>
              <ul>
                {own.map((change) => (
                  <li key={`${change.part} ${change.key}`}>
                    <StatusTag tone={hows[how]}>{nameOf(change)}</StatusTag>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </div>
  )

  function nameOf({ part, key }: SheetChange): string {
    if (part === 'members') return names[key] ?? key
    if (part === 'scopes')
      return `${t(words.scopes)} · ${scopes.find(({ code }) => code === key)?.documents.join(' · ') ?? key}`
    if (part === 'role') return t(roleLabels[key] ?? words.basic)
    const home = parts.find(({ codes }) => codes.some(({ code }) => code === key))
    const own = home?.codes.find(({ code }) => code === key)?.label ?? key
    // To open a page is called like the page.
    const named = home === undefined || home.label === own ? own : `${home.label} · ${own}`
    return part === 'grantable' ? `${t(words.grantable)} · ${key === '*' ? t(words.everything) : named}` : named
  }
}

const roleLabels: Readonly<Record<string, typeof words.name>> = {
  roleCode: words.code,
  roleName: words.name,
  nameRu: words.nameRu,
  nameEn: words.nameEn,
  roleType: words.type,
  unitId: words.unit,
  mutexRoles: words.mutex,
  remark: words.remark,
}
