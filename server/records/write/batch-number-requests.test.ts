import { expect, test } from 'vitest'
import { batchNumberRequests } from './batch-number-requests.ts'

/** A source of rising numbers that answers later, as a database does. */
function counting(): { readonly draw: (many: number) => Promise<number[]>; readonly rounds: number[] } {
  const rounds: number[] = []
  let last = 0
  return {
    rounds,
    draw: async (many) => {
      rounds.push(many)
      await Promise.resolve()
      return Array.from({ length: many }, () => (last += 1))
    },
  }
}

test('those who ask while one is served are served together, each with his own, in their order', async () => {
  const { draw, rounds } = counting()
  const source = {}
  expect(await Promise.all(Array.from({ length: 9 }, () => batchNumberRequests(source, 'a', draw)))).toEqual([
    1, 2, 3, 4, 5, 6, 7, 8, 9,
  ])
  expect(rounds).toEqual([1, 8])
  expect(await batchNumberRequests(source, 'a', draw)).toBe(10)
})

test('a round that fails fails those who waited for it and nobody after them', async () => {
  const source = {}
  const failing = () => Promise.reject(new Error('no database'))
  const first = batchNumberRequests(source, 'a', failing)
  const second = batchNumberRequests(source, 'a', failing)
  expect((await Promise.allSettled([first, second])).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await batchNumberRequests(source, 'a', counting().draw)).toBe(1)
})

test('too few leave the last without one, and other keys do not wait', async () => {
  const source = {}
  const one = (many: number) => Promise.resolve(many > 0 ? ['only'] : [])
  expect(
    await Promise.all([
      batchNumberRequests(source, 'a', one),
      batchNumberRequests(source, 'a', one),
      batchNumberRequests(source, 'a', one),
    ]),
  ).toEqual(['only', 'only', undefined])
  const never = batchNumberRequests(source, 'b', () => new Promise<string[]>(() => undefined))
  expect(await Promise.race([never, batchNumberRequests(source, 'c', one)])).toBe('only')
})
