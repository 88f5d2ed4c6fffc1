import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { FieldBase, Fields } from '../../core/field.ts'
import type { Json } from '../../core/json.ts'
import { sum } from '../../core/decimal.ts'
import { dayOfMs } from '../../core/day.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Report } from '../../core/report.ts'
import { checkRecord, type Values } from '../../kinds/check-record.ts'
import { kindOf } from '../../kinds/kinds.ts'
import type { Ctx } from '../context.ts'
import { bodyOf } from '../described/body.ts'
import { loadNames, type Names } from '../store/names.ts'

type Row = Readonly<Record<string, Json>>

/** A report's query: rows of its columns for checked filters; what it reads it takes from `rows(ctx, document)`. */
export type ReportQuery = (ctx: Ctx, filters: Values) => Promise<readonly Row[]>

interface Path { readonly module: string; readonly name: string }

const config = { session: true } as const

/** The two calls of every described report: how it looks, and its rows with totals over all of them. */
export function reportRoutes(queries: ReadonlyMap<string, ReportQuery>) {
  return (app: FastifyInstance): void => {
    app.get<{ Params: Path }>('/api/report/:module/:name/describe', { config }, (request) => described(request.ctx, reportOf(request)))

    app.post<{ Params: Path }>('/api/report/:module/:name/rows', { config }, async (request) => {
      const report = reportOf(request)
      const query = queries.get(`${report.module}.${report.name}`)
      if (query === undefined) throw unknown()
      const rows = await query(request.ctx, filtersOf(request, report))
      return { rows, totals: totalsOf(report, rows), names: await namesIn(request.ctx, report, rows) }
    })
  }
}

function reportOf({ ctx, params }: FastifyRequest<{ Params: Path }>): Report {
  const report = ctx.running.modules.find(({ name }) => name === params.module)?.reports?.find(({ name }) => name === params.name)
  if (report === undefined) throw unknown()
  if (!ctx.actor.permissions.has(report.needs)) throw new Refusal('permission.missing', {}, { status: 403 })
  return report
}

function described({ lang }: Ctx, { module, name, label, filters, columns, words, totals, drill = {} }: Report) {
  const fields = (all: Fields) => Object.entries(all).map(([field, base]) => {
    const kind = kindOf(base.kind)
    return { ...base, name: field, label: words[field]?.[lang] ?? field, numeric: kind.numeric, sortable: kind.sortable, filter: kind.filter, rights: { read: true, write: true } }
  })
  return { module, name, label: label[lang], filters: fields(filters), columns: fields(columns), totals, drill }
}

function filtersOf(request: FastifyRequest, { filters }: Report): Values {
  const given = bodyOf(request.body)
  const { values, errors } = checkRecord(filters, given, { today: dayOfMs(request.ctx.now), me: request.ctx.actor.id, before: null })
  if (Object.keys(errors).length > 0) throw new Refusal('record.invalid', { count: Object.keys(errors).length }, { errors })
  return values
}

function totalsOf({ totals }: Report, rows: readonly Row[]): Record<string, string> {
  return Object.fromEntries(totals.map((column) => [column, sum(rows.map((row) => String(row[column] ?? '0')))]))
}

function namesIn(ctx: Ctx, { columns }: Report, rows: readonly Row[]): Promise<Names> {
  const wanted = new Map<string, Set<string>>()
  for (const [column, field] of Object.entries(columns)) {
    const source = sourceOf(field)
    if (source === null) continue
    const keys = rows.map((row) => row[column]).filter((key): key is string => typeof key === 'string' && key !== '')
    wanted.set(source, new Set([...(wanted.get(source) ?? []), ...keys]))
  }
  return loadNames(ctx, wanted)
}

function sourceOf(field: FieldBase): string | null {
  return kindOf(field.kind).namesFrom?.(field) ?? null
}

function unknown(): Refusal {
  return new Refusal('route.unknown', {}, { status: 404 })
}
