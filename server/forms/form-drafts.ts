import sql from 'sql-template-tag'
import { type FormDraft, formModule, formPath } from '../../core/form-design/draft.ts'
import type { SavedForm } from '../../core/form-design/form-designer-types.ts'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { enqueue } from '../platform/jobs/enqueue.ts'
import { audited } from '../records/audit/write-audit-line.ts'
import { withinTransaction } from '../records/write/within-transaction.ts'
import { problemsOf } from './form-publishing-problems.ts'
import { withoutColumns } from './match-form-columns.ts'
import { type Published, readPublished } from './read-published-forms.ts'

/** The job that publishes; one form after another. */
export const publishJob = 'engine.publishForm'

/** A wish to publish whose process died with it is asked anew after this. */
const longestWait = '5 minutes'

export interface FormRow {
  readonly name: string
  readonly ver: number
  readonly draft: FormDraft
  readonly changed: boolean
  readonly status: 'drawn' | 'published' | 'retired'
  readonly version: number | null
  readonly updated: number
  readonly updatedBy: string
  readonly publishing: 'waiting' | 'done' | 'failed' | null
  readonly publishingAt: number | null
  readonly publishingCode: string | null
  readonly publishingParams: Readonly<Record<string, string | number>> | null
}

const columns = sql`f.name, f.ver, f.draft, f.changed, f.status, f.version, f.updated, f.publishing, f.publishing_at as "publishingAt", f.publishing_code as "publishingCode", f.publishing_params as "publishingParams", f.updated_by as "updatedBy"`

/** Every form, drafts among them. */
export function formRows(ctx: Ctx): Promise<FormRow[]> {
  return ctx.sql.query<FormRow>(sql`select ${columns} from engine.form f order by f.name`)
}

/** One form; refuses `form.unknown`. */
export async function formRow(ctx: Ctx, name: string, lock = false): Promise<FormRow> {
  const [row] = await ctx.sql.query<FormRow>(
    sql`select ${columns} from engine.form f where f.name = ${name} ${lock ? sql`for update` : sql``}`,
  )
  if (row === undefined) throw new Refusal('form.unknown', {}, { status: 404 })
  return row
}

/** The form of that name as it runs; null while it does not. */
export async function publishedForm(ctx: Ctx, name: string): Promise<Published | null> {
  return (await readPublished(ctx.sql)).get(name) ?? null
}

/**
 * Keeps a draft, sound or not. `ver` is the one it was made from, null for a new form: whoever saves over somebody
 * else's drawing is told.
 */
export function saveForm(ctx: Ctx, given: FormDraft, ver: number | null): Promise<SavedForm> {
  const draft = { ...given, doc: withoutColumns(given.doc) }
  const { name } = draft.doc
  if (!/^[a-z][A-Za-z0-9]{0,29}$/.test(name)) throw new Refusal('form.name')
  return withinTransaction(ctx, async (inside) => {
    const at = new Date(ctx.now)
    const json = JSON.stringify(draft)
    const [kept] =
      ver === null
        ? await inside.sql.query<{ ver: number }>(
            sql`insert into engine.form (name, draft, updated, updated_by) values (${name}, ${json}::json, ${at}, ${ctx.actor.id}::uuid) on conflict do nothing returning ver`,
          )
        : await inside.sql.query<{ ver: number }>(sql`
          update engine.form set draft = ${json}::json, ver = ver + 1, changed = true, updated = ${at}, updated_by = ${ctx.actor.id}::uuid
          where name = ${name} and ver = ${ver} and publishing is distinct from 'waiting' returning ver`)
    if (kept === undefined)
      throw new Refusal(ver === null ? 'form.name-taken' : 'form.drawn-meanwhile', {}, { status: 409 })
    await audited(inside, { verb: 'form.draw', title: draft.words.title.zh, detail: { name, ver: kept.ver } })
    return { name, ver: kept.ver, problems: await problemsOf(inside, draft, await publishedForm(inside, name)) }
  })
}

/** Throws a draft away: back to what runs, or away with a form that never ran. */
export function dropForm(ctx: Ctx, name: string, ver: number): Promise<null> {
  return withinTransaction(ctx, async (inside) => {
    const row = await formRow(inside, name, true)
    if (row.ver !== ver) throw new Refusal('form.drawn-meanwhile', {}, { status: 409 })
    const published = await publishedForm(inside, name)
    if (published === null) await inside.sql.query(sql`delete from engine.form where name = ${name}`)
    else
      await inside.sql.query(
        sql`update engine.form set draft = ${JSON.stringify({ ...published.draft, doc: withoutColumns(published.draft.doc) })}::json, changed = false, ver = ver + 1 where name = ${name}`,
      )
    await audited(inside, { verb: 'form.drop', title: row.draft.words.title.zh, detail: { name } })
    return null
  })
}

/** Asks for the draft to be published as the plan of that print says; a job of its own does it. */
export function askToPublish(ctx: Ctx, name: string, ver: number, hash: string): Promise<{ readonly waiting: true }> {
  return withinTransaction(ctx, async (inside) => {
    const asked = await inside.sql.query(sql`
      update engine.form set publishing = 'waiting', publishing_at = ${new Date(ctx.now)}, publishing_by = ${ctx.actor.id}::uuid, publishing_ver = ver, publishing_hash = ${hash}, publishing_code = null, publishing_params = null
      where name = ${name} and ver = ${ver} and (publishing is distinct from 'waiting' or publishing_at < ${new Date(ctx.now)}::timestamptz - ${longestWait}::interval) returning name`)
    if (asked.length === 0) {
      const row = await formRow(inside, name)
      throw new Refusal(row.ver === ver ? 'form.publishing' : 'form.drawn-meanwhile', {}, { status: 409 })
    }
    await enqueue(inside, publishJob, { name, hash }, { queue: 'migrator' })
    return { waiting: true } as const
  })
}

/** Takes a form out of the menu: its records stay, are read and go on, but no new one is begun. */
export function retireForm(ctx: Ctx, name: string, ver: number): Promise<null> {
  return withinTransaction(ctx, async (inside) => {
    const [row] = await inside.sql.query<{ draft: FormDraft }>(
      sql`update engine.form set status = 'retired', ver = ver + 1 where name = ${name} and ver = ${ver} and status = 'published' returning draft`,
    )
    if (row === undefined) throw new Refusal('form.drawn-meanwhile', {}, { status: 409 })
    await inside.sql.query(sql`update base.menu set enabled = '0' where menu_url = ${formPath(name)}`)
    await audited(inside, { verb: 'form.retire', title: row.draft.words.title.zh, document: `${formModule}.${name}` })
    return null
  })
}
