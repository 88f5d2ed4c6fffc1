/** A data scope of a role, as its page shows and saves it. */
export interface SheetScope {
  readonly dsCode: string
  readonly dsType: string
  readonly units: readonly string[]
  readonly departments: readonly string[]
}

/** What a role is, beside its number of members. */
export interface SheetRole {
  readonly roleCode: string
  readonly roleName: string
  readonly nameRu: string | null
  readonly nameEn: string | null
  readonly roleType: string
  readonly unitId: string | null
  readonly mutexRoles: readonly string[]
  readonly remark: string | null
}

/** A role whole: saved as one. `grantable` is what its holders may grant to others. */
export interface RoleSheet {
  readonly role: SheetRole
  readonly permissions: readonly string[]
  readonly scopes: readonly SheetScope[]
  readonly members: readonly string[]
  readonly grantable: readonly string[]
}

/** A change of a role that waits for another security administrator. */
export interface GrantRequest {
  readonly id: string
  readonly changes: readonly SheetChange[]
  readonly askedBy: string
  readonly askedAt: number
  /** The reader asked for it himself: he may take it back, and not confirm it. */
  readonly mine: boolean
}

/** What one version of a role has more, less or other than an earlier one; `key` says which part and what. */
export interface SheetChange {
  readonly part: 'role' | 'permissions' | 'scopes' | 'members' | 'grantable'
  readonly how: 'added' | 'dropped' | 'changed'
  readonly key: string
}

/** The sheet as it was read: which role, which version, and who changed it last. */
export interface StoredSheet extends RoleSheet {
  readonly id: string
  readonly ver: number
  readonly changedBy: string
  readonly changedAt: number
  /** Names of members and places. */
  readonly names: Readonly<Record<string, string>>
}

/** A line of the list of roles. */
export interface RoleLine {
  readonly id: string
  readonly code: string
  readonly name: string
  readonly type: string
  readonly unitId: string | null
  readonly unit: string
  /** 人数: active people who hold it. */
  readonly zongshu: number
  readonly permissions: number
}
