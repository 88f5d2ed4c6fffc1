import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { PublishedResult, ReportResult } from '../../../core/api-types/report-result.ts'
import type { FieldBase } from '../../../core/description/field.ts'
import { isGrouped, type QueriedReport, type Report } from '../../../core/description/report.ts'
import { dayOfMs } from '../../../core/values/day.ts'
import { sum } from '../../../core/values/decimal.ts'
import { dayMs, minuteMs } from '../../../core/values/duration.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { checkRecord, type Values } from '../../../kinds/check-record.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { loadActor } from '../../identity/access/actor.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { contextFor } from '../../platform/context/system-context.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { langOf } from '../../platform/http/request-language.ts'
import { now } from '../../platform/process/clock.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { describedFilters } from '../../records/documents/described-filters.ts'
import { bodyOf } from '../../records/documents/request-body.ts'
import { loadNames, type Names } from '../../records/read/load-reference-names.ts'
import { writeBook } from '../export/write-workbook.ts'
import { columnCharts } from './charts-by-column.ts'
import type { Figures } from './figure-types.ts'
import { endLink, openLinks, publishReport, readReportLink } from './published-report-link.ts'
import { queryGroupedReport } from './query-grouped-report.ts'
import { drillsOf } from './report-drills.ts'
import { resultOf } from './report-result.ts'
import { reportBook } from './report-workbook.ts'

type Row = Readonly<Record<string, Json>>

/** A report's query: rows of its columns for checked filters; what it reads it takes from `rows(ctx, document)`. */
export type ReportQuery = (ctx: Ctx, filters: Values) => Promise<readonly Row[]>

/** Queries by `module.name`. */
export type ReportQueries = ReadonlyMap<string, ReportQuery>

interface Path {
  readonly module: string
  readonly name: string
}

const config = { session: true } as const

/**
 * The calls of every described report: what it asks, as it is read, as a workbook, and published.
 */
export function reportRoutes(queries: ReportQueries) {
  const figures = figuresBy(queries)
  return (app: FastifyInstance): void => {
    linkRoutes(app)
    readRoutes(app, figures)
    publishRoute(app)
    publishedRoute(app, figures)
  }
}

type FiguresOf = (ctx: Ctx, report: Report, filters: Values) => Promise<Figures>

function figuresBy(queries: ReportQueries): FiguresOf {
  return async (ctx, report, filters) => {
    if (isGrouped(report)) return queryGroupedReport(ctx, report, filters)
    const query = queries.get(`${report.module}.${report.name}`)
    if (query === undefined) throw unknown()
    const rows = await query(ctx, filters)
    const names = await namesIn(ctx, report, rows)
    return {
      columns: Object.entries(report.columns).map(([name, field]) => ({
        name,
        label: report.words[name]?.[ctx.lang] ?? name,
        field,
      })),
      rows,
      subtotals: new Map(),
      totals: totalsOf(report, rows),
      names,
      drills: drillsOf(ctx, report, filters, rows),
      charts: columnCharts(ctx, report, rows, names),
    }
  }
}

/** Which reports a person may read, and those he has published. */
function linkRoutes(app: FastifyInstance): void {
  app.get('/api/report/list', { config }, ({ ctx }) =>
    readable(ctx).map(({ module, name, label }) => ({ module, name, label: label[ctx.lang] })),
  )

  app.get('/api/report/links', { config }, async ({ ctx }) =>
    (await openLinks(ctx.sql, ctx.actor.id, ctx.now)).flatMap(({ filters, ...link }) => {
      const report = readable(ctx).find(({ module, name }) => module === link.module && name === link.name)
      return report === undefined
        ? []
        : [{ ...link, label: report.label[ctx.lang], filters: resultOf(ctx, report, filters, nothing).filters }]
    }),
  )

  app.post<{ Params: { id: string } }>('/api/report/links/:id/end', { config }, async ({ ctx, params }) => {
    if (!(await endLink(ctx.sql, ctx.actor.id, params.id, ctx.now)))
      throw new Refusal('record.missing', {}, { status: 404 })
    await audited(ctx, { verb: 'report.unpublish', detail: { link: params.id } })
    return null
  })
}

function readRoutes(app: FastifyInstance, figures: FiguresOf): void {
  app.post<{ Params: Path }>('/api/report/:module/:name/sheet', { config }, async (request) => {
    const report = reportOf(request)
    const filters = filtersOf(request, report)
    const found = await figures(request.ctx, report, filters)
    return { ...resultOf(request.ctx, report, filters, found), drills: found.drills } satisfies ReportResult
  })

  app.post<{ Params: Path }>('/api/report/:module/:name/export', { config }, async (request, reply) => {
    const report = reportOf(request)
    const { ctx } = request
    const filters = filtersOf(request, report)
    const found = await figures(ctx, report, filters)
    const sheet = resultOf(ctx, report, filters, found)
    await audited(ctx, {
      verb: 'report.export',
      document: `${report.module}.${report.name}`,
      detail: { rows: sheet.rows.length },
    })
    return reply
      .type(workbook)
      .header('content-disposition', `attachment; filename*=UTF-8''${encodeURIComponent(`${sheet.label}.xlsx`)}`)
      .send(await writeBook(reportBook(sheet, found.rows, found.totals)))
  })

  app.get<{ Params: Path }>('/api/report/:module/:name/describe', { config }, (request) =>
    described(request.ctx, reportOf(request)),
  )
}

function publishRoute(app: FastifyInstance): void {
  app.post<{ Params: Path }>('/api/report/:module/:name/publish', { config }, async (request) => {
    const report = reportOf(request)
    const read = readInput(request, request.query)
    const days = read.whole('days', 1, mostDays, usualDays)
    read.finish()
    const { ctx } = request
    const path = await publishReport(
      ctx.sql,
      { module: report.module, name: report.name, filters: filtersOf(request, report), personId: ctx.actor.id },
      ctx.now,
      ctx.now + days * dayMs,
    )
    await audited(ctx, { verb: 'report.publish', document: `${report.module}.${report.name}`, detail: { days } })
    return { path }
  })
}

/** A published report, for whoever has its link. */
function publishedRoute(app: FastifyInstance, figures: FiguresOf): void {
  app.get(
    '/api/report/published',
    { config: { public: true, rateLimit: { max: 120, timeWindow: minuteMs } } },
    async (request) => {
      const read = readInput(request, request.query)
      const link = { rid: read.text('rid'), exp: read.text('exp'), sign: read.text('sign') }
      read.finish()
      const { module, name, filters, personId } = await readReportLink(app.pool, link, now())
      const report = app.running.modules.find((one) => one.name === module)?.reports?.find((one) => one.name === name)
      const ctx = contextFor(await loadActor(app.pool, personId), app.pool, app.running, now(), langOf(request))
      if (report === undefined || !ctx.actor.permissions.has(report.needs)) throw new Refusal('report.ended')
      const names = await loadNames(ctx, new Map([['person', new Set([personId])]]))
      return {
        ...resultOf(ctx, report, filters, await figures(ctx, report, filters)),
        publisher: names[`person:${personId}`] ?? ctx.actor.name,
        until: Number(link.exp),
      } satisfies PublishedResult
    },
  )
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const nothing: Figures = { columns: [], rows: [], subtotals: new Map(), totals: {}, names: {}, drills: [], charts: [] }
const usualDays = 7
const mostDays = 90

function readable({ running, actor }: Ctx): readonly Report[] {
  return running.modules.flatMap(({ reports }) => reports ?? []).filter(({ needs }) => actor.permissions.has(needs))
}

function reportOf({ ctx, params }: FastifyRequest<{ Params: Path }>): Report {
  const report = ctx.running.modules
    .find(({ name }) => name === params.module)
    ?.reports?.find(({ name }) => name === params.name)
  if (report === undefined) throw unknown()
  if (!ctx.actor.permissions.has(report.needs)) throw new Refusal('permission.missing', {}, { status: 403 })
  return report
}

function described({ lang }: Ctx, report: Report) {
  const { module, name, label, filters, words } = report
  return {
    module,
    name,
    label: label[lang],
    filters: describedFilters(lang, filters, words),
    charted: report.charts !== undefined,
  }
}

function filtersOf(request: FastifyRequest, { filters }: Report): Values {
  const given = bodyOf(request.body)
  const { values, errors } = checkRecord(filters, given, {
    today: dayOfMs(request.ctx.now),
    me: request.ctx.actor.id,
    before: null,
  })
  if (Object.keys(errors).length > 0)
    throw new Refusal('record.invalid', { count: Object.keys(errors).length }, { errors })
  return values
}

function totalsOf({ totals }: QueriedReport, rows: readonly Row[]): Record<string, string> {
  return Object.fromEntries(totals.map((column) => [column, sum(rows.map((row) => String(row[column] ?? '0')))]))
}

function namesIn(ctx: Ctx, { columns }: QueriedReport, rows: readonly Row[]): Promise<Names> {
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
