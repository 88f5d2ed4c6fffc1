import sql from 'sql-template-tag'
import { dayOfMs } from '../../../core/values/day.ts'
import type { Json } from '../../../core/values/json.ts'
import { type Ctx, rows } from '../../../server/module-api.ts'
import { incomingLetter } from './incoming-letter.ts'
import { inState, numberedStates } from './letter-states.ts'
import { outgoingLetter } from './outgoing-letter.ts'

type Asked = Readonly<Record<string, Json | undefined>>
type Row = Readonly<Record<string, Json>>

/** The numbered letters of a year that the caller may see. */
export function docOutRegisterRows(ctx: Ctx, { year, kind, unit }: Asked): Promise<readonly Row[]> {
  return ctx.sql.query<Record<string, Json>>(sql`
    select o.doc_no as "docNo", o.id as letter, o.kind, o.sign_date::text as "signDate", o.addressee, o.secrecy, o.urgency,
      o.drafter, o.signer_id as "signerId", o.status, o.file_no as "fileNo", o.copies::text as copies, '1' as letters
    from (${rows(ctx, outgoingLetter)}) o
    where o.doc_no is not null and o.status = any(${[...numberedStates]}::text[]) and o.doc_year = ${textOf(year)}
      and (${textOf(kind)}::text is null or o.kind = ${textOf(kind)}) and (${textOf(unit)}::uuid is null or o.issue_unit = ${textOf(unit)}::uuid)
    order by o.code_id, o.doc_seq`)
}

/** The letters registered in a year that the caller may see; overdue is what is past its day and not answered. */
export function docInRegisterRows(ctx: Ctx, { year, kind, unit }: Asked): Promise<readonly Row[]> {
  const answered = [inState.done, inState.filed]
  return ctx.sql.query<Record<string, Json>>(sql`
    select i.reg_no as "regNo", i.received_date::text as "receivedDate", i.from_unit as "fromUnit", i.their_no as "theirNo",
      i.id as letter, i.kind, i.secrecy, i.handle_dept as "handleDept", i.due_date::text as "dueDate", i.status, i.file_no as "fileNo",
      case when i.due_date < ${dayOfMs(ctx.now)}::date and i.status <> all(${answered}::text[]) then '1' else '0' end as late, '1' as letters
    from (${rows(ctx, incomingLetter)}) i
    where i.reg_year = ${textOf(year)}
      and (${textOf(kind)}::text is null or i.kind = ${textOf(kind)}) and (${textOf(unit)}::uuid is null or i.received_by = ${textOf(unit)}::uuid)
    order by i.reg_no`)
}

function textOf(value: Json | undefined): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}
