import type { Described } from '../../../core/description/described-document.ts'
import { readRows } from './read-rows.ts'
import type { Values } from './record-values.ts'

const pageSize = 100

/**
 * Rows of a list as their pages would open them now: a list has neither all that is signed for nor what is counted for
 * it.
 */
export async function readSigned(doc: Described, list: string, rows: readonly Values[]): Promise<readonly Values[]> {
  const found = new Map<unknown, Values>()
  for (let at = 0; at < rows.length; at += pageSize) {
    const ids = rows.slice(at, at + pageSize).map(({ id }) => String(id))
    const query = { list, param: '', filters: { id: ids }, sort: [] }
    const read = await readRows(doc, query, { page: 1, size: pageSize, after: null, opened: true })
    for (const row of read.rows) found.set(row.id, row)
  }
  return rows.map((row) => ({ ...row, ...found.get(row.id) }))
}
