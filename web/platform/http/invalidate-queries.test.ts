import { QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { makeStale } from './invalidate-queries.ts'
import { queryClient } from './query-client.ts'

afterEach(() => queryClient.clear())

/** A query that somebody looks at; each reading is answered by hand with what there is at that moment. */
function watched() {
  const readings: ((rows: string) => void)[] = []
  const observer = new QueryObserver(queryClient, {
    queryKey: ['notice', 'page'],
    queryFn: () =>
      new Promise<string>((done) => {
        readings.push(done)
      }),
  })
  const stop = observer.subscribe(() => undefined)
  return { readings, stop, shown: () => observer.getCurrentResult().data }
}

test('DAT-07 what an event says during the first reading of a page is read after it', async () => {
  const { readings, stop, shown } = watched()
  await expect.poll(() => readings.length).toBe(1)
  makeStale({ queryKey: ['notice'] })
  readings[0]?.('before')
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.('after')
  await expect.poll(shown).toBe('after')
  stop()
})

test('DAT-07 what is shown already is read once for an event', async () => {
  const { readings, stop, shown } = watched()
  await expect.poll(() => readings.length).toBe(1)
  readings[0]?.('first')
  await expect.poll(shown).toBe('first')
  makeStale({ queryKey: ['notice'] })
  await expect.poll(() => readings.length).toBe(2)
  readings[1]?.('second')
  await expect.poll(shown).toBe('second')
  expect(readings).toHaveLength(2)
  stop()
})
