import fc from 'fast-check'
import readWithAnother from 'read-excel-file/node'
import { expect, test } from 'vitest'
import writeWithAnother from 'write-excel-file/node'
import type { SheetRow } from '../../platform/workbook/sheet-cell.ts'
import { bookBytes } from '../../platform/workbook/workbook-bytes.ts'
import { readWorkbook } from './read-workbook.ts'

const day = 24 * 60 * 60 * 1_000

const texts = fc
  .string({
    unit: fc.oneof(fc.constantFrom('<', '&', '"', ' ', '\n', '\t', '中', '𠮷', 'ё', '=', '\u00a0'), letters()),
  })
  .filter((text) => text !== '')
const amounts = fc.oneof(
  fc.integer({ min: -99_999_999_999_999, max: 99_999_999_999_999 }).map((cents) => cents / 100),
  fc.double({ noNaN: true, noDefaultInfinity: true, min: -1e15, max: 1e15 }).map((value) => value + 0),
)
const days = fc.integer({ min: 0, max: 60_000 }).map((at) => new Date(Date.UTC(1990, 0, 1) + at * day))
// The last cell of a row is always there, so that no reader takes it for shorter.
const rows = fc.array(fc.tuple(fc.option(texts), fc.option(amounts), fc.option(days), fc.integer()), { maxLength: 12 })

test('WID-17 what we export is read alike by a second library: texts, amounts, days and what is empty', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const [sheet] = await readWithAnother(await exported(given), { trim: false })
      expect(sheet?.data.slice(1)).toEqual(given)
    }),
    { numRuns: 60 },
  )
})

test('a workbook that a second library writes is imported as it was meant', async () => {
  await fc.assert(
    fc.asyncProperty(rows, async (given) => {
      const sheet = await readWorkbook(await written(given))
      const read = []
      for await (const { cells } of sheet.rows) read.push(cells)
      expect([sheet.counts1904, read.slice(1)]).toEqual([false, given])
    }),
    { numRuns: 60 },
  )
})

type Row = readonly [string | null, number | null, Date | null, number]

async function exported(given: readonly Row[]): Promise<Buffer> {
  const columns = [{ header: 'text' }, { header: 'amount' }, { header: 'day', format: 'yyyy-mm-dd' }, { header: 'nr' }]
  const pieces = async function* (): AsyncGenerator<readonly SheetRow[]> {
    yield given.map(([text, amount, at, nr]) => [text, amount, at && serial(at), nr])
  }
  const order = { format: 'xlsx', name: 'Sheet', separator: ',', columns } as const
  const all: Uint8Array[] = []
  for await (const bytes of bookBytes(order, pieces())) all.push(bytes)
  return Buffer.concat(all)
}

function written(given: readonly Row[]): Promise<Buffer> {
  const head = ['text', 'amount', 'day', 'nr'].map((value) => ({ value, type: String }))
  const body = given.map(([text, amount, at, nr]) => [
    text === null ? null : { value: text, type: String },
    amount === null ? null : { value: amount, type: Number },
    at === null ? null : { value: at, type: Date, format: 'yyyy-mm-dd' },
    { value: nr, type: Number },
  ])
  return writeWithAnother([head, ...body]).toBuffer()
}

/** Days since the end of 1899, as workbooks count them. */
function serial(at: Date): number {
  return (at.getTime() - Date.UTC(1899, 11, 30)) / day
}

function letters(): fc.Arbitrary<string> {
  return fc.constantFrom(...'abcxyzABC0123456789_.,;-')
}
