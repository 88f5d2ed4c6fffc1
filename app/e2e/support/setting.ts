import type { Caller } from './api.ts'

interface Asked {
  readonly id: string
  readonly kind: string
  readonly state: string
}

/** Changes settings of a product; a second administrator confirms where one is needed. */
export function settingOf(by: (userCode: string) => Caller): (key: string, value: string) => Promise<void> {
  return async (key, value) => {
    if (await by('admin').post<unknown>('/api/system/setting/save', { key, value }) === null) return
    const asked = await by('sec').get<readonly Asked[]>('/api/system/accountRequest')
    for (const { id } of asked.filter(({ kind, state }) => kind === 'setting' && state === 'waiting')) {
      await by('sec').post(`/api/system/accountRequest/${id}/confirm`, {})
    }
  }
}
