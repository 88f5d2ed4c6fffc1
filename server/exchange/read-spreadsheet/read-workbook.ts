import { parseCellRef, streamXlsxRows } from 'hucre/xlsx'
import { Refusal } from '../../../core/words/refusal.ts'
import { inspectWorkbook } from '../import/inspect-workbook.ts'
import type { RawCell, RawRow, RawSheet } from '../import/raw-row.ts'
import { sheetLimits } from '../import/sheet-file-limits.ts'
import { streamWorkbook } from './stream-workbook.ts'

interface Merge {
  readonly top: number
  readonly bottom: number
  readonly left: number
  readonly right: number
  value: RawCell
}

// Password-protected workbooks are compound files.
const compound = Buffer.from('d0cf11e0', 'hex')

/** The rows of a workbook's first sheet; a merged cell's value stands in every row and column it covers. */
export async function readWorkbook(bytes: Buffer): Promise<RawSheet> {
  if (bytes.subarray(0, 4).equals(compound)) throw new Refusal('import.encrypted')
  const { counts1904, merges } = await inspectWorkbook(bytes)
  const rows = rowsOf(bytes)
  return { counts1904, rows: merges.length === 0 ? rows : filled(rows, merges.map(mergeOf)) }
}

async function* rowsOf(bytes: Buffer): AsyncGenerator<RawRow> {
  try {
    for await (const { index, values } of await begun(bytes)) {
      if (index >= sheetLimits.rows || values.length > sheetLimits.columns)
        throw new Refusal('import.too-wide', { rows: sheetLimits.rows, columns: sheetLimits.columns })
      yield { row: index + 1, cells: values }
    }
  } catch (error) {
    // Whatever the library says of a file, its sender is told that it cannot be read.
    throw error instanceof Refusal ? error : new Refusal('import.unreadable')
  }
}

type Rows = ReturnType<typeof streamXlsxRows>
type Step = Awaited<ReturnType<Rows['next']>>
type Row = Rows extends AsyncIterable<infer R> ? R : never

/** The rows as they are asked for; where a workbook has its parts in places of its own, as the library finds them. */
async function begun(bytes: Buffer): Promise<AsyncIterable<Row>> {
  const rows = paced(bytes)
  const first = await rows.next().catch(() => null)
  return first === null ? streamXlsxRows(bytes) : following(first, rows)
}

/** Rows of which the first has been taken. */
function following(first: Step, rest: Rows): AsyncIterable<Row> {
  let taken = false
  const next = (): Promise<Step> => {
    if (taken) return rest.next()
    taken = true
    return Promise.resolve(first)
  }
  return { [Symbol.asyncIterator]: () => ({ next, return: () => rest.return(undefined) }) }
}

async function* paced(bytes: Buffer): Rows {
  const { stream, more, enough } = streamWorkbook(bytes)
  const rows = streamXlsxRows(stream)
  try {
    for (;;) {
      // Rows that were read already come before the turn ends.
      const waiting = setImmediate(more)
      const step = await rows.next()
      clearImmediate(waiting)
      if (step.done === true) return
      enough()
      yield step.value
    }
  } finally {
    more()
    await rows.return(undefined)
  }
}

function mergeOf(ref: string): Merge {
  const [from = '', to = ''] = ref.split(':')
  const [start, end] = [parseCellRef(from), parseCellRef(to)]
  return { top: start.row + 1, bottom: end.row + 1, left: start.col, right: end.col, value: null }
}

async function* filled(rows: AsyncIterable<RawRow>, merges: readonly Merge[]): AsyncGenerator<RawRow> {
  const waiting = merges.toSorted((a, b) => a.top - b.top)
  let open: Merge[] = []
  for await (const { row, cells } of rows) {
    while (waiting[0] !== undefined && waiting[0].top <= row) open.push(...waiting.splice(0, 1))
    open = open.filter(({ bottom }) => bottom >= row)
    const own = [...cells]
    for (const merge of open) {
      if (merge.top === row) merge.value = cells[merge.left] ?? null
      for (let at = merge.left; at <= merge.right; at += 1) own[at] = merge.value
    }
    yield { row, cells: Array.from(own, (cell) => cell ?? null) }
  }
}
