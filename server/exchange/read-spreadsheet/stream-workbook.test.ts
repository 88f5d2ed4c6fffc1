import { setImmediate as turn } from 'node:timers/promises'
import { writeXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { streamWorkbook } from './stream-workbook.ts'

const turns = 20

test('WID-17 import: a workbook is unpacked no further than its rows are taken, its sheets after what tells how to read them', async () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => [`客商 ${at}`, at])
  const { stream, more, enough } = streamWorkbook(Buffer.from(await writeXlsx({ sheets: [{ name: '数据', rows }] })))
  const reader = stream.getReader()
  const read: Buffer[] = []
  const next = async () => {
    const { done, value } = await reader.read()
    if (!done) read.push(Buffer.from(value))
    return done
  }
  while (!read.some((part) => part.includes('<sheetData'))) await next()
  const before = Buffer.concat(read).toString('latin1')
  for (const part of ['xl/workbook.xml', 'xl/styles.xml', 'xl/sharedStrings.xml'])
    expect(before.indexOf(part)).toBeLessThan(before.indexOf('PK\u0003\u0004', before.indexOf('xl/worksheets/') - 30))

  enough()
  const told = read.length
  const waiting = next()
  for (let at = 0; at < turns; at += 1) await turn()
  expect(read.length).toBe(told)
  more()
  expect(await waiting).toBe(false)
  while (!(await next())) expect(read.at(-1)?.length).toBeLessThanOrEqual(65_536)
  expect(Buffer.concat(read).toString().match(/<row /g)?.length).toBe(rows.length)
})
