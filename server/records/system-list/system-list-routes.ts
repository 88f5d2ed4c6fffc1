import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CallList } from '../../../base/system-list-type.ts'
import type { Json } from '../../../core/values/json.ts'
import type { Lang } from '../../../core/values/language.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { timeText } from '../../../kinds/date-time/kind.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { allowedTypes } from '../../platform/http/allowed-file-types.ts'
import { attachmentHeader, plainName } from '../../platform/http/download-name.ts'
import { readInput } from '../../platform/http/read-input.ts'
import { concurrencyLimiter } from '../../platform/process/concurrency-limiter.ts'
import { safeText } from '../../platform/workbook/formula-safe-text.ts'
import type { SheetCell, SheetRow } from '../../platform/workbook/sheet-cell.ts'
import { writeSheet } from '../../platform/workbook/write-sheet.ts'
import { audited } from '../audit/write-audit-line.ts'
import { bodyOf, texts } from '../documents/request-body.ts'
import { askedOf, type CallAsked } from './system-list-request.ts'

export type CallRow = Readonly<Record<string, Json>>

export interface CallPlace {
  readonly limit: number
  readonly offset: number
  /** Rows are counted no further than this. */
  readonly most: number
}

/** Rows, newest first, and how many there are. */
interface CallFound {
  readonly rows: readonly CallRow[]
  readonly total: number
}

/** Where the rows of such a list come from. */
export type CallSource = (ctx: Ctx, asked: CallAsked, place: CallPlace) => Promise<CallFound>

interface CallListParts {
  readonly list: CallList
  /** Permission to read it, and to take it away as a spreadsheet. */
  readonly needs: string
  readonly exportNeeds: string
  readonly source: CallSource
}

// Nobody looks through more; the total says that there are more.
const mostShown = 10_000
const mostExported = 50_000
const piece = 2_000

const inTurn = concurrencyLimiter(2, { waiting: 10, refusal: () => new Refusal('server.busy', {}, { status: 503 }) })

/** The calls of a list over what the engine keeps: its rows, and the same as a spreadsheet. */
export function callListRoutes(app: FastifyInstance, parts: CallListParts): void {
  const { list, needs, exportNeeds } = parts
  const at = `/api/${list.module}/${list.name}`

  app.post(`${at}/page`, { config: { needs } }, async (request) => {
    const input = readInput(request, request.body)
    const [page, size] = [input.whole('page', 1, mostShown, 1), input.whole('size', 1, 500, 20)]
    input.finish()
    const { ctx } = request
    const asked = askedOf(list, request.body, ctx.now)
    const offset = (page - 1) * size
    const { rows, total } = await parts.source(ctx, asked, {
      limit: offset >= mostShown ? 0 : size,
      offset,
      most: mostShown + 1,
    })
    return {
      content: rows.map((row) => wireOf(list, row)),
      totalElements: Math.min(total, mostShown),
      approximate: total > mostShown,
    }
  })

  app.post(`${at}/export`, { config: { needs: exportNeeds }, compress: false }, (request, reply) =>
    inTurn(() => sendSheet(request, reply, parts)),
  )
}

/** Numbers travel as texts, as they do in every record. */
function wireOf({ fields }: CallList, row: CallRow): CallRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      typeof value === 'number' && fields[name]?.kind === 'number' ? String(value) : value,
    ]),
  )
}

async function sendSheet(request: FastifyRequest, reply: FastifyReply, parts: CallListParts): Promise<FastifyReply> {
  const { ctx } = request
  const { list } = parts
  const body = bodyOf(request.body)
  const asked = askedOf(list, body, ctx.now)
  const { total } = await parts.source(ctx, asked, { limit: 0, offset: 0, most: mostExported + 1 })
  if (total > mostExported) throw new Refusal('export.too-many', { most: mostExported })
  const columns = columnsOf(list, body.columns)
  const format = body.format === 'csv' ? 'csv' : 'xlsx'
  await audited(ctx, { verb: 'export', document: `${list.module}.${list.name}`, detail: { rows: total } })
  const order = {
    format,
    name: list.label[ctx.lang].slice(0, 31),
    separator: ctx.lang === 'ru' ? ';' : ',',
    columns: columns.map((name) => ({
      header: list.fields[name]?.label[ctx.lang] ?? name,
      width: Math.round((list.fields[name]?.width ?? 150) / 8),
    })),
  } as const
  const name = plainName(`${list.label[ctx.lang]}.${format}`)
  return reply
    .type(allowedTypes[format]?.mime ?? '')
    .header('content-disposition', attachmentHeader(name))
    .send(Readable.from(writeSheet(order, pieces(ctx, parts, asked, columns))))
}

async function* pieces(
  ctx: Ctx,
  parts: CallListParts,
  asked: CallAsked,
  columns: readonly string[],
): AsyncGenerator<SheetRow[]> {
  for (let offset = 0; offset < mostExported; offset += piece) {
    const { rows } = await parts.source(ctx, asked, { limit: piece, offset, most: 0 })
    yield rows.map((row) => columns.map((name) => cellOf(parts.list, name, row[name] ?? null, ctx.lang)))
    if (rows.length < piece) return
  }
}

function columnsOf(list: CallList, given: Json | undefined): readonly string[] {
  const wanted = given === undefined ? list.columns : texts(given)
  const strange = wanted.find((name) => !Object.hasOwn(list.fields, name))
  if (strange !== undefined) throw new Refusal('request.unknown-column', { name: strange }, { status: 400 })
  return wanted
}

function cellOf({ fields }: CallList, name: string, value: Json, lang: Lang): SheetCell {
  if (value === null) return null
  const field = fields[name]
  if (field?.kind === 'dateTime' && typeof value === 'number') return timeText(value, lang)
  if (typeof value === 'number') return value
  return safeText(field?.options?.find(({ code }) => code === value)?.label[lang] ?? String(value))
}
