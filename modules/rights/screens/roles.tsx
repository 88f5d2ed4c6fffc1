import { Drawer, Segmented } from 'antd'
import { useDeferredValue, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { TwoPanes } from '../../../ui/two-panes.tsx'
import { ErrorState, useCan, usePage, usePhone, useWords } from '../../../web/module-api.ts'
import { AccessRequests } from '../components/access-requests.tsx'
import { Matrix } from '../components/permission-matrix.tsx'
import { RoleSheetView } from '../components/role-editor.tsx'
import { RoleList } from '../components/role-list.tsx'
import { useCatalogue, useRoleCodes, useRoleLines, useSheet } from '../components/role-queries.tsx'
import type { RoleSheet } from '../role-edit-types.ts'
import { roleWords as words } from '../words/role-page.ts'

const blank: RoleSheet = {
  role: {
    roleCode: '',
    roleName: '',
    nameRu: null,
    nameEn: null,
    roleType: '2',
    unitId: null,
    mutexRoles: [],
    remark: null,
  },
  permissions: [],
  scopes: [],
  members: [],
  grantable: [],
}

/** Roles: who holds them on the left, everything they give on the right, or all of them against every permission. */
export default function Role() {
  const t = useWords()
  const { label, query } = usePage()
  const phone = usePhone()
  const mayAdd = useCan('jsgn-xz')
  const lines = useRoleLines()
  const catalogue = useCatalogue()
  const codes = useRoleCodes()
  const [chosen, setChosen] = useState<string | null>(query.get('role'))
  const [made, setMade] = useState<RoleSheet | null>(null)
  const [look, setLook] = useState<'edit' | 'matrix'>('edit')
  const drawn = useDeferredValue(look)
  const error = lines.error ?? catalogue.error ?? codes.error
  if (error && !(lines.data && catalogue.data && codes.data))
    return (
      <Page>
        <ErrorState error={error} onRetry={() => [lines, catalogue, codes].forEach((one) => void one.refetch())} />
      </Page>
    )
  if (!lines.data || !catalogue.data || !codes.data)
    return (
      <Page>
        <Skeleton lines={10} height={20} />
      </Page>
    )
  const roles = lines.data
  const current = made === null ? (chosen ?? (phone ? null : (roles[0]?.id ?? null))) : null
  const open = (id: string | null) => {
    setMade(null)
    setChosen(id)
    setLook('edit')
  }
  const add = () => {
    setMade(blank)
    setLook('edit')
  }
  const parts = {
    roles,
    codes: codes.data,
    catalogue: catalogue.data,
    onSaved: open,
    onGone: () => open(null),
    onCopy: (sheet: RoleSheet) => setMade(copyOf(sheet, t(words.copyName, { name: sheet.role.roleName }))),
  }
  const pane =
    made === null ? (
      <Opened key={current} id={current} {...parts} />
    ) : (
      <RoleSheetView key={`new ${made.role.roleCode}`} stored={null} start={made} {...parts} />
    )
  return (
    <Page full>
      <PageHeader
        title={t(label)}
        note={phone ? null : t(words.note)}
        actions={
          <>
            <Segmented
              value={look}
              onChange={setLook}
              options={[
                { value: 'edit', label: t(words.edit) },
                { value: 'matrix', label: t(words.matrix) },
              ]}
            />
            {mayAdd && (
              <Button look="primary" onClick={add}>
                {t(words.add)}
              </Button>
            )}
          </>
        }
      />
      <AccessRequests />
      {drawn === 'matrix' ? (
        <Matrix parts={catalogue.data.parts} roles={roles} codes={codes.data} onOpen={open} />
      ) : (
        <TwoPanes side={<RoleList roles={roles} chosen={current} onChoose={open} />}>{phone ? null : pane}</TwoPanes>
      )}
      {phone && look === 'edit' && (
        <Drawer
          open={current !== null || made !== null}
          title={t(label)}
          size="100%"
          onClose={() => open(null)}
          destroyOnHidden
          styles={{ body: { display: 'flex', flexDirection: 'column', padding: 0 } }}
        >
          {pane}
        </Drawer>
      )}
    </Page>
  )
}

/** A role that gives the same to nobody yet. */
function copyOf(sheet: RoleSheet, name: string): RoleSheet {
  const role = { ...sheet.role, roleCode: `${sheet.role.roleCode}2`.slice(0, 30), roleName: name.slice(0, 50) }
  return { ...sheet, role, members: [] }
}

interface OpenedProps extends Omit<Parameters<typeof RoleSheetView>[0], 'stored' | 'start'> {
  readonly id: string | null
}

function Opened({ id, ...parts }: OpenedProps) {
  const t = useWords()
  const { data, error, refetch } = useSheet(id)
  if (id === null) return <Empty title={t(words.choose)} />
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} height={24} />
  return <RoleSheetView stored={data} start={data} {...parts} />
}
