import { expect, test } from 'vitest'
import { TimeLine } from './demo-time-line.ts'

test('steps of all modules are taken in the order of time, those of one time by module and then as registered', async () => {
  const line = new TimeLine(0)
  const taken: string[] = []
  const step = (part: number, time: number, name: string) =>
    line.step(part, time, () => Promise.resolve(void taken.push(`${line.clock} ${name}`)))
  void line.story('stock', async () => {
    await step(2, 30, 'goods come in')
    await step(2, 50, 'goods go out')
  })
  void line.story('contracts', async () => {
    await Promise.all([step(1, 40, 'settled'), step(1, 10, 'agreed'), step(1, 50, 'paid'), step(1, 50, 'paid again')])
  })
  await line.run()
  expect(taken).toEqual(['10 agreed', '30 goods come in', '40 settled', '50 paid', '50 paid again', '50 goods go out'])
})

test('a step that is some hours late is done at once, at the time that it is', async () => {
  const line = new TimeLine(0)
  const taken: number[] = []
  void line.story('stock: coal', async () => {
    for (const time of [86_400_000, 1000, 86_400_001])
      await line.step(0, time, (at) => Promise.resolve(void taken.push(at)))
  })
  await line.run()
  expect(taken).toEqual([86_400_000, 86_400_000, 86_400_001])
})

test('a step that asks for a time more than a day ago fails, and names both', async () => {
  const line = new TimeLine(0)
  void line.story('stock: coal', async () => {
    await line.step(0, 86_402_000, () => Promise.resolve())
    await line.step(0, 1000, () => Promise.resolve())
  })
  const failure = await line.run().catch((error: unknown) => error)
  expect(String(failure)).toContain('stock: coal')
  expect(String(failure instanceof Error ? failure.cause : null)).toContain('1970-01-01T00:00:01.000Z')
})

test('the first story that fails ends the line before any later step', async () => {
  const line = new TimeLine(0)
  let later = false
  void line.story('finance', () => line.step(0, 1, () => Promise.reject(new Error('no such account'))))
  void line.story('profit', () =>
    line.step(1, 2, () => {
      later = true
      return Promise.resolve()
    }),
  )
  await expect(line.run()).rejects.toThrow('finance')
  expect(later).toBe(false)
})

test('a story may go on after a refusal that it is about', async () => {
  const line = new TimeLine(0)
  const taken: string[] = []
  void line.story('credit', async () => {
    await line.step(0, 1, () => Promise.reject(new Error('above the limit'))).catch(() => taken.push('refused'))
    await line.step(0, 2, () => Promise.resolve(void taken.push('released')))
  })
  await line.run()
  expect(taken).toEqual(['refused', 'released'])
})
