import { http, newKey, queryClient } from '../../../web/define.ts'

/** A person as the account menu needs to know him. */
export interface Holder {
  readonly id: string
  readonly ver: number
  readonly name: string
  readonly status: string
}

/** Sets the status of a person; whatever shows people is read again. */
export async function setStatus({ id, ver }: Holder, userZt: '0' | '1' | '2' | '3'): Promise<void> {
  await http.post('/api/base/person/save', { id, ver, userZt }, { key: newKey(), quiet: true })
  void queryClient.invalidateQueries({ queryKey: ['doc', 'base', 'person'], predicate: ({ queryKey }) => queryKey[3] !== 'describe' })
  void queryClient.invalidateQueries({ queryKey: ['tree'] })
}
