import { expect, test } from 'vitest'
import { errorText } from '../error-text.ts'
import { text } from '../index.ts'
import { textKind } from './kind.ts'
import type { TextPattern } from './patterns.ts'

function held(pattern: TextPattern, given: string): string {
  const checked = textKind.check(given, text({ pattern }))
  return 'error' in checked ? errorText(checked.error, '栏目', 'zh') : String(checked.value)
}

test('bank details are tidied and checked', () => {
  expect(held('account', '6222 0200-1234 5678')).toBe('6222020012345678')
  expect(held('account', '账号')).toMatch(/^账号为/)
  expect([held('bic', 'bkch cnbj'), held('bic', 'BKCHCNBJ300'), held('bic', 'BKCHCNB')]).toEqual([
    'BKCHCNBJ',
    'BKCHCNBJ300',
    'SWIFT代码为8位或11位，例如 BKCHCNBJ',
  ])
  expect([held('swift', "o'Neil (Trade) Co., Ltd. +1/2?"), held('swift', '北陆')]).toEqual([
    "O'NEIL (TRADE) CO., LTD. +1/2?",
    "只能填写英文字母、数字、空格和 / ? : ( ) . , ' + -",
  ])
  expect([held('country', 'ru'), held('digits', '1002 0000'), held('code', 'a.b_c-1')]).toEqual([
    'RU',
    '10020000',
    'a.b_c-1',
  ])
})

test('a telephone of any country is one, a name and a few digits are none', () => {
  expect(
    ['19900012345', '+7 (4162) 22-33-44', '0431-88880001转12', '+976 11 32 10 00', '8 800 555-35-35 доб. 4'].map(
      (number) => held('telephone', number),
    ),
  ).toEqual(['19900012345', '+7 (4162) 22-33-44', '0431-88880001转12', '+976 11 32 10 00', '8 800 555-35-35 доб. 4'])
  expect(
    ['电话', '123', '+', '12345abc', '1'.repeat(27)].filter(
      (number) => !held('telephone', number).startsWith('电话只能'),
    ),
  ).toEqual([])
})

test('numbers with a check digit are checked by it', () => {
  expect([held('idCard', '11010519491231002x'), held('idCard', '110105194912310021')]).toEqual([
    '11010519491231002X',
    '身份证号码不正确，请核对18位号码',
  ])
  expect([held('creditCode', '91350100M000100Y43'), held('creditCode', '91350100M000100Y44')]).toEqual([
    '91350100M000100Y43',
    '统一社会信用代码不正确，请与营业执照核对18位代码',
  ])
  expect([held('inn', '7707083893'), held('inn', '7707083894')]).toEqual([
    '7707083893',
    '俄罗斯纳税人识别号（ИНН）不正确，请核对10位或12位号码',
  ])
})

test('T-SHP-IMO: the last digit of a vessel’s number checks the others', () => {
  expect([held('imo', '9074 729'), held('imo', '9074728'), held('imo', '907472')]).toEqual([
    '9074729',
    'IMO 编号为 7 位数字，且校验位须正确',
    'IMO 编号为 7 位数字，且校验位须正确',
  ])
})

test('T-RAIL-02: the last digit of a wagon’s number checks the others', () => {
  expect(
    ['52364122', '5236 4122', '60000007', '52364123', '53264122', '5236412'].map((no) => held('wagon', no)),
  ).toEqual([
    '52364122',
    '52364122',
    '60000007',
    '车号为 8 位数字，且校验位须正确',
    '车号为 8 位数字，且校验位须正确',
    '车号为 8 位数字，且校验位须正确',
  ])
})

test('a number plate is one of China or of Russia, tidied', () => {
  const wrong = '车牌号不正确，请按行驶证填写'
  expect(
    ['黑a·12345', '辽B D12345', '黑A1234挂', 'А123ВС27', 'a123bc727', '12345', '黑1A2345'].map((no) =>
      held('plate', no),
    ),
  ).toEqual(['黑A12345', '辽BD12345', '黑A1234挂', 'А123ВС27', 'A123BC727', wrong, wrong])
})

test('a time of the day is tidied, and what no clock shows is refused', () => {
  expect(['8:5', '08：30', ' 23:59 ', '24:00', '12.30', '7'].map((given) => held('clock', given))).toEqual([
    '08:05',
    '08:30',
    '23:59',
    ...Array.from({ length: 3 }, () => '时间格式为 HH:MM，如 08:30'),
  ])
})
