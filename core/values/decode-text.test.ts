import { expect, test } from 'vitest'
import { decodeText } from './decode-text.ts'

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex, 'hex'))

test('a text is read in the encoding it was written in', () => {
  const russian = 'Наименование;ИНН;Адрес\nООО «Ромашка»;7707083893;г. Благовещенск, ул. Ленина, 1\n'
  const windows: Readonly<Record<string, number>> = { '«': 0xab, '»': 0xbb }
  const cyrillic = Uint8Array.from(
    [...russian].map((letter) => {
      const point = letter.codePointAt(0) ?? 0
      return windows[letter] ?? (point < 128 ? point : point - 0x410 + 0xc0)
    }),
  )
  expect(decodeText(cyrillic)).toBe(russian)
  expect(decodeText(bytes('cff0e8e2e5f22c20efeef0f2'))).toBe('Привет, порт')
  expect(decodeText(bytes('bfcdc9ccc3fbb3c62ccbb0bac50ab1b1c2bdc4dcd4b4bcafcdc52c31'))).toBe(
    '客商名称,税号\n北陆能源集团,1',
  )
  expect(decodeText(Buffer.from(russian))).toBe(russian)
  expect(decodeText(Buffer.from(`\ufeff${russian}`, 'utf16le'))).toBe(russian)
  expect(decodeText(bytes('feff6e2f'))).toBe('港')
})

test('a text cut in the middle of a letter is still read in its own encoding', () => {
  const utf8 = Buffer.from('港口费 Порт')
  expect(decodeText(utf8.subarray(0, utf8.length - 1), true)).toBe('港口费 Пор')
  expect(decodeText(bytes('b8dbbfdab7'), true)).toBe('港口')
})
