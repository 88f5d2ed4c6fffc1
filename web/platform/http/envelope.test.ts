import { expect, test } from 'vitest'
import { envelopeOf, isLicenceEnd, isSuccess, parsed } from './envelope.ts'

test("SES-02 only code '0' is success", () => {
  expect(isSuccess({ code: '0', data: 'token', pra: 'refresh', msg: '', message: '' })).toBe(true)
  for (const body of [{ code: '1' }, { code: '' }, { data: 1 }, null, 'ok', []]) expect(isSuccess(body)).toBe(false)
})

test('SES-09 an envelope gives its message and the fields that are wrong', () => {
  const envelope = envelopeOf({
    code: 'form.wrong',
    data: { errors: { amount: '请填写金额' } },
    msg: '填写有误',
    message: '',
  })
  expect(envelope).toMatchObject({ code: 'form.wrong', message: '填写有误', errors: { amount: '请填写金额' } })
  expect(envelopeOf('<html>504</html>')).toBeNull()
})

test('SES-08 status 999 ends the licence, in the status or in the code', () => {
  expect(isLicenceEnd({ code: '999', status: 999, data: null, msg: '授权已过期' })).toBe(true)
  expect(isLicenceEnd({ code: '500', status: 500 })).toBe(false)
})

test('a body that is no JSON is read as the text it is', () => {
  expect(parsed('{"a":1}')).toEqual({ a: 1 })
  expect(parsed('<html>')).toBe('<html>')
})
