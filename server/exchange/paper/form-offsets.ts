import sql from 'sql-template-tag'
import { formOffsetFields, formOffsetLabels } from '../../../base/form-offset.ts'
import type { Json } from '../../../core/values/json.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import { checkRecord } from '../../../kinds/check-record.ts'
import type { OfficeFile } from '../../office-files/office-file-store.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { expressionContextOf } from '../../records/write/expression-context.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'

/** By how much a printer moves what it prints, in millimetres as decimals. */
export interface FormOffset {
  readonly printer: string
  readonly x: string
  readonly y: string
}

const mostPrinters = 50

/** What the caller measured for the template of a paper, by the names of printers. */
export function formOffsets(ctx: Ctx, file: OfficeFile): Promise<FormOffset[]> {
  return ctx.sql.query<FormOffset>(sql`
    select printer, x::text as x, y::text as y from engine.form_offset
    where person = ${ctx.actor.id}::uuid and template_series = ${seriesOf(file)}::uuid order by printer limit ${mostPrinters}`)
}

/** The offset of one of the caller's printers; none for ''. */
export async function formOffset(ctx: Ctx, file: OfficeFile, printer: string): Promise<FormOffset> {
  if (printer === '') return { printer, x: '0.0', y: '0.0' }
  const found = (await formOffsets(ctx, file)).find((one) => one.printer === printer)
  if (found === undefined) throw new Refusal('paper.no-printer', { printer }, { status: 404 })
  return found
}

/** Keeps what the caller measured, in the place of what he said of the same printer before. */
export function saveFormOffset(ctx: Ctx, file: OfficeFile, body: Readonly<Record<string, Json>>): Promise<FormOffset> {
  const offset = offsetIn(ctx, body)
  const { printer, x, y } = offset
  return withinTransaction(ctx, async (inside) => {
    await inside.sql.query(sql`
      insert into engine.form_offset (person, template_series, printer, x, y, changed_at)
      values (${ctx.actor.id}::uuid, ${seriesOf(file)}::uuid, ${printer}, ${x}::numeric, ${y}::numeric, ${new Date(ctx.now)})
      on conflict (person, template_series, printer) do update set x = excluded.x, y = excluded.y, changed_at = excluded.changed_at`)
    if ((await formOffsets(inside, file)).every((one) => one.printer !== printer))
      throw new Refusal('paper.printers', { n: mostPrinters })
    await audited(inside, { verb: 'office.offset', title: file.title, detail: { printer, x, y } })
    return offset
  })
}

/** Forgets a printer of the caller's. */
export function removeFormOffset(ctx: Ctx, file: OfficeFile, printer: string): Promise<void> {
  return withinTransaction(ctx, async (inside) => {
    const { x, y } = await formOffset(inside, file, printer)
    await inside.sql.query(sql`
      delete from engine.form_offset
      where person = ${ctx.actor.id}::uuid and template_series = ${seriesOf(file)}::uuid and printer = ${printer}`)
    await audited(inside, { verb: 'office.offset', title: file.title, detail: { printer, x, y, removed: true } })
  })
}

function offsetIn(ctx: Ctx, body: Readonly<Record<string, Json>>): FormOffset {
  const { values, errors } = checkRecord(formOffsetFields, body, { ...expressionContextOf(ctx), before: null })
  const wrong = Object.entries(errors).map(([name, { code, params }]) => {
    const label = formOffsetLabels[name as keyof typeof formOffsetLabels]?.[ctx.lang] ?? name // a name that nobody knows is wrong too
    return [name, { code, params: { label, ...params } }] as const
  })
  if (wrong.length > 0)
    throw new Refusal('record.invalid', { count: wrong.length }, { errors: Object.fromEntries(wrong) })
  return { printer: String(values['printer']), x: String(values['x']), y: String(values['y']) }
}

function seriesOf({ templateSeries }: OfficeFile): string {
  if (templateSeries === null) throw new Refusal('paper.no-template')
  return templateSeries
}
