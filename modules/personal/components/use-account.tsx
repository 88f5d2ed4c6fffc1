import { useQuery } from '@tanstack/react-query'
import type { MySessions } from '../../../core/api-types/my-sessions.ts'
import { http } from '../../../web/module-api.ts'

/** One's own data; a file record as the product keeps files. */
export interface Account {
  readonly ver: number
  readonly userCode: string
  readonly userName: string
  readonly nameRu: string | null
  readonly nameEn: string | null
  readonly userTel: string | null
  readonly email: string | null
  /** Epoch ms; null where the password is kept elsewhere. */
  readonly passwordChanged: number | null
}

export const accountKey = ['my', 'account'] as const
export const sessionsKey = ['my', 'sessions'] as const

export function useAccount() {
  return useQuery({
    queryKey: accountKey,
    queryFn: ({ signal }) => http.get<Account>('/api/system/my/account', { signal }),
  })
}

export function useMySessions() {
  return useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => http.get<MySessions>('/api/system/my/sessions', { signal }),
  })
}
