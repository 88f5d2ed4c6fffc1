import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readPackage, textBytes, writePackage } from '../../core/workbook/office-package.ts'
import { WorkbookProblem } from '../../core/workbook/problem.ts'
import { readWorkbook } from '../../core/workbook/read-workbook.ts'
import { bookOf, edited, rowsOf, withPart } from '../../core/workbook/testing/make-test-workbook.ts'
import { richContents } from '../../core/workbook/testing/rich-workbooks.ts'
import { contents } from '../../core/workbook/testing/sample-workbooks.ts'
import { makers, workbookBy } from '../../core/workbook/testing/workbook-makers.ts'
import { letter, linkPart } from '../../server/office-files/testing/packages.ts'
import { officeWords } from '../../server/office-files/words.ts'
import { inspectPackage } from '../../server/platform/workbook/inspect-package.ts'
import { compound } from '../../server/records/files/testing/file-samples.ts'
import { mostParagraphs, readLetterLimits } from './package/read-letter-limits.ts'
import { docxContents } from './package/testing/docx-contents.ts'
import { docxBy, docxMakers } from './package/testing/docx-makers.ts'
import { editedLetter } from './package/testing/edited-letter.ts'
import { carriedLetterWords, letterLockWords, letterWords } from './views/letter-words.ts'
import { ofdWords, undrawnWords } from './views/ofd/words.ts'
import { carriedWords, problemWords, sheetWords, typingWords } from './views/sheet/words.ts'
import { frameWords } from './words.ts'

type Words = Readonly<Record<string, { readonly en: string }>>

const page = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'office-limits.md'), 'utf8')

/** The table that follows a line of the page: what the page says by the name of the limit. */
function told(line: string): Readonly<Record<string, string>> {
  const rest = page.slice(page.indexOf(line))
  const [table = ''] = /(?:\|.*\n)+/.exec(rest) ?? []
  return Object.fromEntries(
    [...table.matchAll(/^\| `([^`]+)`[^|]*\| (.*?) +\|$/gm)].map(([, name = '', words = '']) => [name, words]),
  )
}

function english(words: Words): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(words).map(([name, { en }]) => [name, en]))
}

const refused = ['format', 'macros', 'external', 'embedded', 'password', 'broken', 'bomb'] as const

test('OFF-01 docs/office-limits.md names every limit of the office editor in the words of the page', () => {
  const server = Object.fromEntries(refused.map((problem) => [`office.${problem}`, officeWords[`office.${problem}`]]))
  expect(told('Refused as it comes in')).toEqual(english(server))
  expect(told('Read, and not changed as a whole')).toEqual(english(letterLockWords))
  expect(told('Named above the letter')).toEqual(english(carriedLetterWords))
  expect(told('Not opened:')).toEqual(english(problemWords))
  expect(told('Not typed into:')).toEqual(english(typingWords))
  expect(told('Named below the cells')).toEqual(english(carriedWords))
  expect(page).toContain(letterWords.carried.en)
  expect(page).toContain(frameWords.viewOnly.en)
  expect(told('## OFD')).toEqual(english(undrawnWords))
  expect(page).toContain(ofdWords.undrawn.en)
  expect(page).toContain(officeWords['office.locked-part'].en)
  expect(page).toContain(sheetWords.carried.en)
  expect(page).toContain(sheetWords.limits.en)
})

test('OFF-01 each file that is refused as it comes in is refused for what the page says', async () => {
  const files: Readonly<Record<(typeof refused)[number], Uint8Array>> = {
    format: compound('WordDocument'),
    macros: letter(['x'], { 'word/vbaProject.bin': 'x' }),
    external: letter(['x'], { 'word/_rels/document.xml.rels': linkPart('image', 'http://spy.example/a.png') }),
    embedded: letter(['x'], { 'word/embeddings/oleObject1.bin': 'x' }),
    password: compound('EncryptedPackage'),
    broken: letter(['x'], { 'word/styles.xml': '<w:styles>' }),
    bomb: letter(['x'], { 'word/a.xml': `<a>${' '.repeat(5_000_000)}</a>` }),
  }
  for (const problem of refused) expect((await inspectPackage('docx', files[problem])).problem).toBe(problem)
})

function letterOf(start: string): Uint8Array {
  const [word] = docxMakers
  const content = docxContents.find(({ name }) => name.startsWith(start))
  if (word === undefined || content === undefined) throw new Error(start)
  return docxBy(word, content)
}

const protection = (edit: string) =>
  `<w:settings xmlns:w="x"><w:documentProtection w:edit="${edit}" w:enforcement="1"/></w:settings>`

test('OFF-01 a letter that is only read says why, and what is carried along in it is named', async () => {
  const lockOf = async (bytes: Uint8Array) => (await readLetterLimits(bytes)).lock
  const strict = letter([], {
    'word/document.xml':
      '<w:document xmlns:w="http://purl.oclc.org/ooxml/wordprocessingml/main"><w:body/></w:document>',
  })
  expect(await lockOf(strict)).toBe('strict')
  expect(await lockOf(letter(['x'], { '_xmlsignatures/sig1.xml': '<a/>' }))).toBe('signed')
  for (const edit of ['readOnly', 'comments', 'trackedChanges'])
    expect(await lockOf(letter(['x'], { 'word/settings.xml': protection(edit) }))).toBe('protected')
  expect(await lockOf(letter(['x'], { 'word/settings.xml': protection('forms') }))).toBeNull()
  expect(await lockOf(letterOf('a word that checking'))).toBeNull()
  const paragraphs = (n: number) => letter(Array.from({ length: n }, () => '第'))
  expect(await lockOf(paragraphs(mostParagraphs))).toBeNull()
  expect(await lockOf(paragraphs(mostParagraphs + 1))).toBe('long')

  const carriedIn = async (bytes: Uint8Array) => (await readLetterLimits(bytes)).carried
  expect(await carriedIn(letterOf('a chart'))).toEqual(['chart'])
  expect(await carriedIn(letter(['x'], { 'word/diagrams/data1.xml': '<a/>' }))).toEqual(['diagram'])
  expect(await carriedIn(letterOf('readings over'))).toEqual(['reading'])
  expect(await carriedIn(letterOf('building blocks'))).toEqual(['foreign'])
  expect(await carriedIn(letterOf('a table'))).toEqual([])
})

test('OFF-01 a content control whose content is locked takes no typing', () => {
  const control = (lock: string) =>
    `<w:sdt><w:sdtPr><w:id w:val="5"/><w:lock w:val="${lock}"/></w:sdtPr><w:sdtContent><w:p><w:r><w:t>TARGET</w:t></w:r></w:p></w:sdtContent></w:sdt>`
  const [word] = docxMakers
  if (word === undefined) throw new Error('no maker')
  const type = (lock: string) => editedLetter(docxBy(word, { name: '', body: () => control(lock) })).type('TARGET', 'x')
  expect(() => type('sdtContentLocked')).toThrow('locked')
  expect(() => type('contentLocked')).toThrow('locked')
  expect(() => type('sdtLocked')).not.toThrow()
})

function bookBy(list: typeof contents, start: string): Uint8Array {
  const [excel] = makers
  const content = list.find(({ name }) => name.startsWith(start))
  if (excel === undefined || content === undefined) throw new Error(start)
  return workbookBy(excel, content)
}

test('OFF-02 a workbook that is not opened is refused for what the page says', () => {
  const good = bookOf(rowsOf({ A1: 1 }))
  const files: Readonly<Record<keyof typeof problemWords, Uint8Array>> = {
    notAWorkbook: textBytes('a,b'),
    locked: new Uint8Array([0xd0, 0xcf, 0x11, 0xe0]),
    broken: withPart(good, 'xl/worksheets/sheet1.xml', '<worksheet>'),
    tooLarge: bookOf('<row/>'.repeat(100_001)),
  }
  for (const [code, bytes] of Object.entries(files)) {
    let problem: unknown = null
    try {
      readWorkbook(readPackage(bytes))
    } catch (error) {
      problem = error instanceof WorkbookProblem ? error.code : error
    }
    expect(problem).toBe(code)
  }
})

test('OFF-02 what is not typed is refused for what the page says', () => {
  const plain = bookOf(rowsOf({ A1: 1 }))
  const typed: Readonly<Record<keyof typeof typingWords, readonly [Uint8Array, string, string]>> = {
    signed: [writePackage(new Map([...readPackage(plain), ['_xmlsignatures/sig1.xml', textBytes('<a/>')]])), 'A1', '2'],
    protected: [bookOf(rowsOf({ A1: 1 }), { behind: '<sheetProtection sheet="1"/>' }), 'A1', '2'],
    array: [bookBy(contents, 'formulas, shared'), 'B4', '1'],
    tableHead: [bookBy(richContents, 'a formatted table'), 'A1', 'x'],
    pivot: [bookBy(richContents, 'a pivot table'), 'C1', 'x'],
    syntax: [plain, 'B1', '=SUM('],
    circular: [plain, 'B1', '=B1'],
    tooLong: [plain, 'B1', 'x'.repeat(32_768)],
    invalid: [bookBy(richContents, 'lists to choose'), 'B2', '-1'],
  }
  for (const [code, [bytes, name, text]] of Object.entries(typed)) {
    const opened = edited(bytes)
    const before = opened.value(name)
    expect(opened.type(name, text), code).toBe(code)
    expect(opened.value(name)).toBe(before)
  }
})

test('OFF-02 what a sheet carries along is named', () => {
  const carried = [...contents, ...richContents].flatMap(({ name }) => {
    const bytes = bookBy([...contents, ...richContents], name)
    return readWorkbook(readPackage(bytes)).sheets[0]?.carried ?? []
  })
  expect(new Set(carried)).toEqual(new Set(Object.keys(carriedWords)))
})
