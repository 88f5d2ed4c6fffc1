import sql from 'sql-template-tag'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { describedField, type KeptChange, parsed, pastNames, pastText } from '../../records/history/changed-value.ts'
import { labelIn } from '../../records/read/field-labels.ts'
import type { Jobs } from '../scheduled-jobs/scheduled-job-lines.ts'
import { extrasOf } from './audit-extra-values.ts'
import { saidThing, saidVerb, thingsOf, withPeople } from './audit-line-names.ts'
import { withTitles } from './audit-record-titles.ts'
import { saidReason } from './unscoped-reason-words.ts'

interface Line {
  readonly id: string
  readonly at: number
  readonly person: string | null
  readonly personName: string
  readonly verb: string
  readonly document: string | null
  readonly recordId: string | null
  readonly title: string | null
  readonly ip: string
  readonly requestId: string
  readonly unscoped: string | null
  readonly detail: string | null
  readonly seq: number | null
  readonly hash: string | null
}

/**
 * One line of the audit whole: its place in the chain, and which values it changed, as far as the reader may know them.
 */
export async function operationDetail(ctx: Ctx, id: string, jobs: Jobs): Promise<Json> {
  const [line] = await ctx.sql.query<Line>(sql`
    select a.id, a.at, a.person, a.person_name as "personName", a.verb, a.document, a.record_id as "recordId", a.title, a.ip, a.request_id as "requestId", a.unscoped, a.detail,
      s.seq::int as seq, encode(s.hash, 'hex') as hash
    from engine.audit a left join engine.audit_seal s on s.audit_id = a.id where a.id = ${id}::bigint`)
  if (line === undefined) throw new Refusal('record.missing', {}, { status: 404 })
  const { detail, unscoped, ...kept } = line
  const things = thingsOf(ctx.running, jobs)
  const [told] = await withTitles(ctx, await withPeople(ctx, [kept]))
  return {
    ...told,
    verb: saidVerb(ctx, line.document, line.verb),
    thing: saidThing(things, ctx.lang, line.document),
    unscoped: unscoped === null ? null : saidReason(things, ctx.lang, unscoped),
    extras: await extrasOf(ctx, line.document, detail),
    changes: await changesOf(ctx, line),
  }
}

// A line and its changes are of one transaction, so they have one person and one instant.
async function changesOf(ctx: Ctx, { document, recordId, person, at }: Line): Promise<Json[]> {
  const doc = ctx.running.documents.get(document ?? '')?.doc
  if (doc === undefined || recordId === null || person === null) return []
  const rows = await ctx.sql.query<KeptChange>(sql`
    select field, before, after from engine.history
    where document = ${document} and record_id = ${recordId}::uuid and at = ${new Date(at).toISOString()}::timestamptz and person = ${person}::uuid order by id`)
  const names = await pastNames(ctx, doc, rows)
  return rows.flatMap((row) => {
    const field = describedField(doc, row.field)
    const said =
      field === undefined
        ? undefined
        : [row.before, row.after].map((value) => pastText(ctx, field, parsed(value), names))
    if (said === undefined || said[0] === undefined) return []
    return [{ field: row.field, label: labelIn(ctx, doc, row.field), before: said[0], after: said[1] ?? '' }]
  })
}
