import sql from 'sql-template-tag'
import type { Json } from '../../../core/json.ts'
import { type FieldError, Refusal } from '../../../core/refusal.ts'
import { same } from '../../../core/same.ts'
import { audited } from '../../audit/audited.ts'
import type { Ctx } from '../../context.ts'
import { isId } from '../../store/is-id.ts'
import { loadNames, type Names } from '../../store/names.ts'
import { withinTransaction } from '../../store/within-transaction.ts'
import { processCategories } from '../categories.ts'
import { noSetting, type ProcessSetting, processSettings } from '../process-settings.ts'
import { startersOf } from './starters.ts'
import { templateOf } from './templates.ts'

type Said = Omit<ProcessSetting, 'ver'>

const mostManagers = 20
const mostPast = 100

/** What is said of a process, what it may be said with, and every change of it, the latest first. */
export async function processSetting(ctx: Ctx, process: string): Promise<Json> {
  const { doc, approval } = templateOf(ctx, process)
  const [settings, categories, roles, past] = await Promise.all([processSettings(ctx), processCategories(ctx), startersOf(ctx, [doc.code]), pastOf(ctx, process)])
  const setting = settings.get(process) ?? noSetting
  const starters = roles.get(doc.code) ?? []
  const people = new Set([...setting.managers, ...past.flatMap(({ person, before, after }) => [person, ...before.managers, ...after.managers])])
  const names = await loadNames(ctx, new Map([['person', people]]))
  const words = wordsOf({ categories, starters, names })
  return {
    ver: setting.ver, category: setting.category ?? approval.category, starters: [...setting.starters], managers: [...setting.managers],
    categories: categories.flatMap(({ code, label, enabled }) => (enabled ? [{ code, label }] : [])), roles: starters.map((one) => ({ ...one })), said: words({ ...setting, category: setting.category ?? approval.category }),
    past: past.map(({ at, person, before, after }) => ({ at, personName: names[`person:${person}`] ?? '', before: words(before), after: words(after) })),
  }
}

/** Says it anew; `ver` is what it was made from, so that nobody undoes what he has not seen. */
export function saveProcessSetting(ctx: Ctx, process: string, given: Readonly<Record<string, unknown>>): Promise<Json> {
  const { doc, approval } = templateOf(ctx, process)
  return withinTransaction(ctx, async (inside) => {
    const after = await checked(inside, doc.code, given)
    await inside.sql.query(sql`insert into engine.flow_setting (process, code, ver) values (${process}, ${doc.code}, 0) on conflict do nothing`)
    const [row] = await inside.sql.query<ProcessSetting>(sql`select category, starters, managers, ver from engine.flow_setting where process = ${process} for update`)
    const { ver, ...stored } = row ?? noSetting
    if (ver !== given.ver) throw new Refusal('flow.set-meanwhile', {}, { status: 409 })
    const before: Said = { ...stored, category: stored.category ?? approval.category }
    if (same({ ...before }, { ...after })) return { ver }
    await inside.sql.query(sql`update engine.flow_setting set category = ${after.category}, starters = ${after.starters}::text[], managers = ${after.managers}::uuid[], ver = ver + 1 where process = ${process}`)
    await inside.sql.query(sql`
      insert into engine.flow_setting_past (process, ver, at, person, person_name, before, after)
      values (${process}, ${ver + 1}, ${new Date(ctx.now)}, ${ctx.actor.id}::uuid, ${ctx.actor.name}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`)
    await audited(inside, { verb: 'flowSetting', title: process, detail: { before: { ...before }, after: { ...after } } })
    return { ver: ver + 1 }
  })
}

async function checked(ctx: Ctx, code: string, { category, starters, managers }: Readonly<Record<string, unknown>>): Promise<Said> {
  const [categories, roles] = await Promise.all([processCategories(ctx), startersOf(ctx, [code])])
  const chosen = categories.find((one) => one.enabled && one.code === category)
  if (chosen === undefined) throw wrong('category', { code: 'choice.unknown' })
  const starting = texts(starters)
  if (!starting.every((role) => (roles.get(code) ?? []).some((one) => one.code === role))) throw wrong('starters', { code: 'flow.starter-without-right' })
  const managing = texts(managers)
  if (managing.length > mostManagers || !managing.every(isId)) throw wrong('managers', { code: 'choice.unknown' })
  const active = await ctx.sql.query(sql`select 1 from base.person where id = any(${managing}::uuid[]) and user_zt = '1' and del_flag = 0`)
  if (active.length !== managing.length) throw wrong('managers', { code: 'flow.person-gone' })
  return { category: chosen.code, starters: starting, managers: managing }
}

function texts(given: unknown): string[] {
  return Array.isArray(given) ? [...new Set(given.filter((one) => typeof one === 'string'))].toSorted() : []
}

function wrong(field: string, error: FieldError): Refusal {
  return new Refusal(error.code, error.params ?? {}, { errors: { [field]: error } })
}

interface Named { readonly code: string; readonly label: string }

interface Past {
  readonly at: number
  readonly person: string
  readonly before: Said
  readonly after: Said
}

function pastOf(ctx: Ctx, process: string): Promise<Past[]> {
  return ctx.sql.query<Past>(sql`select at, person, before, after from engine.flow_setting_past where process = ${process} order by ver desc limit ${mostPast}`)
}

/** A saying in words, each part by itself. */
function wordsOf({ categories, starters, names }: { readonly categories: readonly Named[]; readonly starters: readonly Named[]; readonly names: Names }) {
  const labelled = (all: readonly Named[], code: string) => all.find((one) => one.code === code)?.label ?? code
  return (said: Said) => ({
    category: labelled(categories, said.category ?? ''),
    starters: said.starters.map((role) => labelled(starters, role)),
    managers: said.managers.map((id) => names[`person:${id}`] ?? ''),
  })
}
