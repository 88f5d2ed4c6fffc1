import { Readable } from 'node:stream'
import { readXlsx } from 'hucre/xlsx'
import readExcelFile from 'read-excel-file/node'
import { describe, expect, test } from 'vitest'
import { inspectPackage } from '../../server/platform/workbook/inspect-package.ts'
import { partText, readPackage } from './office-package.ts'
import { edited } from './testing/make-test-workbook.ts'
import { officePatience, officeTexts, theirOffice, writtenByOffice } from './testing/other-office.ts'
import { richContents } from './testing/rich-workbooks.ts'
import { makers, workbookBy } from './testing/workbook-makers.ts'
import { workbooksOfLibraries } from './testing/workbooks-of-libraries.ts'

const typed = '新的 & <текст>'
const files = [
  ...makers.flatMap((maker) =>
    richContents.map((content) => ({
      name: `${content.name}, by ${maker.name}`,
      bytes: workbookBy(maker, content),
      numbersCells: maker.numbersCells,
    })),
  ),
  ...workbooksOfLibraries.map((file) => ({ ...file, numbersCells: true })),
]

/** The sheet without the cell A2, the first of its second row, which is given too. */
function aroundA2(sheet: string): { readonly cell: string; readonly rest: string } {
  const match =
    /^([\s\S]*?<\/(?:x:)?row>[\s\S]*?<(?:x:)?row[^>]*>)(<((?:x:)?c)[\s>](?:(?!<\/\3>)[\s\S])*<\/\3>)([\s\S]*)$/.exec(
      sheet,
    )
  return { cell: match?.[2] ?? '', rest: `${match?.[1]}|${match?.[4]}` }
}

function saved(bytes: Uint8Array) {
  const book = edited(bytes)
  expect(book.type('A2', typed)).toBeNull()
  return { bytes: book.saved(), hasUncounted: book.uncounted().length > 0 }
}

/** Other readers than ours, so that both cannot be wrong together. */
async function otherReaders(bytes: Uint8Array): Promise<readonly (readonly (readonly unknown[])[])[]> {
  const [first] = await readExcelFile(Readable.from(Buffer.from(bytes)))
  const { sheets } = await readXlsx(bytes)
  const rows = (sheets[0]?.rows ?? []).map((row) => row.map((value) => (typeof value === 'object' ? null : value)))
  return [first?.data ?? [], rows]
}

describe('OFF-02 a workbook as people make them is typed into and saved with all else as it was', () => {
  test('there are more than fifty of them', () => expect(files.length).toBeGreaterThanOrEqual(50))

  test.each(files)('$name', async ({ name, bytes, numbersCells }) => {
    // A link to another workbook is refused as the file comes in; whoever has such a file from elsewhere keeps it whole.
    const problem = name.startsWith('links to another workbook') ? 'external' : null
    expect((await inspectPackage('xlsx', bytes)).problem).toBe(problem)
    const { bytes: after, hasUncounted } = saved(bytes)
    const [was, is] = [readPackage(bytes), readPackage(after)]
    expect([...is.keys()]).toEqual([...was.keys()])
    const written = [...is.keys()].filter(
      (part) => !Buffer.from(is.get(part) ?? []).equals(was.get(part) ?? new Uint8Array()),
    )
    expect(written.filter((part) => !/sharedStrings|workbook\.xml$/.test(part))).toEqual(['xl/worksheets/sheet1.xml'])
    // Formulas that are not counted here are left to the next program, which the book then says.
    const asked = /<(?:x:)?calcPr fullCalcOnLoad="1"\/>| fullCalcOnLoad="1"/
    const [oldBook, newBook] = [was, is].map((parts) => partText(parts, 'xl/workbook.xml').replace(asked, ''))
    expect(newBook).toBe(oldBook)
    expect(written.includes('xl/workbook.xml')).toBe(hasUncounted)

    const [oldSheet, newSheet] = [was, is].map((parts) => aroundA2(partText(parts, 'xl/worksheets/sheet1.xml')))
    expect(newSheet?.rest).toBe(oldSheet?.rest)
    expect(newSheet?.cell).not.toBe(oldSheet?.cell)
    if (written.includes('xl/sharedStrings.xml')) {
      const [oldStrings = '', newStrings = ''] = [was, is].map((parts) => partText(parts, 'xl/sharedStrings.xml'))
      const items = (text: string) => text.slice(text.indexOf('>', text.indexOf('sst')) + 1, text.lastIndexOf('</'))
      expect(items(newStrings).startsWith(items(oldStrings))).toBe(true)
    }
    expect((await inspectPackage('xlsx', after)).problem).toBe(problem)
    expect(edited(after).value('A2')).toBe(typed)
    // The other readers find no cell that has no name.
    if (!numbersCells) return
    expect(withoutA2(await otherReaders(after))).toEqual(withoutA2(await otherReaders(bytes)))
    for (const rows of await otherReaders(after)) expect(rows[1]?.[0]).toBe(typed)
  })

  test('nothing changed is the workbook itself', () => {
    for (const { name, bytes } of files) {
      const [was, is] = [readPackage(bytes), readPackage(edited(bytes).saved())]
      expect(is, name).toEqual(was)
    }
  })
})

function withoutA2(read: readonly (readonly (readonly unknown[])[])[]): unknown {
  return read.map((rows) =>
    rows.map((cells, row) => cells.map((cell, column) => (row === 1 && column === 0 ? '' : cell))),
  )
}

test('OFF-02 the heads of a table and what a pivot table fills are not typed over', () => {
  const by = (start: string) => {
    const file = files.find(({ name }) => name.startsWith(start))
    if (file === undefined) throw new Error(start)
    return edited(file.bytes)
  }
  const table = by('a formatted table')
  expect([table.type('B1', '价'), table.type('B2', '9'), table.type('C1', 'x')]).toEqual(['tableHead', null, null])
  const pivot = by('a pivot table')
  expect([pivot.type('D2', '9'), pivot.type('B2', '9')]).toEqual(['pivot', null])
  pivot.editing.clear(0, [{ row: 1, column: 3 }])
  expect(pivot.value('D2')).toBe(7)
})

test('OFF-02 the order of calculation goes only where a formula comes or goes', () => {
  const [excel] = makers
  const content = richContents.find(({ name }) => name.startsWith('comments'))
  if (excel === undefined || content === undefined) throw new Error('no such file')
  const bytes = workbookBy(excel, content)
  const hasChain = (name: string, text: string) => {
    const book = edited(bytes)
    expect(book.type(name, text)).toBeNull()
    return readPackage(book.saved()).has('xl/calcChain.xml')
  }
  expect([hasChain('A2', 'x'), hasChain('B3', '8'), hasChain('C2', '8'), hasChain('A3', '=B2')]).toEqual([
    true,
    true,
    false,
    false,
  ])
})

test.skipIf(theirOffice === null)(
  'OFF-02 LibreOffice reads the saved workbooks as it reads the originals',
  officePatience,
  async () => {
    const read = files.filter(({ numbersCells }) => numbersCells)
    const [was, is] = [
      await officeTexts(
        read.map(({ bytes }) => bytes),
        'xlsx',
      ),
      await officeTexts(
        read.map(({ bytes }) => saved(bytes).bytes),
        'xlsx',
      ),
    ]
    const besideA2 = (texts: readonly string[]) =>
      texts.map((text) =>
        text.split('\n').map((line, row) => (row === 1 ? line.replace(/^("[^"]*"|[^,]*)/, '') : line)),
      )
    expect(besideA2(is)).toEqual(besideA2(was))
    expect(is.every((text) => text.includes(typed))).toBe(true)
  },
)

test.skipIf(theirOffice === null)(
  'OFF-02 workbooks that LibreOffice wrote itself keep all but the cell',
  officePatience,
  async () => {
    const whole = files.filter(({ numbersCells }) => numbersCells)
    for (const [index, bytes] of (
      await writtenByOffice(
        whole.map((file) => file.bytes),
        'xlsx',
      )
    ).entries()) {
      const [was, is] = [readPackage(bytes), readPackage(saved(bytes).bytes)]
      const written = [...is.keys()].filter((part) => partText(is, part) !== partText(was, part))
      expect(
        written.filter((part) => !/sharedStrings|workbook\.xml$/.test(part)),
        whole[index]?.name,
      ).toEqual(['xl/worksheets/sheet1.xml'])
      const [oldSheet, newSheet] = [was, is].map((parts) => aroundA2(partText(parts, 'xl/worksheets/sheet1.xml')))
      expect(newSheet?.rest).toBe(oldSheet?.rest)
    }
  },
)
