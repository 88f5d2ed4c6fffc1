import sql from 'sql-template-tag'
import { menuFolders } from '../../base/menu-folders.ts'
import { type FormDraft, formModule, formPath } from '../../core/form-design/draft.ts'
import type { FormChoices, FormLine, OpenedForm, PlannedForm } from '../../core/form-design/form-designer-types.ts'
import { Refusal } from '../../core/words/refusal.ts'
import { unableApprovers } from '../approval/design/approvers-without-access.ts'
import { processes } from '../approval/design/process-definitions.ts'
import { processCategories } from '../approval/process-categories.ts'
import { roleLabel } from '../identity/access/role-label.ts'
import type { Ctx } from '../platform/context/context.ts'
import { productTerms } from '../records/documents/product-terms.ts'
import { labelIn } from '../records/read/field-labels.ts'
import { loadNames } from '../records/read/load-reference-names.ts'
import { mappingOf } from '../records/schema/table-mapping.ts'
import { type FormRow, formRow, formRows, publishedForm } from './form-drafts.ts'
import { withCurrentFlow } from './form-flow-versions.ts'
import { problemsOf } from './form-publishing-problems.ts'
import { withoutColumns } from './match-form-columns.ts'
import { planForm } from './plan-form-publishing.ts'

/** Every form with how it stands. */
export async function formLines(ctx: Ctx): Promise<readonly FormLine[]> {
  const rows = await formRows(ctx)
  const names = await loadNames(ctx, new Map([['person', new Set(rows.map(({ updatedBy }) => updatedBy))]]))
  return Promise.all(
    rows.map(async (row) => {
      const {
        name,
        draft: { doc, words },
        status,
        version,
        changed,
        ver,
        updated,
        updatedBy,
      } = row
      return {
        name,
        code: doc.code,
        label: words.title[ctx.lang] || words.title.zh || name,
        titles: words.title,
        records: await recordsOf(ctx, name),
        status,
        version,
        changed,
        ver,
        updated,
        updatedBy: names[`person:${updatedBy}`] ?? 'Amur',
        path: formPath(name),
      }
    }),
  )
}

async function recordsOf(ctx: Ctx, name: string): Promise<number> {
  const doc = ctx.running.documents.get(`${formModule}.${name}`)?.doc
  if (doc === undefined) return 0
  const [row] = await ctx.sql.query<{ n: string }>(
    sql`select count(*) as n from ${mappingOf(doc).table} where del_flag = 0`,
  )
  return Number(row?.n ?? 0)
}

/** One form for its designer. */
export async function openForm(
  ctx: Ctx,
  name: string,
  say: (code: string, params: FormRow['publishingParams']) => string,
): Promise<OpenedForm> {
  const row = await formRow(ctx, name)
  const [published, versions, draft] = await Promise.all([
    publishedForm(ctx, name),
    versionsOf(ctx, name),
    withCurrentFlow(ctx.sql, row.draft),
  ])
  return {
    name,
    status: row.status,
    version: row.version,
    changed: row.changed,
    ver: row.ver,
    draft: bare(draft),
    published: published === null ? null : bare(published.draft),
    versions,
    publishing:
      row.publishing === null
        ? null
        : {
            state: row.publishing,
            at: row.publishingAt ?? row.updated,
            code: row.publishingCode,
            message: row.publishingCode === null ? null : say(row.publishingCode, row.publishingParams),
          },
  }
}

function bare(draft: FormDraft): FormDraft {
  return { ...draft, doc: withoutColumns(draft.doc) }
}

async function versionsOf(ctx: Ctx, name: string) {
  const rows = await ctx.sql.query<{ version: number; at: number; by: string }>(
    sql`select version, at, by from engine.form_version where name = ${name} order by version desc`,
  )
  const names = await loadNames(ctx, new Map([['person', new Set(rows.map(({ by }) => by))]]))
  return rows.map((row) => ({ ...row, by: names[`person:${row.by}`] ?? 'Amur' }))
}

/** A version as it ran. */
export async function versionOf(ctx: Ctx, name: string, version: number): Promise<FormDraft> {
  const [row] = await ctx.sql.query<{ draft: FormDraft }>(
    sql`select draft from engine.form_version where name = ${name} and version = ${version}`,
  )
  if (row === undefined) throw new Refusal('form.unknown', {}, { status: 404 })
  return bare(row.draft)
}

/** What publishing the draft would do, or what bars it. */
export async function planned(ctx: Ctx, name: string, ver: number): Promise<PlannedForm> {
  const row = await formRow(ctx, name)
  if (row.ver !== ver) throw new Refusal('form.drawn-meanwhile', {}, { status: 409 })
  const published = await publishedForm(ctx, name)
  const problems = await problemsOf(ctx, row.draft, published)
  if (problems.length > 0) return { problems, plan: null, unable: [] }
  const { plan } = await planForm(
    ctx.sql,
    row.draft,
    published === null ? null : { doc: published.draft.doc, version: published.version },
  )
  return { problems, plan, unable: await unableIn(ctx, row.draft) }
}

async function unableIn(ctx: Ctx, { doc, access }: FormDraft): Promise<PlannedForm['unable']> {
  const readers = access.filter(({ verbs }) => verbs.includes('ck')).map(({ role }) => role)
  return doc.approval === undefined ? [] : unableApprovers(ctx, doc.code, doc.approval.first, readers)
}

/** What a draft may name, in the caller's language. */
export async function formChoices(ctx: Ctx): Promise<FormChoices> {
  const { lang, running } = ctx
  const documents = [...running.documents.values()].filter(({ doc }) => ctx.actor.permissions.has(`${doc.code}-ck`))
  const [groups, roles, categories, names, people, called] = await Promise.all([
    ctx.sql.query<{ group: string; sample: string }>(
      sql`select dic_group as group, string_agg(${inLang(lang)}, ' · ' order by dic_sort) filter (where dic_sort <= 4) as sample from base.dictionary where del_flag = 0 and enabled = '1' group by dic_group order by dic_group`,
    ),
    ctx.sql.query<{ code: string; label: string }>(
      sql`select r.role_code as code, ${roleLabel(ctx)} as label from base.role r where r.del_flag = 0 order by r.role_code`,
    ),
    processCategories(ctx),
    formRows(ctx),
    running.groups?.all(ctx) ?? [],
    processes(ctx),
  ])
  const labels = new Map(
    documents.flatMap(({ doc }) =>
      Object.entries(doc.fields).flatMap(([name, field]) =>
        'group' in field && typeof field.group === 'string' ? [[field.group, labelIn(ctx, doc, name)] as const] : [],
      ),
    ),
  )
  return {
    documents: documents.map(({ key, doc, words }) => ({
      key,
      label: words.title[lang],
      fields: Object.entries(doc.fields)
        .filter(([, { read }]) => read === undefined)
        .map(([name, { kind }]) => ({ name, label: labelIn(ctx, doc, name), kind })),
    })),
    dictionaries: groups.map(({ group, sample }) => ({
      group,
      label: [labels.get(group) ?? group, sample ?? ''].filter((part) => part !== '').join('：'),
    })),
    roles,
    groups: people,
    processes: called,
    categories: categories.flatMap(({ code, label, enabled }) => (enabled ? [{ code, label }] : [])),
    folders: menuFolders.map(({ code, label }) => ({ code, label: label[lang] })),
    terms: productTerms(running),
    names: names.map(({ name }) => name),
    codes: [...new Set([...running.permissions].map((code) => code.split('-')[0] ?? ''))],
  }
}

function inLang(lang: Ctx['lang']) {
  return { zh: sql`dic_name`, ru: sql`coalesce(dic_name_ru, dic_name)`, en: sql`coalesce(dic_name_en, dic_name)` }[lang]
}
