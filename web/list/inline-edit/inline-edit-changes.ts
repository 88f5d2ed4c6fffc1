import type { Json } from '../../../core/values/json.ts'
import type { FieldError } from '../../../core/words/refusal.ts'
import type { Values } from '../../platform/data/record-values.ts'

/** A cell changed and not saved: what it holds, and what it held before its last change. */
interface EditedCell {
  readonly value: Json
  /** Undone already, or undo has nothing to go back to, when absent. */
  readonly was?: { readonly value: Json }
}

/** A row with changed cells, over the row as it was read. */
export interface EditedRow {
  readonly before: Values
  readonly cells: Readonly<Record<string, EditedCell>>
  /** Values that follow from the changed ones. */
  readonly computed: Values
  /** What is wrong by the rules of the form, in changed cells and in those that a change asks for. */
  readonly errors: Readonly<Record<string, FieldError>>
  /** What the server found wrong, until the cell changes. */
  readonly refused: Readonly<Record<string, string>>
  /** Why the row as a whole was not saved. */
  readonly trouble: string | null
}

/** All changed rows by their id. */
export type Edits = ReadonlyMap<string, EditedRow>

/** One cell as a person, a paste or a fill changes it. */
export interface CellChange {
  readonly row: Values
  readonly field: string
  readonly value: Json
}

/** The rules over one row: what is wrong, and what follows from its changes. */
export type CheckRow = (before: Values, changed: Values) => Pick<EditedRow, 'errors' | 'computed'>

/** The edits after some cells changed; each row is checked once, however many of its cells did. */
export function changed(edits: Edits, changes: readonly CellChange[], check: CheckRow): Edits {
  const next = new Map(edits)
  for (const [id, { before, cells: wanted }] of byRow(changes)) {
    const row = edits.get(id) ?? untouched(before)
    const cells = { ...row.cells }
    for (const [field, value] of wanted) {
      const held = cells[field]?.value ?? row.before[field] ?? null
      if (!same(held, value)) cells[field] = { value, was: { value: held } }
    }
    put(next, id, row, cells, [...wanted.keys()], check)
  }
  return next
}

/** The edits after the last change of some cells is taken back: one level each. */
export function undone(
  edits: Edits,
  places: readonly { readonly id: string; readonly field: string }[],
  check: CheckRow,
): Edits {
  const next = new Map(edits)
  for (const { id, field } of places) {
    const row = next.get(id)
    const was = row?.cells[field]?.was
    if (row && was) put(next, id, row, { ...row.cells, [field]: { value: was.value } }, [field], check)
  }
  return next
}

/** What the server answered for the rows sent: saved ones are edits no more, the others say why. */
export function answered(
  edits: Edits,
  outcomes: readonly {
    readonly id: string
    readonly code: string
    readonly msg?: string
    readonly errors?: Readonly<Record<string, string>>
  }[],
): Edits {
  const next = new Map(edits)
  for (const { id, code, msg = '', errors = {} } of outcomes) {
    const row = next.get(id)
    if (code === '0') next.delete(id)
    else if (row) next.set(id, { ...row, refused: errors, trouble: Object.keys(errors).length > 0 ? null : msg })
  }
  return next
}

/** The changed values of a row, as they would be saved. */
export function patchOf({ cells }: EditedRow): Record<string, Json> {
  return Object.fromEntries(Object.entries(cells).map(([field, { value }]) => [field, value]))
}

/** Whether anything stands against saving a row, as far as is known here. */
export function isWrong(row: EditedRow): boolean {
  return Object.keys(row.errors).length > 0
}

/** How many cells are wrong, counting a row that was refused as a whole as one. */
export function wrongCells(edits: Edits): number {
  return [...edits.values()].reduce(
    (sum, { errors, refused, trouble }) =>
      sum + new Set([...Object.keys(errors), ...Object.keys(refused)]).size + (trouble === null ? 0 : 1),
    0,
  )
}

function byRow(
  changes: readonly CellChange[],
): ReadonlyMap<string, { readonly before: Values; readonly cells: Map<string, Json> }> {
  const rows = new Map<string, { readonly before: Values; readonly cells: Map<string, Json> }>()
  for (const { row, field, value } of changes) {
    const id = String(row.id)
    const known = rows.get(id) ?? { before: row, cells: new Map() }
    known.cells.set(field, value)
    rows.set(id, known)
  }
  return rows
}

function untouched(before: Values): EditedRow {
  return { before, cells: {}, computed: {}, errors: {}, refused: {}, trouble: null }
}

/** Puts a row back with its cells, without those that hold what is stored; a row without any is no edit. */
function put(
  edits: Map<string, EditedRow>,
  id: string,
  row: EditedRow,
  cells: Readonly<Record<string, EditedCell>>,
  touched: readonly string[],
  check: CheckRow,
): void {
  const kept = Object.fromEntries(
    Object.entries(cells).filter(([field, { value }]) => !same(value, row.before[field] ?? null)),
  )
  if (Object.keys(kept).length === 0) {
    edits.delete(id)
    return
  }
  const refused = Object.fromEntries(Object.entries(row.refused).filter(([field]) => !touched.includes(field)))
  edits.set(id, { ...row, cells: kept, refused, trouble: null, ...check(row.before, patchOf({ ...row, cells: kept })) })
}

/** Whether two values are the same to a record; no text and nothing are both empty. */
export function same(one: Json, other: Json): boolean {
  return one === other || JSON.stringify(one === '' ? null : one) === JSON.stringify(other === '' ? null : other)
}
