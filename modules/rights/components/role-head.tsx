import { Popconfirm, Select } from 'antd'
import { Button } from '../../../ui/button.tsx'
import { useCan, useLang, useWords } from '../../../web/module-api.ts'
import { isOffice } from '../administrator-roles.ts'
import type { RoleLine, RoleSheet, StoredSheet } from '../role-edit-types.ts'
import { roleWords as words } from '../words/role-page.ts'
import { roleNameIn } from './role-name.ts'
import type { SheetWork } from './use-role-editing.tsx'
import css from './role.module.css'

interface RoleHeadProps {
  readonly stored: StoredSheet | null
  readonly work: SheetWork
  readonly roles: readonly RoleLine[]
  /** The role this one is compared with. */
  readonly besideId: string | null
  readonly onCompare: (id: string | null) => void
  readonly onCopy: (sheet: RoleSheet) => void
}

/** What a role is called, and what may be done with it as a whole. */
export function RoleHead({ stored, work, roles, besideId, onCompare, onCopy }: RoleHeadProps) {
  const t = useWords()
  const lang = useLang()
  const may = useCan(stored === null ? 'jsgn-xz' : 'jsgn-bj')
  const mayAdd = useCan('jsgn-xz')
  const mayRemove = useCan('jsgn-sc')
  const { sheet, dirty, busy } = work
  const line = roles.find(({ id }) => id === stored?.id)
  return (
    <header className={css.head}>
      <div className={css.title}>
        <h2>{roleNameIn(sheet.role, lang) || t(words.add)}</h2>
        <p>
          {sheet.role.roleCode}
          {line && ` · ${line.unit || t(words.group)} · ${t(words.headCount, { n: line.zongshu })}`}
        </p>
      </div>
      <div className={css.buttons}>
        {stored !== null && (
          <Select
            className={css.compare}
            allowClear
            showSearch
            optionFilterProp="label"
            placeholder={t(words.compare)}
            aria-label={t(words.compare)}
            value={besideId}
            options={roles.filter(({ id }) => id !== stored.id).map(({ id, name }) => ({ value: id, label: name }))}
            onChange={(id) => onCompare(id ?? null)}
          />
        )}
        {stored !== null && mayAdd && (
          <Button icon="copy" onClick={() => onCopy(sheet)}>
            {t(words.copy)}
          </Button>
        )}
        {stored !== null && mayRemove && !isOffice(stored.role) && (
          <Popconfirm
            title={t(words.removeAsk, { name: roleNameIn(sheet.role, lang) })}
            okText={t(words.remove)}
            cancelText={t(words.cancel)}
            onConfirm={() => void work.remove()}
          >
            <Button danger icon="trash">
              {t(words.remove)}
            </Button>
          </Popconfirm>
        )}
        {dirty && stored !== null && <Button onClick={work.undo}>{t(words.undo)}</Button>}
        {may && (
          <Button look="primary" busy={busy} disabled={!dirty} onClick={() => void work.save()}>
            {t(words.save)}
          </Button>
        )}
      </div>
    </header>
  )
}
