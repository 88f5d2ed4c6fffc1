import type { Caller } from './api-caller.ts'

interface Asked {
  readonly id: string
  readonly kind: string
  readonly state: string
}

interface Group {
  readonly settings: readonly { readonly key: string; readonly value: string }[]
}

/** Changes settings of a product and answers what they were; a second administrator confirms where one is needed. */
export function settingOf(by: (userCode: string) => Caller): (key: string, value: string) => Promise<string> {
  return async (key, value) => {
    const before = (await by('admin').get<readonly Group[]>('/api/system/setting')).flatMap(({ settings }) => settings)
    if ((await by('admin').post<unknown>('/api/system/setting/save', { key, value })) !== null)
      await confirmed(by('sec'))
    return before.find((one) => one.key === key)?.value ?? ''
  }
}

async function confirmed(second: Caller): Promise<void> {
  const asked = await second.get<readonly Asked[]>('/api/system/accountRequest')
  for (const { id } of asked.filter(({ kind, state }) => kind === 'setting' && state === 'waiting')) {
    await second.post(`/api/system/accountRequest/${id}/confirm`, {})
  }
}
