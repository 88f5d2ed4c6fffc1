import sql from 'sql-template-tag'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { hiddenOf } from '../list/approval-hidden-fields.ts'
import { labelIn } from '../read/field-labels.ts'
import { loadNames, type Names, namesOf } from '../read/load-reference-names.ts'
import { verbLabel } from '../read/verb-label.ts'
import type { StoredRecord } from '../schema/stored-record.ts'
import { mappingOf } from '../schema/table-mapping.ts'
import { describedField, parsed, pastText } from './changed-value.ts'

/** One thing that happened to a record, as people read it. */
interface LogEntry {
  readonly at: number
  readonly personName: string
  readonly verb: string
  readonly label: string
  readonly opinion: string | null
  readonly changes: readonly LogChange[]
}

/** A field's value before and after, as text in the reader's language. */
interface LogChange {
  readonly field: string
  readonly label: string
  readonly before: string
  readonly after: string
}

interface AuditRow {
  readonly at: number
  readonly person: string
  readonly person_name: string
  readonly verb: string
  readonly detail: string | null
}
interface HistoryRow {
  readonly at: number
  readonly person: string
  readonly verb: string
  readonly field: string
  readonly before: string | null
  readonly after: string | null
}

// A record that changes more often is read in the audit pages, which have windows.
const most = 500

/** What happened to a record, latest first; the reader's field rights hold for the past as well. */
export async function recordLog(ctx: Ctx, doc: AnyDocument, id: string): Promise<LogEntry[]> {
  const { key } = mappingOf(doc)
  const [audit, history] = await Promise.all([
    ctx.sql.query<AuditRow>(
      sql`select at, person, person_name, verb, detail from engine.audit where document = ${key} and record_id = ${id}::uuid order by id desc limit ${most}`,
    ),
    ctx.sql.query<HistoryRow>(
      sql`select at, person, verb, field, before, after from engine.history where document = ${key} and record_id = ${id}::uuid order by id desc limit ${most * 10}`,
    ),
  ])
  const names = await namesOf(
    ctx,
    doc,
    history.flatMap(({ field, before, after }) => [{ [field]: parsed(before) }, { [field]: parsed(after) }]),
  )
  const people = await loadNames(ctx, new Map([['person', new Set(audit.map(({ person }) => person))]]))
  const hidden = await hiddenOf(ctx, doc, id)
  const left = new Set(history.filter(({ field }) => !hidden.has(field)))
  return audit.map(({ at, person, person_name, verb, detail }) => {
    const mine = [...left].filter((row) => row.at === at && row.person === person && row.verb === verb)
    for (const row of mine) left.delete(row)
    return {
      at,
      personName: people[`person:${person}`] ?? person_name,
      verb,
      label: verbLabel(ctx, doc, verb),
      opinion: opinionOf(detail),
      changes: mine.flatMap((row) => changeOf(ctx, doc, row, names)),
    }
  })
}

function changeOf(ctx: Ctx, doc: AnyDocument, { field, before, after }: HistoryRow, names: Names): LogChange[] {
  const described = describedField(doc, field)
  if (described === undefined) return []
  const [was, is] = [pastText(ctx, described, parsed(before), names), pastText(ctx, described, parsed(after), names)]
  return was === undefined || is === undefined
    ? []
    : [{ field, label: labelIn(ctx, doc, field), before: was, after: is }]
}

function opinionOf(detail: string | null): string | null {
  const value = parsed(detail)
  const opinion =
    typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as StoredRecord).opinion : null // an object that is no array
  return typeof opinion === 'string' && opinion !== '' ? opinion : null
}
