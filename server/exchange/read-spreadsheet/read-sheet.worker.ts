import { readFile } from 'node:fs/promises'
import { parentPort } from 'node:worker_threads'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { isTotals } from '../export/total-label.ts'
import { type Cells, checkRow, type CheckedRow, labelsOf } from '../import/check-row.ts'
import { findHeader, rowKeyHeader, type FileColumn } from '../import/find-header.ts'
import { type Found, type ImportField, type ImportPlan, knownName } from '../import/import-plan.ts'
import type { RawRow, RawSheet } from '../import/raw-row.ts'
import { lineOf } from '../import/serialize-row.ts'
import { sheetLimits } from '../import/sheet-file-limits.ts'
import { cellText } from './cell-text.ts'
import { readCsv } from './read-csv.ts'
import { readWorkbook } from './read-workbook.ts'
import type { FromReader, ReadRow, ToReader } from './reader-thread-messages.ts'

const batch = 1_000
const headDepth = 20

let reader: Reader | null = null

parentPort?.on('message', (message: ToReader) => {
  void answer(message)
    .catch(refused)
    .then((said) => parentPort?.postMessage(said))
})

async function answer(message: ToReader): Promise<FromReader> {
  if ('file' in message) {
    const { path, extension, plan, asked } = message.file
    const bytes = await readFile(path)
    reader = await open(extension === 'csv' ? readCsv(bytes) : await readWorkbook(bytes), plan, asked)
    return { columns: reader.columns }
  }
  if (reader === null) throw new Error('no file was opened')
  if ('known' in message) for (const [name, found] of message.known) reader.known.set(name, found)
  return step(reader)
}

interface Reader {
  readonly plan: ImportPlan
  readonly asked: readonly string[] | null
  readonly sheet: RawSheet
  readonly columns: readonly FileColumn[]
  readonly fields: ReadonlyMap<string, ImportField>
  readonly known: Map<string, Found>
  readonly rows: Iterator<RawRow> | AsyncIterator<RawRow>
  /** Identities that rows have brought; whoever copies a row copies its identity too. */
  readonly keys: Set<string>
  /** Rows read and not yet checked. */
  waiting: RawRow[]
  count: number
}

async function open(sheet: RawSheet, plan: ImportPlan, asked: Reader['asked']): Promise<Reader> {
  const rows = Symbol.asyncIterator in sheet.rows ? sheet.rows[Symbol.asyncIterator]() : sheet.rows[Symbol.iterator]()
  const head: RawRow[] = []
  while (head.length < headDepth) {
    const step = await rows.next()
    if (step.done === true) break
    head.push(step.value)
  }
  const header = findHeader(plan, head)
  if (header === null) throw new Refusal('import.no-header')
  const waiting = head.filter(({ row }) => row > header.row)
  return {
    plan,
    asked,
    sheet,
    columns: header.columns,
    fields: new Map(plan.own.map((own) => [own.name, own])),
    known: new Map(),
    keys: new Set(),
    rows,
    waiting,
    count: 0,
  }
}

// An export that comes back has its totals below the rows.
const totalsRow: CheckedRow = { given: {}, errors: { '': { code: 'import.totals', params: {} } } }

/** The next rows, or the labels that they need first. */
async function step(at: Reader): Promise<FromReader> {
  await readOn(at)
  if (at.waiting.length === 0) {
    // The thread may serve another file; this one is no longer needed.
    reader = null
    return { end: true }
  }
  const read = at.waiting.map((raw) => ({ raw, cells: cellsOf(at, raw) }))
  const need = needed(
    at,
    read.map(({ cells }) => cells),
  )
  if (need.length > 0) return { need }
  at.waiting = []
  const rows = read.map(({ raw, cells }): ReadRow => {
    const { given, errors } = isTotals(raw.cells) ? totalsRow : checkRow(at.plan, cells, at.known)
    return { row: raw.row, key: keyOf(at, raw), given: askedOf(at, given), errors }
  })
  return { rows, content: rows.map(({ row, key }, nr) => lineOf(row, key, read[nr]?.cells ?? {})).join('\n') }
}

async function readOn(at: Reader): Promise<void> {
  while (at.waiting.length < batch) {
    const next = await at.rows.next()
    if (next.done === true) break
    if (next.value.cells.every((cell) => cell === null || (typeof cell === 'string' && cell.trim() === ''))) continue
    at.waiting.push(next.value)
    at.count += 1
    if (at.count > sheetLimits.importRows) throw new Refusal('import.too-many', { most: sheetLimits.importRows })
  }
  at.waiting = at.waiting.filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''))
}

function askedOf({ asked }: Reader, given: ReadRow['given']): ReadRow['given'] {
  if (asked === null) return given
  const said: Record<string, Json> = {}
  for (const name of asked) if (given[name] !== undefined) said[name] = given[name]
  return said
}

function cellsOf({ columns, fields, sheet }: Reader, { cells }: RawRow): Cells {
  const said: Record<string, string> = {}
  columns.forEach(({ field }, at) => {
    const own = field === null ? undefined : fields.get(field)
    const text = own === undefined ? '' : cellText(cells[at] ?? null, own, sheet.counts1904)
    if (own !== undefined && text !== '') said[own.name] = text
  })
  return said
}

function keyOf({ columns, keys }: Reader, { cells }: RawRow): string | null {
  const at = columns.findIndex(({ header }) => header === rowKeyHeader)
  const key = at < 0 ? null : cells[at]
  if (typeof key !== 'string' || !/^[0-9a-f]{64}:\d{1,7}$/.test(key) || keys.has(key)) return null
  keys.add(key)
  return key
}

function needed({ plan, known }: Reader, all: readonly Cells[]): (readonly [string, readonly string[]])[] {
  const need = new Map<string, Set<string>>()
  for (const own of plan.own) {
    if (own.source === null) continue
    for (const cells of all) {
      for (const label of labelsOf(own, cells[own.name] ?? '')) {
        if (!known.has(knownName(own.source, label)))
          need.set(own.source, (need.get(own.source) ?? new Set()).add(label))
      }
    }
  }
  return [...need].map(([source, labels]) => [source, [...labels]] as const)
}

function refused(error: unknown): FromReader {
  if (error instanceof Refusal) return { refused: { code: error.code, params: error.params } }
  throw error
}
