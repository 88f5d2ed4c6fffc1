import { expect, test } from 'vitest'
import { admission } from './admission.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

test('calls beyond the width wait, and callers are served in turn whoever has how many', async () => {
  const { enter, leave } = admission({ width: 1, waiting: 10, patience: 10_000 })
  const served: string[] = []
  const call = (caller: string) => enter(caller).then(() => served.push(caller))
  for (const caller of ['a', 'a', 'a', 'a', 'b', 'c']) void call(caller)
  await settled()
  for (let done = 0; done < 5; done += 1) {
    leave()
    await settled()
  }
  expect(served).toEqual(['a', 'a', 'b', 'c', 'a', 'a'])
  leave()
  await enter('d')
})

test('a line that is full refuses at once, and whoever waits too long is refused and keeps no place', async () => {
  const { enter, leave } = admission({ width: 1, waiting: 1, patience: 20 })
  await enter('a')
  const late = enter('b')
  await expect(enter('c')).rejects.toMatchObject({ code: 'server.busy', status: 503 })
  await expect(late).rejects.toMatchObject({ code: 'server.busy', status: 503 })
  leave()
  await enter('d')
})
