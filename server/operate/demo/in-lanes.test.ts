import { expect, test } from 'vitest'
import { inLanes } from './in-lanes.ts'

test('items of a lane follow each other, lanes do not wait, and answers keep the order of the items', async () => {
  const told: string[] = []
  const answers = await inLanes(
    ['a1', 'b1', 'a2', 'b2'],
    (item) => item.slice(0, 1),
    async (item, at) => {
      told.push(`${item} begins`)
      await Promise.resolve()
      told.push(`${item} ends`)
      return `${at} ${item}`
    },
  )
  expect(answers).toEqual(['0 a1', '1 b1', '2 a2', '3 b2'])
  expect(told.slice(0, 2)).toEqual(['a1 begins', 'b1 begins'])
  for (const lane of ['a', 'b'])
    expect(told.filter((line) => line.startsWith(lane))).toEqual(
      ['1 begins', '1 ends', '2 begins', '2 ends'].map((part) => lane + part),
    )
})
