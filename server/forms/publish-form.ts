import sql, { raw } from 'sql-template-tag'
import type { Module } from '../../core/description/module.ts'
import { type FormDraft, formModule, formPath } from '../../core/form-design/draft.ts'
import type { FormPlan } from '../../core/form-design/publish-plan.ts'
import { Refusal } from '../../core/words/refusal.ts'
import type { Ctx } from '../platform/context/context.ts'
import { audited } from '../records/audit/write-audit-line.ts'
import { permissionsOf } from '../records/documents/permission-codes.ts'
import { syncDrawn } from '../records/seed/sync-declared.ts'
import { publishDrawnFlow } from './form-flow-versions.ts'
import { problemsOf } from './form-publishing-problems.ts'
import { planForm } from './plan-form-publishing.ts'
import { pageOf } from './published-forms-module.ts'
import { type Published, readPublished } from './read-published-forms.ts'
import { renewSearch } from './rebuild-search-text.ts'
import { tablesOf, tableStatements } from './table-changes.ts'

/** Who waits for a table longer than this lets the work of others go on, and tries again later. */
const lockTimeout = '5s'

/**
 * Makes a draft the version that runs, in the caller's transaction: the plan that was agreed to and no other, table
 * and all or nothing. `agreed` is the print of that plan; null takes what only adds.
 */
export async function publishForm(ctx: Ctx, draft: FormDraft, agreed: string | null): Promise<number> {
  const { name } = draft.doc
  await ctx.sql.query(sql`select pg_advisory_xact_lock(hashtextextended(${`form ${name}`}, 0))`)
  const published = (await readPublished(ctx.sql)).get(name) ?? null
  const problems = await problemsOf(ctx, draft, published)
  if (problems.length > 0) throw new Refusal('form.unsound', { count: problems.length })
  await ctx.sql.query(sql`select set_config('lock_timeout', ${lockTimeout}, true)`)
  // A backup holds this one: whoever waits for it then holds no table of people's work.
  await ctx.sql.query(sql`lock table engine.form_version in row exclusive mode`)
  const { plan, placed } = await planForm(
    ctx.sql,
    draft,
    published === null ? null : { doc: published.draft.doc, version: published.version },
  )
  refuseUnagreed(plan, agreed)
  for (const statement of tableStatements(placed.doc, placed.moves, await tablesOf(ctx.sql, placed.doc)))
    if (statement !== '') await ctx.sql.query(raw(statement))
  if (published !== null) await renewSearch(ctx, published.draft.doc, placed.doc)
  const version = (published?.version ?? 0) + 1
  const { renamed: _, ...rest } = draft
  await keepVersion(ctx, { name, version, retired: false, draft: { ...rest, doc: placed.doc } })
  if (draft.doc.approval !== undefined) await publishDrawnFlow(ctx.sql, draft.doc.approval.first)
  await declare(ctx, draft)
  if (published?.retired === true)
    await ctx.sql.query(sql`update base.menu set enabled = '1' where menu_url = ${formPath(name)}`)
  await audited(ctx, {
    verb: 'form.publish',
    title: draft.words.title.zh,
    document: `${formModule}.${name}`,
    detail: { version, changes: plan.changes.map(({ code, field, rows, lost }) => ({ code, field, rows, lost })) },
  })
  return version
}

function refuseUnagreed({ hash, blocked, confirm }: FormPlan, agreed: string | null): void {
  if (blocked) throw new Refusal('form.blocked')
  if (agreed === null ? confirm : agreed !== hash) throw new Refusal('form.plan-changed', {}, { status: 409 })
}

async function keepVersion(ctx: Ctx, { name, version, draft }: Published): Promise<void> {
  const at = new Date(ctx.now)
  const json = JSON.stringify(draft)
  await ctx.sql.query(sql`
    insert into engine.form (name, draft, changed, status, version, updated, updated_by)
    values (${name}, ${json}::json, false, 'published', ${version}, ${at}, ${ctx.actor.id}::uuid)
    on conflict (name) do update set draft = excluded.draft, changed = false, status = 'published', version = excluded.version`)
  await ctx.sql.query(
    sql`insert into engine.form_version (name, version, draft, at, by) values (${name}, ${version}, ${json}::json, ${at}, ${ctx.actor.id}::uuid)`,
  )
}

/** The menu entry, the permission codes, and who is given them. */
async function declare(ctx: Ctx, draft: FormDraft): Promise<void> {
  const { doc, words, access } = draft
  const module: Module = {
    name: formModule,
    label: words.title,
    needs: [],
    refusals: {},
    documents: { [doc.name]: doc },
    words: { [doc.name]: words as unknown as Module['words'][string] }, // formProblems has seen every word
    pages: [pageOf({ name: doc.name, draft })],
    grants: access.map(({ role, verbs }) => ({ role, permissions: verbs.map((verb) => `${doc.code}-${verb}`) })),
  }
  await syncDrawn(ctx.sql, module, permissionsOf([module]))
}
