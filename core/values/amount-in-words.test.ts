import fc from 'fast-check'
import { expect, test } from 'vitest'
import { dictionaryEntries } from '../../base/standard-dictionary-entries.ts'
import { amountInWords } from './amount-in-words.ts'
import { worded } from './currencies-in-words.ts'
import { languages } from './language.ts'

test('T-RMB-01 amounts in uppercase Han figures', () => {
  const written = {
    '33252146.44': '叁仟叁佰贰拾伍万贰仟壹佰肆拾陆元肆角肆分',
    '1000500': '壹佰万零伍佰元整',
    '100005.06': '壹拾万零伍元零陆分',
    '120000000': '壹亿贰仟万元整',
    '10010.50': '壹万零壹拾元伍角整',
    '0': '零元整',
    '0.05': '伍分',
    '0.50': '伍角整',
    '1.00': '壹元整',
    '10': '壹拾元整',
    '100000001': '壹亿零壹元整',
    '100010000': '壹亿零壹万元整',
    '1000000000000': '壹万亿元整',
    '99999999999999.99': '玖拾玖万玖仟玖佰玖拾玖亿玖仟玖佰玖拾玖万玖仟玖佰玖拾玖元玖角玖分',
    '-20.30': '负贰拾元叁角整',
    '1010101.01': '壹佰零壹万零壹佰零壹元零壹分',
  }
  for (const [value, text] of Object.entries(written)) expect(amountInWords(value, 'CNY', 'zh')).toBe(`人民币${text}`)
  expect(amountInWords('1234.5', 'USD', 'zh')).toBe('美元壹仟贰佰叁拾肆元伍角整')
})

test('сумма прописью', () => {
  expect(amountInWords('6200000', 'RUB', 'ru')).toBe('Шесть миллионов двести тысяч рублей 00 копеек')
  expect(amountInWords('1234561.01', 'RUB', 'ru')).toBe(
    'Один миллион двести тридцать четыре тысячи пятьсот шестьдесят один рубль 01 копейка',
  )
  expect(amountInWords('2002.02', 'CNY', 'ru')).toBe('Две тысячи два юаня 02 фэня')
  expect(amountInWords('21011.11', 'USD', 'ru')).toBe('Двадцать одна тысяча одиннадцать долларов США 11 центов')
  expect(amountInWords('0', 'EUR', 'ru')).toBe('Ноль евро 00 евроцентов')
  expect(amountInWords('-1000000000', 'CNY', 'ru')).toBe('Минус один миллиард юаней 00 фэней')
})

test('amounts in English words', () => {
  expect(amountInWords('6200000', 'CNY', 'en')).toBe('Six million two hundred thousand yuan only')
  expect(amountInWords('1234.56', 'USD', 'en')).toBe('One thousand two hundred thirty-four US dollars and 56 cents')
  expect(amountInWords('1.01', 'USD', 'en')).toBe('One US dollar and 1 cent')
  expect(amountInWords('0.20', 'RUB', 'en')).toBe('Zero roubles and 20 kopecks')
})

test('every currency of the dictionary has its words', () => {
  expect(dictionaryEntries['currency']?.map(({ code }) => code)).toEqual([...worded])
  expect(amountInWords('1500', 'HKD', 'zh')).toBe('港元壹仟伍佰元整')
  expect(amountInWords('2000001', 'JPY', 'ru')).toBe('Два миллиона одна иена')
  expect(amountInWords('3', 'KRW', 'ru')).toBe('Три воны')
  expect(amountInWords('22.05', 'SGD', 'ru')).toBe('Двадцать два сингапурских доллара 05 центов')
  expect(amountInWords('5000', 'JPY', 'en')).toBe('Five thousand Japanese yen only')
})

test('halves of a fen are rounded up, and what is too great is refused', () => {
  expect(amountInWords('0.005', 'CNY', 'zh')).toBe('人民币壹分')
  expect(() => amountInWords('1000000000000000', 'CNY', 'zh')).toThrow(RangeError)
})

test('uppercase Han figures read back as the amount', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 99_999_999_999_999_99n }), (fen) => {
      const digits = String(fen).padStart(3, '0')
      expect(fenOfHan(amountInWords(`${digits.slice(0, -2)}.${digits.slice(-2)}`, 'CNY', 'zh'))).toBe(fen)
    }),
  )
})

test('every amount is written in every language and currency', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 15n - 1n }),
      fc.constantFrom(...worded),
      fc.constantFrom(...languages),
      (units, currency, lang) => {
        expect(amountInWords(String(units), currency, lang)).not.toMatch(/undefined|NaN| {2}|零零/)
      },
    ),
  )
})

function fenOfHan(text: string): bigint {
  let fen = 0n,
    total = 0n,
    section = 0n,
    digit = 0n
  for (const sign of text.replace('人民币', '')) {
    const figure = '零壹贰叁肆伍陆柒捌玖'.indexOf(sign)
    if (figure >= 0) digit = BigInt(figure)
    else if (sign === '角') [fen, digit] = [fen + digit * 10n, 0n]
    else if (sign === '分') [fen, digit] = [fen + digit, 0n]
    else if (sign === '元') [fen, total, section, digit] = [fen + (total + section + digit) * 100n, 0n, 0n, 0n]
    else if (sign === '亿') [total, section, digit] = [(total + section + digit) * 100_000_000n, 0n, 0n]
    else if (sign === '万') [total, section, digit] = [total + (section + digit) * 10_000n, 0n, 0n]
    else if (sign !== '整') [section, digit] = [section + digit * ({ 拾: 10n, 佰: 100n, 仟: 1000n }[sign] ?? 0n), 0n]
  }
  return fen
}
