import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { RunDescribed, RunPreview } from '../../../core/api-types/batch-run.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { attachmentHeader } from '../../platform/http/download-name.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { beginRun } from '../../records/batch-run/begin-run.ts'
import { askedFields, askedRun, type KnownRun, knownRun, ofWholeUnit } from '../../records/batch-run/find-run.ts'
import type { LineFilter } from '../../records/batch-run/run-lines.ts'
import { describedFilters } from '../../records/documents/described-filters.ts'
import { bodyOf } from '../../records/documents/request-body.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import { mayDo, requirePermission } from '../../records/read/require-permission.ts'
import { writeBook } from '../export/write-workbook.ts'
import { reportBook } from '../report/report-workbook.ts'
import { previewOf, sheetOf } from './run-preview.ts'

interface Path {
  readonly module: string
  readonly name: string
}

const config = { session: true } as const
const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
const everything = { from: 0, most: 100_000 }

/** The calls of every run: what it asks, what it would post, that as a workbook, and posting it. */
export function runRoutes(app: FastifyInstance): void {
  app.get<{ Params: Path }>('/api/run/:module/:name/describe', { config }, (request) => {
    const known = lookedAt(request)
    return described(request.ctx, known)
  })

  app.post<{ Params: Path }>('/api/run/:module/:name/preview', { config }, async (request): Promise<RunPreview> => {
    const known = lookedAt(request)
    const { values, filter, from } = askedIn(request)
    return previewOf(request.ctx, known, await askedRun(request.ctx, known, values), filter, from)
  })

  app.post<{ Params: Path }>('/api/run/:module/:name/export', { config }, async (request, reply) => {
    const known = lookedAt(request)
    const { ctx } = request
    requirePermission(ctx, known.lines, 'dc')
    const { values, filter } = askedIn(request)
    const of = await askedRun(ctx, known, values)
    const { sheet, figures } = await sheetOf(ctx, known, of, filter, everything)
    await audited(ctx, { verb: 'report.export', document: known.run.runs, detail: { rows: sheet.rows.length } })
    return reply
      .type(workbook)
      .header('content-disposition', attachmentHeader(`${sheet.label} ${of.period}.xlsx`))
      .send(await writeBook(reportBook(sheet, figures.rows, figures.totals)))
  })

  app.post<{ Params: Path }>('/api/run/:module/:name/post', { config }, async (request) => {
    const known = lookedAt(request)
    const { values, seen } = bodyOf(request.body)
    const { lines, sums } = bodyOf(seen)
    return {
      id: await beginRun(request.ctx, known, bodyOf(values), {
        lines: Number(lines),
        sums: Object.fromEntries(Object.entries(bodyOf(sums)).map(([name, value]) => [name, String(value)])),
      }),
    }
  })
}

function lookedAt({ ctx, params }: FastifyRequest<{ Params: Path }>): KnownRun {
  const known = knownRun(ctx, `${params.module}.${params.name}`)
  if (known === null) throw new Refusal('route.unknown', {}, { status: 404 })
  requirePermission(ctx, known.runs, 'ck')
  return known
}

async function described(ctx: Ctx, known: KnownRun): Promise<RunDescribed> {
  const { run, runs, lines, part } = known
  const { unitId } = ctx.actor
  const next: Readonly<Record<string, Json>> =
    unitId === null ? {} : { unitId, ...(await part.next(ofWholeUnit(ctx), unitId)) }
  return {
    label: run.label[ctx.lang],
    fields: describedFilters(ctx.lang, askedFields(known), {}).map((field) => {
      const initial = next[field.name]
      const told = { ...field, label: labelIn(ctx, runs, field.name) }
      return initial === undefined ? told : { ...told, initial }
    }),
    posts: mayDo(ctx, runs, run.post),
    lines: { module: lines.module, name: lines.name },
  }
}

function askedIn(request: FastifyRequest) {
  const read = readInput(request, request.body)
  const filter: LineFilter = { only: read.text('only'), find: read.text('find') }
  const from = read.whole('from', 0, 1_000_000, 0)
  read.finish()
  return { values: bodyOf(bodyOf(request.body).values), filter, from }
}
