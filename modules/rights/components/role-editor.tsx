import { Tabs } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { useCan, useLang, useWords } from '../../../web/module-api.ts'
import type { RoleLine, RoleSheet, StoredSheet } from '../role-edit-types.ts'
import { roleWords as words } from '../words/role-page.ts'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GrantRequestBar } from './grant-request.tsx'
import { RoleHead } from './role-head.tsx'
import { roleNameIn } from './role-name.ts'
import type { Catalogue } from './role-queries.tsx'
import { roleTabs, RoleTabView, type RoleTab } from './role-tab.tsx'
import { useSheetWork } from './use-role-editing.tsx'
import css from './role.module.css'

interface RoleSheetViewProps {
  /** Null for a new role. */
  readonly stored: StoredSheet | null
  readonly start: RoleSheet
  readonly roles: readonly RoleLine[]
  readonly codes: Readonly<Record<string, readonly string[]>>
  readonly catalogue: Catalogue
  readonly onSaved: (id: string) => void
  readonly onCopy: (sheet: RoleSheet) => void
  readonly onGone: () => void
}

/** One role whole: what it is, gives, shows, and who holds it; saved as one. */
export function RoleSheetView({ stored, start, roles, codes, catalogue, onSaved, onCopy, onGone }: RoleSheetViewProps) {
  const t = useWords()
  const lang = useLang()
  const may = useCan(stored === null ? 'jsgn-xz' : 'jsgn-bj')
  const work = useSheetWork(stored, start, onSaved, onGone)
  const { sheet, busy, raced } = work
  const [tab, setTab] = useState<RoleTab>('basic')
  // The chosen tab is marked at once; what is in it is drawn piece by piece, however many permissions there are.
  const drawn = useDeferredValue(tab)
  const [besideId, setBeside] = useState<string | null>(null)
  const other = roles.find(({ id }) => id === besideId)
  const beside = useMemo(
    () => (other === undefined ? null : { name: other.name, codes: new Set(codes[other.id]) }),
    [other, codes],
  )
  const compare = (id: string | null) => {
    setBeside(id)
    if (id) setTab('permissions')
  }
  return (
    <section className={css.sheet} aria-label={roleNameIn(sheet.role, lang)}>
      <RoleHead {...{ stored, work, roles, besideId, onCopy }} onCompare={compare} />
      {stored !== null && <GrantRequestBar sheet={stored} catalogue={catalogue} />}
      <Tabs
        className={css.tabs}
        activeKey={tab}
        onChange={(key) => setTab(roleTabs.find((one) => one === key) ?? 'basic')}
        items={roleTabs.map((key) => ({
          key,
          label: key === 'members' ? `${t(words.members)} ${sheet.members.length}` : t(words[key]),
        }))}
      />
      <RoleTabView tab={drawn} {...{ stored, work, roles, catalogue, beside }} disabled={!may} />
      {raced && stored !== null && (
        <ConflictDialog
          base={work.base}
          theirs={raced}
          catalogue={catalogue}
          busy={busy}
          onMerge={() => void work.merge()}
          onTheirs={work.takeTheirs}
          onClose={work.closeRace}
        />
      )}
    </section>
  )
}
