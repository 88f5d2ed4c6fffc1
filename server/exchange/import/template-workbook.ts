import { enumerated } from '../../../core/values/join-names.ts'
import type { Lang } from '../../../core/values/language.ts'
import { safeText } from '../../platform/workbook/formula-safe-text.ts'
import type { SheetCell } from '../../platform/workbook/sheet-cell.ts'
import type { Book, BookSheet } from '../export/workbook-data.ts'
import { rowKeyHeader } from './find-header.ts'
import type { ImportColumn } from './import-columns.ts'
import { templateWords } from './template-words.ts'

/** A row that has to be put right. */
interface WrongRow {
  readonly key: string
  readonly cells: Readonly<Record<string, string>>
  /** Column to what is wrong there, in the reader's language; '' is the row itself. */
  readonly errors: Readonly<Record<string, string>>
}

const firstRow = 3
const lastRow = 10_000
const listSheet = 'lists'

/** An empty workbook to fill in: what is required, what may be chosen, what it means. */
export function templateBook(name: string, columns: readonly ImportColumn[], lang: Lang): Book {
  return { sheets: [dataSheet(name, columns, lang, null), notesSheet(columns, lang), lists(columns)] }
}

/** The same with rows that were wrong: their bad cells marked, the reasons beside. */
export function markedBook(
  name: string,
  columns: readonly ImportColumn[],
  lang: Lang,
  rows: readonly WrongRow[],
): Book {
  return { sheets: [dataSheet(name, columns, lang, rows), notesSheet(columns, lang), lists(columns)] }
}

function dataSheet(
  name: string,
  columns: readonly ImportColumn[],
  lang: Lang,
  rows: readonly WrongRow[] | null,
): BookSheet {
  const heads = columns.map(({ label, required }) => safeText(required ? `${label} *` : label))
  const more = rows === null ? [] : [templateWords.wrong[lang], rowKeyHeader]
  const explain = (rows === null ? templateWords.explain : templateWords.fix)[lang]
  const body = (rows ?? []).map((row): SheetCell[] => [
    ...columns.map(({ name: field }) => cellOf(row.cells[field])),
    Object.entries(row.errors)
      .map(([field, text]) => said(columns, field, text))
      .join('; '),
    row.key,
  ])
  return {
    name,
    frozen: 2,
    across: 0,
    rows: [[explain], [...heads, ...more], ...body],
    columns: [
      ...columns.map(({ label, kind }) => ({ width: widthOf(label, kind) })),
      ...(rows === null ? [] : [{ width: 60 }, { width: 10, hidden: true }]),
    ],
    looks: [
      { row: 0, column: 0, look: 'note' },
      ...columns.map(({ required }, column) => ({
        row: 1,
        column,
        look: required ? ('required' as const) : ('head' as const),
      })),
      ...more.map((_head, at) => ({ row: 1, column: columns.length + at, look: 'head' as const })),
      ...(rows ?? []).flatMap(({ errors }, at) =>
        columns.flatMap(({ name: field }, column) =>
          errors[field] === undefined ? [] : [{ row: at + 2, column, look: 'wrong' as const, note: errors[field] }],
        ),
      ),
    ],
    choices: columns.map((column, at) => ({
      column: at,
      from: firstRow,
      to: lastRow,
      source: sourceOf(columns, column),
      title: column.label,
      message: messageOf(column, lang),
    })),
  }
}

function cellOf(text: string | undefined): SheetCell {
  return text === undefined || text === '' ? null : safeText(text)
}

function said(columns: readonly ImportColumn[], field: string, text: string): string {
  const label = columns.find(({ name }) => name === field)?.label
  return label === undefined || text.includes(label) ? text : `${label}: ${text}`
}

function messageOf({ required, kind, help }: ImportColumn, lang: Lang): string {
  return [required ? templateWords.need[lang] : '', kind, help ?? ''].filter((part) => part !== '').join(' · ')
}

/** The lists stand in columns of a hidden sheet, in the order of their columns. */
function lists(columns: readonly ImportColumn[]): BookSheet {
  const own = columns.flatMap(({ choices }) => (choices === null ? [] : [choices]))
  const longest = Math.max(1, ...own.map(({ length }) => length))
  return {
    name: listSheet,
    hidden: true,
    rows: Array.from({ length: longest }, (_, row) => own.map((choices) => cellOf(choices[row]))),
    columns: own.map(() => ({ width: 20 })),
  }
}

function sourceOf(columns: readonly ImportColumn[], { choices, name }: ImportColumn): string | null {
  if (choices === null || choices.length === 0) return null
  const at = columns.filter((column) => column.choices !== null).findIndex((column) => column.name === name)
  const letter = letters(at)
  return `${listSheet}!$${letter}$1:$${letter}$${choices.length}`
}

function letters(at: number): string {
  const last = String.fromCharCode(65 + (at % 26))
  return at < 26 ? last : `${letters(Math.floor(at / 26) - 1)}${last}`
}

function notesSheet(columns: readonly ImportColumn[], lang: Lang): BookSheet {
  const heads = [templateWords.column, templateWords.need, templateWords.sort, templateWords.about].map(
    (words) => words[lang],
  )
  return {
    name: templateWords.notes[lang],
    frozen: 1,
    rows: [
      heads,
      ...columns.map(({ label, required, kind, help, choices }): SheetCell[] => [
        safeText(label),
        required ? templateWords.yes[lang] : null,
        kind,
        safeText([help ?? '', enumerated(choices ?? [], lang)].filter((part) => part !== '').join('. ')) || null,
      ]),
    ],
    columns: [{ width: 28 }, { width: 14 }, { width: 22 }, { width: 80 }],
    looks: heads.map((_head, column) => ({ row: 0, column, look: 'head' as const })),
  }
}

function widthOf(label: string, kind: string): number {
  return Math.max(14, [...label, ...kind].reduce((sum, letter) => sum + (letter > 'ӿ' ? 2 : 1), 4) / 1.4)
}
