import type { RoleSheet, SheetChange, SheetScope } from './role-edit-types.ts'

/** Everything that differs between two versions of a role. */
export function changesOf(before: RoleSheet, after: RoleSheet): SheetChange[] {
  const sets = (['permissions', 'members', 'grantable'] as const).flatMap((part) => [
    ...missingFrom(before[part], after[part]).map((key): SheetChange => ({ part, how: 'added', key })),
    ...missingFrom(after[part], before[part]).map((key): SheetChange => ({ part, how: 'dropped', key })),
  ])
  return [...roleChanges(before, after), ...sets, ...scopeChanges(before.scopes, after.scopes)]
}

/** Mine on top of theirs: what I added, took away or altered since `base` is done again to what they left. */
export function merged(base: RoleSheet, mine: RoleSheet, theirs: RoleSheet): RoleSheet {
  const set = (part: 'permissions' | 'members' | 'grantable') => [
    ...theirs[part].filter((one) => !base[part].includes(one) || mine[part].includes(one)),
    ...missingFrom(base[part], mine[part]).filter((one) => !theirs[part].includes(one)),
  ]
  const mineChanged = Object.fromEntries(
    Object.entries(mine.role).filter(([name, value]) => !alike(value, valueOf(base, name))),
  )
  const touched = scopeChanges(base.scopes, mine.scopes).map(({ key }) => key)
  return {
    role: { ...theirs.role, ...mineChanged },
    permissions: set('permissions'),
    members: set('members'),
    grantable: set('grantable'),
    scopes: [
      ...theirs.scopes.filter(({ dsCode }) => !touched.includes(dsCode)),
      ...mine.scopes.filter(({ dsCode }) => touched.includes(dsCode)),
    ],
  }
}

function missingFrom(present: readonly string[], wanted: readonly string[]): string[] {
  const known = new Set(present)
  return wanted.filter((one) => !known.has(one))
}

function roleChanges(before: RoleSheet, after: RoleSheet): SheetChange[] {
  return Object.entries(after.role)
    .filter(([name, value]) => !alike(value, valueOf(before, name)))
    .map(([key]) => ({ part: 'role', how: 'changed', key }))
}

function scopeChanges(before: readonly SheetScope[], after: readonly SheetScope[]): SheetChange[] {
  const codes = [...new Set([...before, ...after].map(({ dsCode }) => dsCode))]
  return codes.flatMap((key): SheetChange[] => {
    const [old, now] = [before.find(({ dsCode }) => dsCode === key), after.find(({ dsCode }) => dsCode === key)]
    if (alike(old, now)) return []
    const gone = now === undefined ? 'dropped' : 'changed'
    return [{ part: 'scopes', how: old === undefined ? 'added' : gone, key }]
  })
}

function valueOf({ role }: RoleSheet, name: string): unknown {
  return new Map<string, unknown>(Object.entries(role)).get(name)
}

function alike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
