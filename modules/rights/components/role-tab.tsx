import { useMemo } from 'react'
import { useWords } from '../../../web/module-api.ts'
import type { RoleLine, StoredSheet } from '../role-edit-types.ts'
import { roleWords as words } from '../words/role-page.ts'
import { GrantablePanel } from './grantable-panel.tsx'
import { MemberPanel } from './member-panel.tsx'
import { PermissionPanel } from './permission-panel.tsx'
import { BasicPanel } from './role-basic-panel.tsx'
import type { Catalogue } from './role-queries.tsx'
import { ScopePanel } from './scope-panel.tsx'
import type { SheetWork } from './use-role-editing.tsx'
import css from './role.module.css'

export const roleTabs = ['basic', 'permissions', 'fields', 'scopes', 'members', 'grantable'] as const

export type RoleTab = (typeof roleTabs)[number]

interface RoleTabViewProps {
  readonly tab: RoleTab
  readonly stored: StoredSheet | null
  readonly work: SheetWork
  readonly roles: readonly RoleLine[]
  readonly catalogue: Catalogue
  /** The role this one is compared with. */
  readonly beside: { readonly name: string; readonly codes: ReadonlySet<string> } | null
  readonly disabled: boolean
}

const nobody: Readonly<Record<string, string>> = {}

/** One part of a role. */
export function RoleTabView({ tab, stored, work, roles, catalogue, beside, disabled }: RoleTabViewProps) {
  const t = useWords()
  const { sheet, patch, errors } = work
  const grantable = useMemo(() => new Set(catalogue.grantable), [catalogue.grantable])
  const mayGrant = useMemo(() => (code: string) => grantable.has('*') || grantable.has(code), [grantable])
  const verbs = useMemo(() => only(catalogue, (sort) => sort !== 'field'), [catalogue])
  const fields = useMemo(() => only(catalogue, (sort) => sort === 'field'), [catalogue])
  const chosen = useMemo(() => new Set(sheet.permissions), [sheet.permissions])
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
    <div className={css.tab} role="tabpanel" aria-label={t(words[tab])}>
      {tab === 'basic' && (
        <BasicPanel
          role={sheet.role}
          roles={roles}
          names={names}
          errors={errors}
          disabled={disabled}
          onChange={(role) => patch({ role: { ...sheet.role, ...role } })}
        />
      )}
      {tab === 'permissions' && codesPanel(verbs)}
      {tab === 'fields' && (
        <>
          <p className={css.note}>{t(words.fieldsNote)}</p>
          {codesPanel(fields)}
        </>
      )}
      {tab === 'scopes' && (
        <ScopePanel
          codes={catalogue.scopes}
          scopes={sheet.scopes}
          names={names}
          disabled={disabled}
          onChange={(scopes) => patch({ scopes })}
        />
      )}
      {tab === 'members' && (
        <MemberPanel
          members={sheet.members}
          names={names}
          disabled={disabled}
          onChange={(members) => patch({ members: [...members].sort() })}
        />
      )}
      {tab === 'grantable' && (
        <GrantablePanel
          catalogue={catalogue}
          chosen={sheet.grantable}
          mayGrant={mayGrant}
          disabled={disabled}
          onChange={(next) => patch({ grantable: next })}
        />
      )}
    </div>
  )
}

function only({ parts }: Catalogue, wanted: (sort: string) => boolean): Catalogue['parts'] {
  return parts
    .map((part) => ({ ...part, codes: part.codes.filter(({ sort }) => wanted(sort)) }))
    .filter(({ codes }) => codes.length > 0)
}
