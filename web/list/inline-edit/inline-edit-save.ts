import type { Described } from '../../../core/description/described-document.ts'
import { recordOf, wireOf, type Values } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { bulkCall, type BulkOutcome } from '../actions/bulk-call.ts'
import { patchOf, same, type EditedRow } from './inline-edit-changes.ts'

/**
 * Saves changed rows, each alone. Where somebody changed a row meanwhile but none of the cells changed here,
 * both changes hold; otherwise the row says that it changed.
 */
export async function saveRows(doc: Described, rows: readonly EditedRow[]): Promise<readonly BulkOutcome[]> {
  const send = (which: readonly EditedRow[], verOf: (row: EditedRow) => number) =>
    bulkCall(
      doc,
      'bj',
      which.map((row) => ({
        id: String(row.before.id),
        ver: verOf(row),
        values: wireOf(
          doc.fields.filter(({ name }) => name in row.cells),
          patchOf(row),
        ),
      })),
      () => undefined,
      () => false,
    )
  const outcomes = await send(rows, ({ before }) => Number(before.ver))
  const stale = new Set(outcomes.filter(({ code }) => code === 'record.changed').map(({ id }) => id))
  const vers = new Map<string, number>()
  for (const row of rows)
    if (stale.has(String(row.before.id)))
      await mergeable(doc, row).then((ver) => {
        if (ver !== null) vers.set(String(row.before.id), ver)
      })
  if (vers.size === 0) return outcomes
  const again = await send(
    rows.filter(({ before }) => vers.has(String(before.id))),
    ({ before }) => vers.get(String(before.id)) ?? 0,
  )
  return outcomes.map((outcome) => again.find(({ id }) => id === outcome.id) ?? outcome)
}

/** The version to save over, when the stored record still holds what the changed cells held. */
async function mergeable(doc: Described, { before, cells }: EditedRow): Promise<number | null> {
  const answer = await http.get<{ readonly record: Values }>(`/api/${doc.module}/${doc.name}/${String(before.id)}`, {
    quiet: true,
  })
  const stored = recordOf(doc.fields, answer.record)
  return Object.keys(cells).every((name) => same(stored[name] ?? null, before[name] ?? null))
    ? Number(stored.ver)
    : null
}
