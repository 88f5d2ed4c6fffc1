import { expect, test } from 'vitest'
import { withPeople, withoutPeople } from './chosen.ts'

const wang = { userId: '1', userName: '王伟' }
const li = { userId: '2', userName: '李娜' }
const zhao = { userId: '3', userName: '赵强' }

test('WID-09 single mode replaces the chosen person', () => {
  expect(withPeople([wang], [li], false, []).chosen).toEqual([li])
})

test('WID-09 multiple mode accumulates and holds nobody twice', () => {
  expect(withPeople([wang], [wang, li], true, []).chosen).toEqual([wang, li])
})

test('WID-09 a locked person is not added, and the others are', () => {
  expect(withPeople([wang], [li, zhao], true, ['2'])).toEqual({ chosen: [wang, zhao], refused: li })
  expect(withPeople([wang], [li], false, ['2'])).toEqual({ chosen: [wang], refused: li })
})

test('WID-09 a locked person is not removed', () => {
  expect(withoutPeople([wang, li], ['1', '2'], ['1'])).toEqual({ chosen: [wang], refused: wang })
})
