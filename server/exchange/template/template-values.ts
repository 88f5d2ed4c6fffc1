import type { AnyDocument } from '../../../core/description/document.ts'
import { dayText } from '../../../core/values/day-text.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { enumerated } from '../../../core/values/join-names.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Lang } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { makeContext } from '../../platform/context/make-context.ts'
import { namesOfPeople } from '../../records/history/bilingual-text.ts'
import type { StoredRecord } from '../../records/schema/stored-record.ts'
import { approvalTable } from '../print/approval-table.ts'
import { type FieldPath, opinionColumns, ownPaths, readPath } from './field-path.ts'
import { fieldPicture } from './field-picture.ts'
import type { Placeholder } from './placeholders.ts'
import { type Located, type RecordValues, recordValues, type Source, wholeValue } from './record-values.ts'
import type { FilledLine, FilledValue, Filling } from './template-thread-messages.ts'
import { formatValue, type ValueFormat } from './value-format.ts'

/** What a placeholder of a template stands for. */
export interface Binding {
  readonly mark: string
  readonly path: string
  readonly format: ValueFormat
  /** The language of the value; that of the template where it says none. */
  readonly lang: Lang | null
  /** A part is printed when the field has this value; null when it is enough that it has any. */
  readonly equals: string | null
}

interface Filled {
  readonly ctx: Ctx
  readonly doc: AnyDocument
  readonly source: Source
  readonly values: RecordValues
  readonly lang: Lang
}

type Bound = Binding & { readonly field: FieldPath; readonly form: Placeholder['form'] }

/** Everything that a template is filled with from a record: only what the caller may see of it. */
export async function fillingOf(
  ctx: Ctx,
  {
    doc,
    record,
    placeholders,
    bindings,
    lang,
  }: {
    readonly doc: AnyDocument
    readonly record: StoredRecord
    readonly placeholders: readonly Placeholder[]
    readonly bindings: readonly Binding[]
    readonly lang: Lang
  },
): Promise<Filling> {
  const filled: Filled = { ctx, doc, source: { doc, record, line: null }, values: recordValues(ctx), lang }
  const bound = placeholders.flatMap(({ name, form }): Bound[] => {
    const binding = bindings.find(({ mark }) => mark === name)
    const field = binding === undefined ? null : readPath(ctx, doc, binding.path)
    return binding === undefined || field === null ? [] : [{ ...binding, field, form }]
  })
  const columns = bound.filter(({ form, field }) => form !== 'part' && field.list !== null && !field.isList)
  const parts = bound.filter(({ form, field }) => form === 'part' && field.list !== null)
  const lists = [...new Set([...columns, ...parts].flatMap(({ field }) => field.list ?? []))]
  const lines: Record<string, readonly FilledLine[]> = {}
  for (const list of lists)
    lines[loopOf(list)] = await linesOf(
      filled,
      list,
      columns.filter(({ field }) => field.list === list),
    )
  const values: Record<string, FilledValue> = {}
  for (const binding of bound.filter(({ form }) => form !== 'part'))
    values[binding.mark] = columns.includes(binding)
      ? joined(lines[loopOf(binding.field.list ?? '')] ?? [], binding.mark, lang)
      : await valueOf(filled, filled.source, binding, binding.path)
  const conditions: Record<string, boolean> = {}
  for (const binding of bound.filter((part) => part.form === 'part' && !parts.includes(part)))
    conditions[binding.mark] = await holdsFor(filled, binding)
  return {
    values,
    conditions,
    lines,
    columns: Object.fromEntries(columns.map(({ mark, field }) => [mark, loopOf(field.list ?? '')])),
    parts: Object.fromEntries(parts.map(({ mark, field }) => [mark, loopOf(field.list ?? '')])),
    bookmarks: bound.filter(({ form }) => form === 'bookmark').map(({ mark }) => mark),
  }
}

// No placeholder is called so: a name begins with no wave.
function loopOf(list: string): string {
  return `~${list}`
}

async function linesOf(filled: Filled, list: string, columns: readonly Bound[]): Promise<readonly FilledLine[]> {
  if (list === ownPaths.approval) return opinionsOf(filled, columns)
  const sources = await filled.values.lines(filled.source, list.split('.'))
  const lines: FilledLine[] = []
  for (const source of sources) {
    const line: Record<string, FilledValue> = {}
    for (const column of columns)
      line[column.mark] = await valueOf(filled, source, column, column.path.slice(list.length + 1))
    lines.push(line)
  }
  return lines
}

/** What was decided on the record, line by line, each column in the language of its placeholder. */
async function opinionsOf(
  { source: { doc, record }, values, lang }: Filled,
  columns: readonly Bound[],
): Promise<readonly FilledLine[]> {
  const rows = new Map<Lang, readonly (readonly string[])[]>()
  for (const spoken of new Set([lang, ...columns.flatMap((column) => column.lang ?? [])])) {
    const [table] = await approvalTable(await values.writer(doc, record, spoken), record)
    rows.set(spoken, table?.rows ?? [])
  }
  return (rows.get(lang) ?? []).map((_, row) =>
    Object.fromEntries(
      columns.map((column) => {
        const index = opinionColumns.findIndex((name) => column.path.endsWith(`.${name}`))
        return [column.mark, rows.get(column.lang ?? lang)?.[row]?.[index] ?? '']
      }),
    ),
  )
}

async function valueOf(filled: Filled, from: Source, binding: Binding, path: string): Promise<FilledValue> {
  const { ctx, values } = filled
  const lang = binding.lang ?? filled.lang
  if (path.startsWith('@')) return ownValue(ctx, binding, lang)
  const located = await values.locate(from, path.split('.'))
  if (located === null) return ''
  const whole = wholeValue(ctx, located.step.field, located.value)
  if (binding.format === 'picture') return fieldPicture(ctx, whole)
  return formatValue(binding.format, {
    value: whole,
    text: await values.text(located, lang),
    currency: currencyOf(located),
    lang,
  })
}

/** The day and the name of whoever makes the document. */
async function ownValue(ctx: Ctx, { path, format }: Binding, lang: Lang): Promise<FilledValue> {
  const { id, name } = ctx.actor
  const today = dayOfMs(ctx.now)
  const text =
    path === ownPaths.today
      ? dayText(today, lang)
      : ((await namesOfPeople(makeContext({ ...ctx, lang }), [id]))[`person:${id}`] ?? name)
  return formatValue(format, { value: path === ownPaths.today ? today : null, text, currency: null, lang })
}

/** What an amount is in: what stands beside it, else what its record says. */
function currencyOf({ source: { record, line }, step }: Located): Json {
  const beside: unknown = Reflect.get(step.field, 'in')
  const name = typeof beside === 'string' ? beside : null
  return name === null ? null : (line?.values[name] ?? record[name] ?? null)
}

async function holdsFor({ ctx, source, values }: Filled, { path, equals }: Binding): Promise<boolean> {
  if (path.startsWith('@')) return true
  const located = await values.locate(source, path.split('.'))
  const value = located === null ? null : wholeValue(ctx, located.step.field, located.value)
  if (equals !== null) return String(value ?? '') === equals
  return value !== null && value !== '' && value !== '0' && !(Array.isArray(value) && value.length === 0)
}

/** A column outside a table is written as a list of its values. */
function joined(lines: readonly FilledLine[], mark: string, lang: Lang): string {
  return enumerated(
    lines.map((line) => line[mark]).filter((value) => typeof value === 'string' && value !== '') as string[], // filtered
    lang,
  )
}
