import { useQuery } from '@tanstack/react-query'
import type { PermissionCatalogue } from '../../../core/api-types/permission-catalogue.ts'
import { http, queryClient, useLang } from '../../../web/module-api.ts'
import type { RoleLine, StoredSheet } from '../role-edit-types.ts'

/** Every permission, and what the reader may grant; `*` is everything. */
export interface Catalogue extends PermissionCatalogue {
  readonly grantable: readonly string[]
}

export function useCatalogue() {
  const lang = useLang()
  return useQuery({
    queryKey: ['rights', 'catalogue', lang],
    queryFn: ({ signal }) => http.get<Catalogue>('/api/rights/catalogue', { signal, quiet: true }),
  })
}

export function useRoleLines() {
  const lang = useLang()
  return useQuery({
    queryKey: ['rights', 'roles', lang],
    queryFn: ({ signal }) => http.get<readonly RoleLine[]>('/api/rights/roles', { signal, quiet: true }),
  })
}

/** Which codes each role holds. */
export function useRoleCodes() {
  return useQuery({
    queryKey: ['rights', 'codes'],
    queryFn: ({ signal }) =>
      http.get<Readonly<Record<string, readonly string[]>>>('/api/rights/codes', { signal, quiet: true }),
  })
}

/** A role as it is stored; asked again whenever it is opened, because others change it too. */
export function useSheet(id: string | null) {
  const lang = useLang()
  return useQuery({
    queryKey: ['rights', 'sheet', id, lang],
    enabled: id !== null,
    staleTime: 0,
    queryFn: ({ signal }) => readSheet(id ?? '', signal),
  })
}

export function readSheet(id: string, signal?: AbortSignal): Promise<StoredSheet> {
  return http.get<StoredSheet>(`/api/rights/roles/${id}`, { quiet: true, ...(signal ? { signal } : {}) })
}

/** Reads everything about roles again. */
export function renewRights(): void {
  void queryClient.invalidateQueries({ queryKey: ['rights'] })
}
