import { expect, test } from 'vitest'
import { makeWorld } from '../testing/records-world.ts'
import { voyage } from '../testing/voyage-test-documents.ts'
import { takeNumber } from './numbering.ts'

test('a number has as many places as its pattern says: official documents are numbered 1号, never 0001号', async () => {
  const world = await makeWorld()
  const ctx = await world.as({ permissions: ['hc-ck'] })
  const taken = async (pattern: string) =>
    [1, 2].reduce<Promise<string[]>>(
      async (before) => [
        ...(await before),
        await takeNumber(ctx, voyage, { field: pattern, pattern, resetBy: 'year' }, {}),
      ],
      Promise.resolve([]),
    )
  expect(await taken('北陆发〔{YYYY}〕{#}号')).toEqual([
    expect.stringMatching(/^北陆发〔\d{4}〕1号$/),
    expect.stringMatching(/^北陆发〔\d{4}〕2号$/),
  ])
  expect(await taken('N-{####}')).toEqual(['N-0001', 'N-0002'])
})
