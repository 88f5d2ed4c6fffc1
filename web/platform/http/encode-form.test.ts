import { expect, test } from 'vitest'
import { encodeForm } from './encode-form.ts'

test('SES-04 nested objects and arrays travel in a form by bracketed names', () => {
  const form = encodeForm({
    dir: 'desc',
    page: 1,
    parameters: { userZt: '1', param: '陈 & co' },
    ids: ['a', 'b'],
    lines: [{ qty: '1.50' }],
  })
  expect([...form]).toEqual([
    ['dir', 'desc'],
    ['page', '1'],
    ['parameters[userZt]', '1'],
    ['parameters[param]', '陈 & co'],
    ['ids[0]', 'a'],
    ['ids[1]', 'b'],
    ['lines[0][qty]', '1.50'],
  ])
})

test('SES-04 what is not there does not travel, an empty text does', () => {
  expect(encodeForm({ checkCode: '', checkId: undefined, unit: null, flag: false }).toString()).toBe(
    'checkCode=&flag=false',
  )
})

test('SES-09 a body that cannot be a form is refused before it is sent', () => {
  const circular: Record<string, unknown> = {}
  circular['self'] = circular
  expect(() => encodeForm(circular)).toThrow(TypeError)
  expect(() => encodeForm({ count: 1n })).toThrow(TypeError)
})
