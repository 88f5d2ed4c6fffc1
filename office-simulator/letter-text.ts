import { partText, readPackage, textBytes, writePackage } from '../core/workbook/office-package.ts'

const main = 'word/document.xml'
const firstText = /(<w:t(?: [^>]*)?>)([^<]*)(<\/w:t>)/

/** The first text of a letter, which is all that this office server edits. */
export function textOf(letter: Uint8Array): string {
  const [, , text = ''] = firstText.exec(partText(readPackage(letter), main)) ?? []
  return text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

/** The letter with another first text. */
export function withText(letter: Uint8Array, text: string): Uint8Array {
  const parts = readPackage(letter)
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  const changed = partText(parts, main).replace(
    firstText,
    (_all, open: string, _old: string, end: string) => open + escaped + end,
  )
  return writePackage(new Map([...parts, [main, textBytes(changed)]]))
}
