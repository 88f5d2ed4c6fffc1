import type { SeriesFieldInfo } from '../../../core/api-types/time-series.ts'

const separators = ['\t', ';', ',']

/**
 * Readings of pasted rows or of a csv: code, time, then a value for each field. A first line that has no figure is the
 * heading of the others; a comma between figures stays one where tabs or semicolons separate.
 */
export function readingsIn(
  text: string,
  fields: readonly SeriesFieldInfo[],
): readonly Readonly<Record<string, string>>[] {
  const lines = text
    .replace(/^\ufeff/, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const rows = /\d/.test(lines[0] ?? '') ? lines : lines.slice(1)
  return rows.map((line) => {
    const by = separators.find((one) => line.includes(one)) ?? ','
    const [key = '', at = '', ...values] = line.split(by).map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
    return {
      key,
      at: at.replaceAll('/', '-'),
      ...Object.fromEntries(
        fields.map(({ name }, place) => [name, (values[place] ?? '').replace(',', '.').replaceAll(' ', '')]),
      ),
    }
  })
}
