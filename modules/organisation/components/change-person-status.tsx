import { http, newKey, queryClient, type Values } from '../../../web/module-api.ts'

/** A person as the account menu needs to know him. */
export interface Holder {
  readonly id: string
  readonly ver: number
  readonly name: string
  readonly status: string
}

export function holderOf({ id, ver, userName, userZt }: Values): Holder {
  return { id: String(id), ver: Number(ver), name: String(userName), status: String(userZt) }
}

const verbs = { 0: 'disable', 1: 'enable', 2: 'lock', 3: 'leave' } as const

/** Moves the status of a person; whatever shows people is read again. */
export async function setStatus({ id, ver }: Holder, userZt: keyof typeof verbs): Promise<void> {
  await http.post(`/api/base/person/${id}/action/${verbs[userZt]}`, { ver }, { key: newKey(), quiet: true })
  renewPeople()
}

/** Everything that shows people is read again, but what describes them. */
export function renewPeople(): void {
  void queryClient.invalidateQueries({
    queryKey: ['doc', 'base', 'person'],
    predicate: ({ queryKey }) => queryKey[3] !== 'describe',
  })
  void queryClient.invalidateQueries({ queryKey: ['tree'] })
}
