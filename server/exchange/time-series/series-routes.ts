import { createHash, timingSafeEqual } from 'node:crypto'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { SeriesDescribed, SeriesShown, SeriesTaken } from '../../../core/api-types/time-series.ts'
import { seriesKeyHeader, seriesKeySetting } from '../../../core/description/readings-api-key.ts'
import type { Series } from '../../../core/description/time-series.ts'
import { secondMs } from '../../../core/values/duration.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { systemContext } from '../../platform/context/system-context.ts'
import { langOf } from '../../platform/http/request-language.ts'
import { now } from '../../platform/process/clock.ts'
import { readSettings } from '../../platform/settings/read-settings.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { bodyOf } from '../../records/documents/request-body.ts'
import { describedSeries } from '../../records/time-series/described-series.ts'
import { readCurves } from '../../records/time-series/read-curves.ts'
import type { Reading } from '../../records/time-series/reading.ts'
import { askedSeries, seriesNamed } from '../../records/time-series/series-levels.ts'
import { takeReadings } from '../../records/time-series/store-readings.ts'
import { takenReadingsText } from '../../records/time-series/stored-readings-text.ts'
import { writeBook } from '../export/write-workbook.ts'
import { askedCurves } from './curve-request.ts'
import { curvesBook } from './curves-workbook.ts'

interface Path {
  readonly module: string
  readonly name: string
}

type Asked = FastifyRequest<{ Params: Path }>

const config = { session: true } as const
const mostReadings = 5_000
const largestBody = 4 * 1_048_576
// Gateways send again what was not taken; a hundred of them may do so in one second.
const rateLimit = { max: 200, timeWindow: secondMs }

/** The calls of every series: what it is, its curves as they are drawn and as a workbook, and the ways in. */
export function seriesRoutes(app: FastifyInstance): void {
  readRoutes(app)
  enterRoutes(app)
}

function readRoutes(app: FastifyInstance): void {
  app.get<{ Params: Path }>('/api/series/:module/:name', { config }, (request): Promise<SeriesDescribed> =>
    describedSeries(request.ctx, asked(request)),
  )

  app.get<{ Params: Path }>('/api/series/:module/:name/curves', { config }, async (request): Promise<SeriesShown> => {
    const series = asked(request)
    const { asked: wanted, things } = await askedCurves(request, series)
    return { ...(await readCurves(request.ctx, series, wanted)), things }
  })

  app.get<{ Params: Path }>('/api/series/:module/:name/export', { config, compress: false }, async (request, reply) => {
    const series = asked(request)
    const { ctx } = request
    const { asked: wanted, things } = await askedCurves(request, series)
    const curves = await readCurves(ctx, series, wanted)
    await audited(ctx, {
      verb: 'series.export',
      document: `${series.module}.${series.name}`,
      detail: { rows: curves.curves.reduce((sum, { points }) => sum + points.length, 0) },
    })
    return reply
      .type(workbook)
      .header(
        'content-disposition',
        `attachment; filename*=UTF-8''${encodeURIComponent(`${series.label[ctx.lang]}.xlsx`)}`,
      )
      .send(await writeBook(curvesBook(ctx.lang, series, { field: wanted.field, curves, things })))
  })
}

const workbook = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

function enterRoutes(app: FastifyInstance): void {
  app.post<{ Params: Path }>(
    '/api/series/:module/:name/readings',
    { config, bodyLimit: largestBody },
    async (request): Promise<SeriesTaken> => {
      const series = asked(request)
      const { ctx } = request
      if (series.enter === undefined || !ctx.actor.permissions.has(series.enter))
        throw new Refusal('permission.missing', { code: series.enter ?? '' }, { status: 403 })
      const taken = await takeReadings(ctx, series, readingsIn(request.body))
      await audited(ctx, {
        verb: 'series.enter',
        document: `${series.module}.${series.name}`,
        detail: { taken: taken.taken, corrected: taken.corrected, refused: taken.refused.length },
      })
      return takenReadingsText(ctx.lang, series, taken)
    },
  )

  app.post<{ Params: Path }>(
    '/api/series/:module/:name/ingest',
    { config: { public: true, rateLimit }, bodyLimit: largestBody },
    async (request): Promise<SeriesTaken> => {
      const lang = langOf(request)
      const ctx = systemContext(app.pool, app.running, now(), 'a gateway sends readings', lang)
      const series = await opened(ctx, request)
      return takenReadingsText(lang, series, await takeReadings(ctx, series, readingsIn(request.body)))
    },
  )
}

/** The series whose key was shown; whoever has none does not learn which there are. */
async function opened(ctx: Ctx, { params, headers }: Asked): Promise<Series> {
  const shown = headers[seriesKeyHeader]
  const setting = seriesKeySetting(params)
  const kept = (await readSettings(ctx, [setting]))[setting] ?? ''
  if (typeof shown !== 'string' || kept === '' || !timingSafeEqual(hashed(shown), hashed(kept)))
    throw new Refusal('series.key-wrong', {}, { status: 401 })
  return seriesNamed(ctx.running, params.module, params.name)
}

function hashed(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}

function asked({ ctx, params }: Asked): Series {
  return askedSeries(ctx, params.module, params.name)
}

function readingsIn(body: unknown): readonly Reading[] {
  const { readings } = bodyOf(body)
  if (!Array.isArray(readings)) throw new Refusal('request.malformed', {}, { status: 400 })
  if (readings.length > mostReadings) throw new Refusal('series.too-many', { most: mostReadings })
  return readings.map((one: unknown) => {
    if (typeof one !== 'object' || one === null || Array.isArray(one))
      throw new Refusal('request.malformed', {}, { status: 400 })
    return one as Reading // an object of JSON, whose values are judged one by one
  })
}
