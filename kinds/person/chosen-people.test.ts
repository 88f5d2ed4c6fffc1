import fc from 'fast-check'
import { expect, test } from 'vitest'
import { withPeople, withoutPeople, type Chosen } from './chosen-people.ts'

const wang = { userId: '1', userName: '王伟' }
const li = { userId: '2', userName: '李娜' }
const zhao = { userId: '3', userName: '赵强' }
const single = { multiple: false, locked: [], most: 0 }
const multiple = { multiple: true, locked: [], most: 0 }

test('WID-09 single mode replaces the chosen person', () => {
  expect(withPeople([wang], [li], single).chosen).toEqual([li])
})

test('WID-09 multiple mode accumulates and holds nobody twice', () => {
  expect(withPeople([wang], [wang, li], multiple).chosen).toEqual([wang, li])
})

test('WID-09 a locked person is not added, and the others are', () => {
  expect(withPeople([wang], [li, zhao], { ...multiple, locked: ['2'] })).toEqual({
    chosen: [wang, zhao],
    refused: li,
    full: false,
  })
  expect(withPeople([wang], [li], { ...single, locked: ['2'] })).toEqual({ chosen: [wang], refused: li, full: false })
})

test('WID-09 a locked person is not removed, nor replaced in single mode', () => {
  expect(withoutPeople([wang, li], ['1', '2'], ['1'])).toEqual({ chosen: [wang], refused: wang, full: false })
  expect(withPeople([wang], [li], { ...single, locked: ['1'] })).toEqual({ chosen: [wang], refused: wang, full: false })
})

test('WID-09 nobody is added beyond the limit of the field, and what was chosen before stays', () => {
  expect(withPeople([wang], [li, zhao], { ...multiple, most: 2 })).toEqual({
    chosen: [wang, li],
    refused: null,
    full: true,
  })
  expect(withPeople([wang, li], [zhao], { ...multiple, most: 1 })).toEqual({
    chosen: [wang, li],
    refused: null,
    full: true,
  })
})

test('reliability 40: locked people are there after any adding and removing, and single mode holds one at most', () => {
  const crowd = Array.from({ length: 8 }, (_, at): Chosen => ({ userId: String(at), userName: `人${at}` }))
  const moves = fc.array(fc.record({ add: fc.boolean(), whom: fc.subarray(crowd) }), { maxLength: 20 })
  fc.assert(
    fc.property(fc.boolean(), fc.subarray(crowd, { maxLength: 3 }), moves, (several, before, taken) => {
      const start = several ? before : before.slice(0, 1)
      const locked = start.slice(0, 2).map(({ userId }) => userId)
      const end = taken.reduce<readonly Chosen[]>(
        (chosen, { add, whom }) =>
          (add
            ? withPeople(chosen, whom, { multiple: several, locked, most: 0 })
            : withoutPeople(
                chosen,
                whom.map(({ userId }) => userId),
                locked,
              )
          ).chosen,
        start,
      )
      const ids = end.map(({ userId }) => userId)
      expect(ids).toEqual(expect.arrayContaining(locked))
      expect(new Set(ids).size).toBe(ids.length)
      if (!several) expect(ids.length).toBeLessThanOrEqual(1)
    }),
  )
})
