import { Button, Tag } from 'antd'
import { Dialog } from '../../../ui/dialog.tsx'
import { useStamp, useWords } from '../../../web/define.ts'
import { changesOf, type SheetChange } from '../merge-sheet.ts'
import type { RoleSheet, StoredSheet } from '../sheet.ts'
import { roleWords as words } from '../words/role.ts'
import type { Catalogue } from './rights-data.tsx'
import css from './role.module.css'

interface ConflictDialogProps {
  readonly base: RoleSheet
  readonly theirs: StoredSheet
  readonly catalogue: Catalogue
  readonly busy: boolean
  readonly onMerge: () => void
  readonly onTheirs: () => void
  readonly onClose: () => void
}

const hows = { added: 'green', dropped: 'red', changed: 'blue' } as const

/** Tells the second of two administrators what the first has changed, and lets him keep both or give way. */
export function ConflictDialog({ base, theirs, catalogue, busy, onMerge, onTheirs, onClose }: ConflictDialogProps) {
  const t = useWords()
  const stamp = useStamp()
  const changes = changesOf(base, theirs)
  return (
    <Dialog open careful title={t(words.raced, { who: theirs.changedBy })} width={640} onClose={onClose}
      footer={<><Button onClick={onTheirs}>{t(words.takeTheirs)}</Button><Button type="primary" loading={busy} onClick={onMerge}>{t(words.merge)}</Button></>}>
      <p className={css.note}>{stamp(theirs.changedAt)} · {t(words.racedNote)}</p>
      <div className={css.changes} aria-label={t(words.theirs)}>
        {(['added', 'dropped', 'changed'] as const).map((how) => {
          const own = changes.filter((change) => change.how === how)
          return own.length > 0 && (
            <section key={how}>
              <h4>{t(words[how])}</h4>
              <ul>{own.map((change) => <li key={`${change.part} ${change.key}`}><Tag color={hows[how]}>{nameOf(change, theirs, catalogue)}</Tag></li>)}</ul>
            </section>
          )
        })}
      </div>
    </Dialog>
  )

  function nameOf({ part, key }: SheetChange, { names }: StoredSheet, { parts, scopes }: Catalogue): string {
    if (part === 'members') return names[key] ?? key
    if (part === 'scopes') return `${t(words.scopes)} · ${scopes.find(({ code }) => code === key)?.documents.join(' · ') ?? key}`
    if (part === 'role') return t(roleLabels[key] ?? words.basic)
    const home = parts.find(({ codes }) => codes.some(({ code }) => code === key))
    const label = home === undefined ? key : `${home.label} · ${home.codes.find(({ code }) => code === key)?.label ?? key}`
    return part === 'grantable' ? `${t(words.grantable)} · ${key === '*' ? t(words.everything) : label}` : label
  }
}

const roleLabels: Readonly<Record<string, typeof words.name>> = {
  roleCode: words.code, roleName: words.name, nameRu: words.nameRu, nameEn: words.nameEn, roleType: words.type, unitId: words.unit, mutexRoles: words.mutex, remark: words.remark,
}
