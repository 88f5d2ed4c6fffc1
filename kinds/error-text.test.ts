import { expect, test } from 'vitest'
import { errorText } from './error-text.ts'

const zh = (code: string, params = {}): string => errorText({ code, params }, '计划金额', 'zh')

test('WID-00 WID-01 WID-12 WID-13 FIL-05 FIL-06 the Chinese messages are those of the specification', () => {
  expect(zh('kind.fill')).toBe('请填写计划金额')
  expect(zh('kind.choose')).toBe('请选择计划金额')
  expect(zh('kind.upload')).toBe('请上传计划金额')
  expect(zh('text.length', { min: 2, max: 20 })).toBe('文本长度为2-20')
  expect(zh('text.max', { max: 1000 })).toBe('文本长度为1-1000')
  expect(zh('text.min', { min: 5 })).toBe('文本长度大于5')
  expect(zh('file.size', { n: 1024 })).toBe('不能超过 1024MB!')
  expect(zh('file.type', { list: 'pdf,docx' })).toBe('请上传正确类型的附件,文件后缀名为【pdf,docx】')
})

test('LNG-01 limits are written as the language of the reader does', () => {
  const error = { code: 'number.max', params: { max: '99999999999999' } }
  expect(errorText(error, '金额', 'zh')).toBe('金额不能大于99,999,999,999,999')
  expect(errorText(error, 'Сумма', 'ru')).toBe('Поле «Сумма»: не больше 99\u00a0999\u00a0999\u00a0999\u00a0999')
  expect(errorText({ code: 'kind.before', params: { limit: '2026-11-21' } }, 'Дата', 'ru')).toBe(
    'Поле «Дата»: не раньше 21.11.2026',
  )
  expect(errorText({ code: 'number.digits', params: { digits: 2 } }, 'Сумма', 'ru')).toBe(
    'Поле «Сумма»: не больше 2 знаков после запятой',
  )
})

test('words of other layers are found, and a code without words is said as it is', () => {
  expect(
    errorText({ code: 'plan.late', params: { day: 3 } }, 'L', 'en', {
      'plan.late': { zh: '晚', ru: 'поздно', en: '{label} is {day} days late' },
    }),
  ).toBe('L is 3 days late')
  expect(errorText({ code: 'nobody.knows' }, 'L', 'en')).toBe('nobody.knows')
  expect(errorText({ code: 'constructor' }, 'L', 'en')).toBe('constructor')
})
