import { expect, test } from 'vitest'
import { errorText } from '../error-text.ts'
import { text } from '../index.ts'
import type { TextPattern } from './patterns.ts'
import { textKind } from './kind.ts'

function held(pattern: TextPattern, given: string): string {
  const checked = textKind.check(given, text({ pattern }))
  return 'error' in checked ? errorText(checked.error, '栏目', 'zh') : String(checked.value)
}

test('WID-02 a mobile number has 11 digits, the first 1, the second 3 to 9', () => {
  expect(['13912345678', '19900000000'].map((phone) => held('phone', phone))).toEqual(['13912345678', '19900000000'])
  expect(['12912345678', '1391234567', '139123456789', '+8613912345678'].map((phone) => held('phone', phone))).toEqual(Array.from({ length: 4 }, () => '手机号码不符合规范'))
})

test('WID-03 a landline starts with 0 and may show its area code; 13 characters win over the digit range', () => {
  expect(['(010)12345678', '（0451）1234567', '0451-12345678', '04511234567', '13912345678'].map((tel) => held('tel', tel))).toEqual(['(010)12345678', '（0451）1234567', '0451-12345678', '04511234567', '13912345678'])
  expect(['0451-1234567890', '(010)123456', '010 12345678'].map((tel) => held('tel', tel))).toEqual(Array.from({ length: 3 }, () => '固定号码不符合规范'))
  expect(held('tel', '1391234567')).toBe('固定号码不符合规范')
})

test('WID-04 a person name holds letters, rare Han characters, spaces inside and a middle dot', () => {
  expect(['张三', '𠮷田', 'Li Ming', '阿布都·买买提'].map((name) => held('personName', name))).toEqual(['张三', '𠮷田', 'Li Ming', '阿布都·买买提'])
  expect(['张3', '张-三', '·张', 'Иван'].map((name) => held('personName', name))).toEqual(Array.from({ length: 4 }, () => '姓名填写不符合规范'))
  expect([' 张三', '张三 '].map((name) => held('personName', name))).toEqual(['姓名填写不可以以空格开始或空格结束', '姓名填写不可以以空格开始或空格结束'])
})

test('WID-05 uppercase English takes capitals, spaces and a middle dot', () => {
  expect(held('upperEnglish', 'BEILU ENERGY·CO')).toBe('BEILU ENERGY·CO')
  expect(held('upperEnglish', 'Beilu')).toBe('填写不符合规范，请填写大写英文字母')
})

test('bank details are tidied and checked', () => {
  expect(held('account', '6222 0200-1234 5678')).toBe('6222020012345678')
  expect(held('account', '账号')).toMatch(/^账号为/)
  expect([held('bic', 'bkch cnbj'), held('bic', 'BKCHCNBJ300'), held('bic', 'BKCHCNB')]).toEqual(['BKCHCNBJ', 'BKCHCNBJ300', 'SWIFT代码为8位或11位，例如 BKCHCNBJ'])
  expect([held('swift', "o'Neil (Trade) Co., Ltd. +1/2?"), held('swift', '北陆')]).toEqual(["O'NEIL (TRADE) CO., LTD. +1/2?", "只能填写英文字母、数字、空格和 / ? : ( ) . , ' + -"])
  expect([held('country', 'ru'), held('digits', '1002 0000'), held('code', 'a.b_c-1')]).toEqual(['RU', '10020000', 'a.b_c-1'])
})

test('numbers with a check digit are checked by it', () => {
  expect([held('idCard', '11010519491231002x'), held('idCard', '110105194912310021')]).toEqual(['11010519491231002X', '身份证号码不正确，请核对18位号码'])
  expect([held('creditCode', '91350100M000100Y43'), held('creditCode', '91350100M000100Y44')]).toEqual(['91350100M000100Y43', '统一社会信用代码不正确，请与营业执照核对18位代码'])
  expect([held('inn', '7707083893'), held('inn', '7707083894')]).toEqual(['7707083893', '俄罗斯纳税人识别号（ИНН）不正确，请核对10位或12位号码'])
})

test('no pattern is slow on a long text', () => {
  const long = `${'a'.repeat(190)} !`
  for (const pattern of ['personName', 'email', 'swift', 'tel', 'account', 'upperEnglish'] as const) {
    const begun = performance.now()
    held(pattern, long)
    held(pattern, '张 '.repeat(99))
    expect(performance.now() - begun).toBeLessThan(200)
  }
})
