import type { FastifyInstance } from 'fastify'
import type { AlertRule } from '../../../base/alert-rule.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { describe } from '../../records/documents/describe-document.ts'
import { bodyOf } from '../../records/documents/request-body.ts'
import { reading } from '../../records/read/field-and-record-rights.ts'
import { mayDo } from '../../records/read/require-permission.ts'
import { levelOf } from './alert-level.ts'
import { compileAlertRule } from './compile-alert-rule.ts'
import { measureRecords, mostAlerts, type RecordsRule } from './measure-records.ts'

const read = { needs: 'yjgz-ck' } as const

/** What a rule of alerts can look at, and what it would find among what its keeper may see. */
export function alertRoutes(app: FastifyInstance): void {
  app.get('/api/system/alertRule/choices', { config: read }, ({ ctx }) => choices(ctx))
  app.get<{ Params: { document: string } }>(
    '/api/system/alertRule/fields/:document',
    { config: read },
    async ({ ctx, params }) => fieldsOf(ctx, params.document),
  )
  app.post('/api/system/alertRule/try', { config: { needs: 'yjgz-bj' } }, async ({ ctx, body }) =>
    tried(ctx, ruleOf(bodyOf(body))),
  )
}

function choices({ running, lang }: Ctx): Json {
  const declared = running.modules.flatMap(({ alerts = [] }) => alerts).filter(({ code }) => running.measures.has(code))
  return {
    measures: declared.map(({ code, label }) => ({ value: code, label: label[lang] })),
    documents: [...running.documents.values()].map(({ key, words, module }) => ({
      value: key,
      label: words.title[lang],
      group: module.label[lang],
    })),
  }
}

async function fieldsOf(ctx: Ctx, document: string): Promise<object> {
  const found = ctx.running.documents.get(document)
  if (found === undefined) throw new Refusal('record.missing', {}, { status: 404 })
  const { fields } = await describe(ctx.withoutScope('what a rule of alerts may look at'), found)
  return fields
}

/** How many of the records that the caller sees would be beyond each bound now. */
async function tried(ctx: Ctx, rule: RecordsRule): Promise<Json> {
  const watched = compileAlertRule(ctx, rule)
  if ('errors' in watched) {
    const [first = { code: 'alert.unknownDocument' }] = Object.values(watched.errors)
    throw new Refusal(first.code, first.params, { errors: watched.errors })
  }
  const hidden = watched.figure.uses
    .concat(watched.condition?.uses ?? [])
    .some((name) => watched.doc.fields[name] !== undefined && reading(ctx, watched.doc.fields[name]) !== 'whole')
  if (hidden || !mayDo(ctx, watched.doc, 'ck')) throw new Refusal('alert.hidden', {}, { status: 403 })
  const levels = (await measureRecords(ctx, rule)).map(({ value }) => levelOf(rule, value)?.level)
  const count = (level: string) => levels.filter((one) => one === level).length
  return { yellow: count('2'), orange: count('3'), red: count('4'), full: levels.length >= mostAlerts }
}

function ruleOf(body: Readonly<Record<string, Json>>): RecordsRule {
  const text = (name: keyof AlertRule) => (typeof body[name] === 'string' && body[name] !== '' ? body[name] : null)
  const bound = (name: keyof AlertRule) => {
    const given = text(name)
    return given !== null && /^-?\d+(\.\d+)?$/.test(given) ? given : null
  }
  return {
    watched: text('watched'),
    condition: text('condition'),
    figure: text('figure'),
    rising: text('rising') === '0' ? '0' : '1',
    yellow: bound('yellow') ?? '0',
    orange: bound('orange'),
    red: bound('red'),
  }
}
