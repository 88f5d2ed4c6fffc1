import sql from 'sql-template-tag'
import { type Ctx, find, get, mayDo, Refusal } from '../../server/module-api.ts'
import { template, type Template } from './template.ts'

interface UsableTemplate {
  readonly id: string
  readonly label: string
  readonly language: string
  /** What all versions of the template share. */
  readonly series: string
}

const reason = 'a template is used by people who do not keep it'

/**
 * Whether the caller makes papers of a document's records: who may edit them, and who keeps the templates. A record that
 * is approved is edited by nobody any more, and its papers are made by the same people.
 */
export function mayMake(ctx: Ctx, document: string): boolean {
  const doc = ctx.running.documents.get(document)?.doc
  return doc !== undefined && mayDo(ctx, doc, 'ck') && (mayDo(ctx, doc, 'bj') || mayDo(ctx, template, 'bj'))
}

/** The published templates that the caller may make papers of a document with. */
export async function usableTemplates(ctx: Ctx, document: string): Promise<readonly UsableTemplate[]> {
  if (!mayMake(ctx, document)) return []
  const all = ctx.withoutScope(reason)
  const published = await find(all, template, { source: document, status: 'published' }, { sort: ['templateNo'] })
  const units = await unitsOf(ctx)
  return published
    .filter((record) => isFor(record, units))
    .map(({ id, language, series, ...record }) => ({
      id,
      language,
      series: series ?? id,
      label: nameIn(record, ctx.lang),
    }))
}

/** A published template that the caller may use. */
export async function requireUsable(ctx: Ctx, id: string): Promise<Template> {
  const record = await get(ctx.withoutScope(reason), template, id)
  if (record.status !== 'published' || !isFor(record, await unitsOf(ctx)))
    throw new Refusal('office.not-usable', {}, { status: 403 })
  return record
}

function nameIn(
  { templateName, nameRu, nameEn }: Pick<Template, 'templateName' | 'nameRu' | 'nameEn'>,
  lang: Ctx['lang'],
) {
  return { zh: templateName, ru: nameRu, en: nameEn }[lang]
}

function isFor({ useUnits }: Pick<Template, 'useUnits'>, units: ReadonlySet<string>): boolean {
  return useUnits === null || useUnits.length === 0 || useUnits.some((unit) => units.has(unit))
}

/** The units of the caller, and those above them. */
async function unitsOf({ actor, sql: on }: Ctx): Promise<ReadonlySet<string>> {
  const own = [actor.unitId, ...actor.posts.map(({ unitId }) => unitId)].filter((unit) => unit !== null)
  const rows = await on.query<{ id: string }>(sql`
    with recursive place as (
      select id, dept_pid from base.department where id = any(${own}::uuid[])
      union select d.id, d.dept_pid from base.department d join place p on d.id = p.dept_pid
    )
    select id from place`)
  return new Set(rows.map(({ id }) => id))
}
