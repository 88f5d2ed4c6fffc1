import { Button, Popconfirm, Select, Tabs } from 'antd'
import { useDeferredValue, useMemo, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { useCan, useLang, useWords } from '../../../web/define.ts'
import { isOffice } from '../offices.ts'
import type { RoleLine, RoleSheet, SheetRole, StoredSheet } from '../sheet.ts'
import { roleWords as words } from '../words/role.ts'
import { BasicPanel } from './basic-panel.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import { GrantRequestBar } from './grant-request.tsx'
import { GrantablePanel } from './grantable-panel.tsx'
import { MemberPanel } from './member-panel.tsx'
import { PermissionPanel } from './permission-panel.tsx'
import type { Catalogue } from './rights-data.tsx'
import { ScopePanel } from './scope-panel.tsx'
import { useSheetWork } from './use-sheet-work.tsx'
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

const tabs = ['basic', 'permissions', 'fields', 'scopes', 'members', 'grantable'] as const
const nobody: Readonly<Record<string, string>> = {}

/** One role whole: what it is, gives, shows, and who holds it; saved as one. */
export function RoleSheetView({ stored, start, roles, codes, catalogue, onSaved, onCopy, onGone }: RoleSheetViewProps) {
  const t = useWords()
  const lang = useLang()
  const may = useCan(stored === null ? 'jsgn-xz' : 'jsgn-bj')
  const mayAdd = useCan('jsgn-xz')
  const mayRemove = useCan('jsgn-sc')
  const work = useSheetWork(stored, start, onSaved, onGone)
  const { sheet, patch, dirty, busy, errors, raced } = work
  const [tab, setTab] = useState<(typeof tabs)[number]>('basic')
  // The chosen tab is marked at once; what is in it is drawn piece by piece, however many permissions there are.
  const drawn = useDeferredValue(tab)
  const [besideId, setBeside] = useState<string | null>(null)
  const grantable = useMemo(() => new Set(catalogue.grantable), [catalogue.grantable])
  const mayGrant = useMemo(() => (code: string) => grantable.has('*') || grantable.has(code), [grantable])
  const other = roles.find(({ id }) => id === besideId)
  const beside = useMemo(
    () => (other === undefined ? null : { name: other.name, codes: new Set(codes[other.id]) }),
    [other, codes],
  )
  const verbs = useMemo(() => only(catalogue, (sort) => sort !== 'field'), [catalogue])
  const fields = useMemo(() => only(catalogue, (sort) => sort === 'field'), [catalogue])
  const chosen = useMemo(() => new Set(sheet.permissions), [sheet.permissions])
  const line = roles.find(({ id }) => id === stored?.id)
  const disabled = !may
  const names = stored?.names ?? nobody
  const codesPanel = (parts: Catalogue['parts']) => (
    <PermissionPanel
      parts={parts}
      chosen={chosen}
      beside={beside}
      mayGrant={mayGrant}
      disabled={disabled}
      onChange={(next) => patch({ permissions: [...next].sort() })}
    />
  )
  return (
    <section className={css.sheet} aria-label={nameOf(sheet.role, lang)}>
      <header className={css.head}>
        <div className={css.title}>
          <h2>{nameOf(sheet.role, lang) || t(words.add)}</h2>
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
              onChange={(id) => {
                setBeside(id ?? null)
                if (id) setTab('permissions')
              }}
            />
          )}
          {stored !== null && mayAdd && (
            <Button icon={<Icon name="copy" size={15} />} onClick={() => onCopy(sheet)}>
              {t(words.copy)}
            </Button>
          )}
          {stored !== null && mayRemove && !isOffice(stored.role) && (
            <Popconfirm
              title={t(words.removeAsk, { name: nameOf(sheet.role, lang) })}
              okText={t(words.remove)}
              cancelText={t(words.cancel)}
              onConfirm={() => void work.remove()}
            >
              <Button danger icon={<Icon name="trash" size={15} />}>
                {t(words.remove)}
              </Button>
            </Popconfirm>
          )}
          {dirty && stored !== null && <Button onClick={work.undo}>{t(words.undo)}</Button>}
          {may && (
            <Button type="primary" loading={busy} disabled={!dirty} onClick={() => void work.save()}>
              {t(words.save)}
            </Button>
          )}
        </div>
      </header>
      {stored !== null && <GrantRequestBar sheet={stored} catalogue={catalogue} />}
      <Tabs
        className={css.tabs}
        activeKey={tab}
        onChange={(key) => setTab(tabs.find((one) => one === key) ?? 'basic')}
        items={tabs.map((key) => ({
          key,
          label: key === 'members' ? `${t(words.members)} ${sheet.members.length}` : t(words[key]),
        }))}
      />
      <div className={css.tab} role="tabpanel" aria-label={t(words[drawn])}>
        {drawn === 'basic' && (
          <BasicPanel
            role={sheet.role}
            roles={roles}
            names={names}
            errors={errors}
            disabled={disabled}
            onChange={(role) => patch({ role: { ...sheet.role, ...role } })}
          />
        )}
        {drawn === 'permissions' && codesPanel(verbs)}
        {drawn === 'fields' && (
          <>
            <p className={css.note}>{t(words.fieldsNote)}</p>
            {codesPanel(fields)}
          </>
        )}
        {drawn === 'scopes' && (
          <ScopePanel
            codes={catalogue.scopes}
            scopes={sheet.scopes}
            names={names}
            disabled={disabled}
            onChange={(scopes) => patch({ scopes })}
          />
        )}
        {drawn === 'members' && (
          <MemberPanel
            members={sheet.members}
            names={names}
            disabled={disabled}
            onChange={(members) => patch({ members: [...members].sort() })}
          />
        )}
        {drawn === 'grantable' && (
          <GrantablePanel
            catalogue={catalogue}
            chosen={sheet.grantable}
            mayGrant={mayGrant}
            disabled={disabled}
            onChange={(next) => patch({ grantable: next })}
          />
        )}
      </div>
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

function only({ parts }: Catalogue, wanted: (sort: string) => boolean): Catalogue['parts'] {
  return parts
    .map((part) => ({ ...part, codes: part.codes.filter(({ sort }) => wanted(sort)) }))
    .filter(({ codes }) => codes.length > 0)
}

function nameOf({ roleName, nameRu, nameEn }: SheetRole, lang: ReturnType<typeof useLang>): string {
  return { zh: null, ru: nameRu, en: nameEn }[lang] || roleName
}
