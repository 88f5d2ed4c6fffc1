import sql, { join, raw } from 'sql-template-tag'
import type { FieldError } from '../../../core/words/refusal.ts'
import type { Sql } from '../../platform/database/sql.ts'
import type { Cells } from './check-row.ts'
import { lineIn, lineOf } from './serialize-row.ts'

/** `right` and `wrong` wait; `there` is a record already; `done` became one. */
export type RowState = 'right' | 'wrong' | 'there' | 'done'

export type Counts = Readonly<Record<RowState, number>>

export const noCounts: Counts = { right: 0, wrong: 0, there: 0, done: 0 }

const states = ['right', 'wrong', 'there', 'done'] as const

type Errors = Readonly<Record<string, FieldError>>

/** What became of a row: its state, and what is wrong with it. */
export interface Verdict {
  readonly state: RowState
  readonly errors: Errors | null
}

export interface StagedRow extends Verdict {
  /** As the spreadsheet counts, from 1. */
  readonly row: number
  /** Identity that an earlier file of ours gave it; null where its place in its own file tells it. */
  readonly key: string | null
  readonly cells: Cells
}

/** Rows that lie together in the file: a row of engine.sheet_piece. */
interface Piece {
  readonly first: number
  readonly content: string
  /** Of each row the first letter of its state. */
  readonly states: string
  /** By the number of the row. */
  readonly errors: Readonly<Record<string, Errors>> | null
}

const columns = sql`first_row as first, content, states, errors`

/** Keeps rows that follow each other in the file; `content` has a line for each, as lineOf writes it. */
export async function stageRows(
  on: Sql,
  id: string,
  content: string,
  rows: readonly (Verdict & { readonly row: number })[],
): Promise<void> {
  const [first] = rows
  if (first === undefined) return
  await on.query(sql`
    insert into engine.sheet_piece (import, first_row, content, states, errors) values (${id}::uuid, ${first.row}, ${content}, ${rows.map(letterOf).join('')}, ${errorsOf(rows)}::jsonb)
    on conflict (import, first_row) do update set content = excluded.content, states = excluded.states, errors = excluded.errors`)
}

export async function clearStagedRows(on: Sql, id: string): Promise<void> {
  await on.query(sql`delete from engine.sheet_piece where import = ${id}::uuid`)
}

export async function countsOf(on: Sql, id: string): Promise<Counts> {
  const [found] = await on.query<Counts>(sql`
    select ${join(states.map((state) => sql`coalesce(sum(${letters(state)}), 0)::int as ${raw(`"${state}"`)}`))} from engine.sheet_piece where import = ${id}::uuid`)
  return found ?? noCounts
}

/** How many rows of a piece are of a state. */
function letters(state: RowState) {
  return sql`length(states) - length(replace(states, ${state.charAt(0)}, ''))`
}

/** Rows in the order of the file, of one state or all, from a place among these on. */
export async function rowsOf(
  on: Sql,
  id: string,
  { state, offset = 0, limit }: { readonly state?: RowState; readonly offset?: number; readonly limit: number },
): Promise<StagedRow[]> {
  const pieces = await on.query<{ first: number; before: number; rows: number }>(sql`
    select first, (sum(rows) over (order by first) - rows)::int as before, rows from (
      select first_row as first, ${state === undefined ? sql`length(states)` : letters(state)} as rows from engine.sheet_piece where import = ${id}::uuid) p`)
  const rows: StagedRow[] = []
  for (const { first, before, rows: held } of pieces) {
    if (before + held <= offset || before >= offset + limit) continue
    const [piece] = await on.query<Piece>(
      sql`select ${columns} from engine.sheet_piece where import = ${id}::uuid and first_row = ${first}`,
    )
    if (piece !== undefined)
      rows.push(...rowsIn(piece, state).slice(Math.max(0, offset - before), offset + limit - before))
  }
  return rows
}

/** Rows of one piece that wait to be written. */
export interface ValidRows {
  readonly first: number
  readonly rows: readonly StagedRow[]
  /** States of the whole piece when these were read. */
  readonly states: string
}

/** The next rows that wait, a thousand at most; null when none does after this piece. */
export async function validRows(on: Sql, id: string, after: number): Promise<ValidRows | null> {
  const [piece] = await on.query<Piece>(sql`
    select ${columns} from engine.sheet_piece where import = ${id}::uuid and first_row > ${after} and strpos(states, 'r') > 0 order by first_row limit 1`)
  return piece === undefined ? null : { first: piece.first, states: piece.states, rows: rowsIn(piece, 'right') }
}

/** Whether rows still wait as they were read: another run may have dealt with them meanwhile. */
export async function stillValid(on: Sql, id: string, { first, states: before }: ValidRows): Promise<boolean> {
  const found = await on.query(
    sql`select 1 from engine.sheet_piece where import = ${id}::uuid and first_row = ${first} and states = ${before}`,
  )
  return found.length > 0
}

/** Notes what became of rows that waited, in their order. */
export async function writeRowStates(
  on: Sql,
  id: string,
  { first, rows, states: before }: ValidRows,
  outcomes: readonly Verdict[],
): Promise<void> {
  const left = [...outcomes]
  const after = [...before]
    .map((letter) => (letter === 'r' ? letterOf(left.shift() ?? { state: 'right' }) : letter))
    .join('')
  const errors = errorsOf(rows.map(({ row }, at) => ({ row, errors: outcomes[at]?.errors ?? null })))
  await on.query(sql`
    update engine.sheet_piece set states = ${after}, errors = nullif(coalesce(errors, '{}') || coalesce(${errors}::jsonb, '{}'), '{}')
    where import = ${id}::uuid and first_row = ${first}`)
}

export async function rowOf(on: Sql, id: string, row: number): Promise<StagedRow | null> {
  const piece = await pieceWith(on, id, row)
  return piece === null ? null : (rowsIn(piece).find((one) => one.row === row) ?? null)
}

/** Puts a row in the place of the one of its number. */
export async function changeRow(on: Sql, id: string, changed: StagedRow): Promise<void> {
  const piece = await pieceWith(on, id, changed.row)
  if (piece === null) return
  const rows = rowsIn(piece).map((one) => (one.row === changed.row ? changed : one))
  await stageRows(on, id, rows.map(({ row, key, cells }) => lineOf(row, key, cells)).join('\n'), rows)
}

async function pieceWith(on: Sql, id: string, row: number): Promise<Piece | null> {
  const [piece] = await on.query<Piece>(sql`
    select ${columns} from engine.sheet_piece where import = ${id}::uuid and first_row <= ${row} order by first_row desc limit 1`)
  return piece ?? null
}

/** The rows of a piece, of one state or all; only these are unpacked. */
function rowsIn({ content, states: held, errors }: Piece, wanted?: RowState): StagedRow[] {
  return content.split('\n').flatMap((line, at) => {
    const state = stateOf(held.charAt(at))
    if (wanted !== undefined && state !== wanted) return []
    const [row, key, cells] = lineIn(line)
    return [{ row, key, cells, state, errors: errors?.[row] ?? null }]
  })
}

function letterOf({ state }: Pick<Verdict, 'state'>): string {
  return state.charAt(0)
}

function stateOf(letter: string): RowState {
  return states.find((state) => state.startsWith(letter)) ?? 'wrong'
}

function errorsOf(rows: readonly { readonly row: number; readonly errors: Errors | null }[]): string | null {
  const wrong = rows.flatMap(({ row, errors }) => (errors === null ? [] : [[row, errors] as const]))
  return wrong.length === 0 ? null : JSON.stringify(Object.fromEntries(wrong))
}
