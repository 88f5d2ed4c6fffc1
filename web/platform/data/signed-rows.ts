import type { Described } from '../../../core/description/described.ts'
import type { Values } from './record-values.ts'
import { readRows } from './rows.ts'

const pageSize = 500

/** Rows of a list with what they show to whoever signs for them, as it is now: rows come with what their list shows. */
export async function readSigned(
  doc: Described,
  list: string,
  rows: readonly Values[],
  names: readonly string[],
): Promise<readonly Values[]> {
  const found = new Map<unknown, Values>()
  for (let at = 0; at < rows.length; at += pageSize) {
    const ids = rows.slice(at, at + pageSize).map(({ id }) => String(id))
    const query = { list, param: '', filters: { id: ids }, sort: [] }
    const read = await readRows(doc, query, { page: 1, size: pageSize, after: null, columns: names })
    for (const row of read.rows) found.set(row.id, row)
  }
  return rows.map((row) => ({ ...row, ...found.get(row.id) }))
}
