import { expect, test } from 'vitest'
import { isSet, requestOf } from './read-rows.ts'

test('only filters that cut travel, ranges with one open end included', () => {
  expect(
    requestOf({
      list: 'main',
      param: '',
      filters: { a: '', b: [], c: { from: null, to: '5' }, d: { from: null, to: null }, e: '0' },
      sort: ['-planDate', 'planNo'],
    }),
  ).toEqual({ list: 'main', parameters: { c: { from: null, to: '5' }, e: '0' }, sort: '-planDate,planNo', dir: 'desc' })
})

test('a list without an order shows the newest first', () => {
  expect(requestOf({ list: 'main', param: '煤', filters: {}, sort: [] })).toMatchObject({
    parameters: { param: '煤' },
    sort: '-createTime',
    dir: 'desc',
  })
})

test('zero and no are values', () => {
  expect([isSet('0'), isSet(0), isSet(false), isSet(null), isSet(undefined)]).toEqual([true, true, true, false, false])
})
