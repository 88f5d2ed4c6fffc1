import { createHash } from 'node:crypto'
import sql, { raw, type Sql as Piece } from 'sql-template-tag'
import type { FlowDefinition } from '../../core/approval/definition.ts'
import type { AnyDocument } from '../../core/description/document.ts'
import type { Field, Fields } from '../../core/description/field.ts'
import type { FormDraft } from '../../core/form-design/draft.ts'
import type { ChangeSort, FormChange, FormChangeCode, FormPlan } from '../../core/form-design/publish-plan.ts'
import type { Sql } from '../platform/database/sql.ts'
import { identifier, snake } from '../records/schema/sql-identifier.ts'
import { mappingOf } from '../records/schema/table-mapping.ts'
import { uniqueSets } from '../records/schema/table-shape.ts'
import { narrowings } from './field-narrowing.ts'
import { namesOfFlow } from './fields-needed-by-flow.ts'
import { nameBefore, placeColumns, type Placed, typeOf } from './match-form-columns.ts'
import { convertedValue, moreDigits, tablesOf } from './table-changes.ts'

/** A plan with what is needed to carry it out. */
interface Planned {
  readonly plan: FormPlan
  readonly placed: Placed
}

/** What publishing a draft would do, looked up row by row; changes nothing. */
export async function planForm(
  on: Sql,
  draft: FormDraft,
  published: { readonly doc: AnyDocument; readonly version: number } | null,
): Promise<Planned> {
  const live = await tablesOf(on, draft.doc)
  const placed = placeColumns(draft.doc, {
    doc: published?.doc ?? null,
    live,
    renamed: draft.renamed ?? {},
    version: (published?.version ?? 0) + 1,
  })
  const before = published?.doc ?? null
  const exists = live.has(mappingOf(placed.doc).tableName)
  const look = lookFor(on, placed.doc)
  const rows = exists ? await look.count(sql`true`) : 0
  const changes =
    before === null && !exists
      ? [change('form.change.table', 'adds', draft.doc.name)]
      : [
          ...(await fieldChanges(look, { before: before?.fields ?? {}, placed, draft, path: '', there: live, rows })),
          ...(await uniqueChanges(look, before, placed.doc)),
          ...(await approvalChanges(on, before, placed.doc, rows)),
        ]
  return {
    placed,
    plan: {
      hash: printOf(draft.doc.name, published?.version ?? 0, changes),
      rows,
      changes,
      confirm: changes.some(({ sort }) => sort === 'narrows'),
      blocked: changes.some(({ sort }) => sort === 'blocks'),
    },
  }
}

/** Counts go on rising while a plan is read; what it loses and whom it concerns at all is what was agreed to. */
function printOf(name: string, version: number, changes: readonly FormChange[]): string {
  return createHash('sha256')
    .update(
      JSON.stringify([
        name,
        version,
        changes.map(({ code, sort, field, rows, lost, params }) => [code, sort, field, rows > 0, lost, params]),
      ]),
    )
    .digest('hex')
    .slice(0, 32)
}

function change(
  code: FormChangeCode,
  sort: ChangeSort,
  field: string,
  rows = 0,
  lost = 0,
  params: FormChange['params'] = {},
): FormChange {
  return { code, sort, field, rows, lost, params }
}

/** Counts living rows of the form, or of one of its sub-tables. */
interface Look {
  readonly on: Sql
  readonly doc: AnyDocument
  readonly count: (where: Piece, lines?: string) => Promise<number>
}

function lookFor(on: Sql, doc: AnyDocument): Look {
  const { schema, tableName, table } = mappingOf(doc)
  return {
    on,
    doc,
    count: async (where, lines) => {
      const from =
        lines === undefined
          ? sql`${table} t`
          : sql`${table} r join ${identifier(schema, `${tableName}_${lines}`)} t on t.parent_id = r.id`
      const [row] = await on.query<{ n: string }>(
        sql`select count(*) as n from ${from} where ${lines === undefined ? sql`t` : sql`r`}.del_flag = 0 and (${where})`,
      )
      return Number(row?.n ?? 0)
    },
  }
}

interface Level {
  readonly before: Fields
  readonly placed: Placed
  readonly draft: FormDraft
  /** Of the sub-table with its dot, or ''. */
  readonly path: string
  readonly there: Awaited<ReturnType<typeof tablesOf>>
  readonly rows: number
  /** The end of the sub-table's name. */
  readonly lines?: string
}

async function fieldChanges(look: Look, level: Level, fields: Fields = level.placed.doc.fields): Promise<FormChange[]> {
  const { before, draft, path } = level
  const olds = new Map(Object.keys(fields).map((name) => [name, nameBefore(draft.renamed ?? {}, path + name)]))
  const used = new Set(olds.values())
  const kept: FormChange[] = []
  for (const [name, field] of Object.entries(fields)) {
    const was = olds.get(name) ?? name
    const old = Object.hasOwn(before, was) ? before[was] : undefined
    kept.push(
      ...(old === undefined || 'fields' in old !== 'fields' in field
        ? await addedField(look, level, name, field)
        : await keptField(look, level, { name, was, field, old })),
    )
  }
  const gone = Object.entries(before).filter(
    ([name, old]) =>
      !used.has(name) || (Object.hasOwn(fields, name) && 'fields' in old !== 'fields' in (fields[name] ?? {})),
  )
  for (const [name, old] of gone) kept.push(await goneField(look, level, name, old))
  return kept
}

async function addedField(
  look: Look,
  { path, there, rows, lines }: Level,
  name: string,
  field: Field,
): Promise<FormChange[]> {
  const column = field.column ?? snake(name)
  const { tableName } = mappingOf(look.doc)
  if ('fields' in field) return [change('form.change.lines', 'adds', path + name)]
  const table = there.get(lines === undefined ? tableName : `${tableName}_${lines}`)
  if (table?.columns[column] === undefined) return [change('form.change.field', 'adds', path + name, rows)]
  return [
    change('form.change.back', 'adds', path + name, await look.count(sql`t.${identifier(column)} is not null`, lines)),
  ]
}

interface KeptField {
  readonly name: string
  readonly was: string
  readonly field: Field
  readonly old: Field
}

async function keptField(look: Look, level: Level, { name, was, field, old }: KeptField): Promise<FormChange[]> {
  const { path, lines, placed } = level
  const full = path + name
  const renamed = was === name ? [] : [change('form.change.renamed', 'adds', full, level.rows, 0, { from: was })]
  if ('fields' in field && 'fields' in old) {
    const inner = await fieldChanges(
      look,
      { ...level, before: old.fields as Fields, path: `${name}.`, lines: field.column ?? snake(name) },
      field.fields as Fields,
    ) // both are sub-tables
    return [...renamed, ...inner]
  }
  const column = sql`t.${identifier(old.column ?? snake(was))}`
  const move = placed.moves.find((one) => one.path === full)
  if (move !== undefined) {
    const value = convertedValue(column.text, move.from, move.to)
    const [all, whole] = await Promise.all([
      look.count(sql`${column} is not null`, lines),
      value === null ? 0 : look.count(sql`${raw(value)} is not null`, lines),
    ])
    return [...renamed, change('form.change.type', 'narrows', full, all, all - whole)]
  }
  const found: FormChange[] = []
  for (const { code, rows } of narrowings(old, field, column, { type: typeOf(field) }))
    found.push(change(code, 'narrows', full, await look.count(rows, lines)))
  const digits = moreDigits(typeOf(old), typeOf(field))
    ? [change('form.change.digits', 'adds', full, await look.count(sql`${column} is not null`, lines))]
    : []
  const indexed = (field.indexed ?? false) && !(old.indexed ?? false) ? [change('form.change.index', 'adds', full)] : []
  return [...renamed, ...found, ...digits, ...indexed]
}

async function goneField(look: Look, { path, lines }: Level, name: string, old: Field): Promise<FormChange> {
  const column = old.column ?? snake(name)
  if ('fields' in old) return change('form.change.lines-removed', 'narrows', name, await look.count(sql`true`, column))
  return change(
    'form.change.removed',
    'narrows',
    path + name,
    await look.count(sql`t.${identifier(column)} is not null`, lines),
  )
}

/** Values that must not repeat from now on, and do. */
async function uniqueChanges(look: Look, before: AnyDocument | null, doc: AnyDocument): Promise<FormChange[]> {
  const known = new Set(before === null ? [] : uniqueSets(before).map((names) => names.join()))
  const { columns, table } = mappingOf(doc)
  const changes: FormChange[] = []
  for (const names of uniqueSets(doc).filter(
    (one) => !known.has(one.join()) && one.every((name) => before !== null && Object.hasOwn(before.fields, name)),
  )) {
    const ids = names.flatMap((name) => columns.get(name)?.id ?? [])
    const list = ids.slice(1).reduce((all, id) => sql`${all}, ${id}`, sql`${ids[0] ?? sql`id`}`)
    const [row] = await look.on.query<{ n: string | null }>(
      sql`select sum(n) as n from (select count(*) as n from ${table} where del_flag = 0 and num_nulls(${list}) = 0 group by ${list} having count(*) > 1) twice`,
    )
    const rows = Number(row?.n ?? 0)
    changes.push(
      change(
        rows > 0 ? 'form.change.duplicates' : 'form.change.unique',
        rows > 0 ? 'blocks' : 'narrows',
        names.join(', '),
        rows,
      ),
    )
  }
  return changes
}

interface Running {
  readonly version: number
  readonly definition: FlowDefinition
  readonly open: string
}

/** What becomes of approvals: those that run keep their version of the flow, and with it the fields it reads. */
async function approvalChanges(
  on: Sql,
  before: AnyDocument | null,
  doc: AnyDocument,
  rows: number,
): Promise<FormChange[]> {
  const key = `${doc.module}.${doc.name}`
  if (before?.approval === undefined)
    return doc.approval === undefined ? [] : [change('form.change.approval', 'adds', doc.name, rows)]
  const running = await on.query<Running>(sql`
    select d.version, d.definition, count(*) as open from engine.flow_instance i join engine.flow_definition d on d.key = i.flow and d.version = i.version
    where i.document = ${key} and i.status = '1' group by d.version, d.definition order by d.version`)
  const open = running.reduce((sum, one) => sum + Number(one.open), 0)
  if (doc.approval === undefined)
    return [
      open > 0
        ? change('form.change.approval-open', 'blocks', doc.name, open)
        : change('form.change.approval-removed', 'narrows', doc.name, rows),
    ]
  const old = before
  return running.flatMap(({ version, definition, open: n }) =>
    [...namesOfFlow(definition, old)]
      .filter((name) => !stays(old, doc, name))
      .map((name) => change('form.change.flow-uses', 'blocks', name, Number(n), 0, { version })),
  )
}

/** Whether a field means the same to a flow's conditions as it did. */
function stays(before: AnyDocument, after: AnyDocument, name: string): boolean {
  const [old, now] = [before.fields[name], after.fields[name]]
  return (
    old !== undefined &&
    now !== undefined &&
    typeOf(old) === typeOf(now) &&
    after.approval?.values.includes(name) === true
  )
}
