import sql from 'sql-template-tag'
import { actionNames } from '../../../core/approval/status-and-action-names.ts'
import { isSwitchable, switchableVerbs } from '../../../core/approval/switchable-actions.ts'
import type { Json } from '../../../core/values/json.ts'
import { same } from '../../../core/values/same-value.ts'
import { Refusal } from '../../../core/words/refusal.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { isId } from '../../platform/database/is-id.ts'
import { audited } from '../../records/audit/write-audit-line.ts'
import { loadNames, type Names } from '../../records/read/load-reference-names.ts'
import { withinTransaction } from '../../records/write/within-transaction.ts'
import { processCategories } from '../process-categories.ts'
import { noSetting, type ProcessSetting, processSettings, settingColumns } from '../process-settings.ts'
import { templateOf } from './process-definitions.ts'
import { startersOf } from './process-starter-roles.ts'

type Said = Omit<ProcessSetting, 'ver'>

const mostPeople = 20
const mostStarters = 200
const mostPast = 100

/** What is said of a process, what it may be said with, and every change of it, the latest first. */
export async function processSetting(ctx: Ctx, process: string): Promise<Json> {
  const { doc, approval } = templateOf(ctx, process)
  const [settings, categories, roles, past] = await Promise.all([
    processSettings(ctx),
    processCategories(ctx),
    startersOf(ctx, [doc.code]),
    pastOf(ctx, process),
  ])
  const setting = settings.get(process) ?? noSetting
  const starters = roles.get(doc.code) ?? []
  const said = [setting, ...past.flatMap(({ before, after }) => [before, after])]
  const names = await loadNames(
    ctx,
    new Map([
      [
        'person',
        new Set([...past.map(({ person }) => person), ...said.flatMap((one) => [...one.managers, ...one.people])]),
      ],
      ['department', new Set(said.flatMap((one) => one.places))],
    ]),
  )
  const words = wordsOf(ctx, { categories, starters, names })
  return {
    ver: setting.ver,
    category: setting.category ?? approval.category,
    starters: [...setting.starters],
    managers: [...setting.managers],
    places: [...setting.places],
    people: [...setting.people],
    icon: setting.icon,
    color: setting.color,
    closed: [...setting.closed],
    verbs: switchableVerbs.map((code) => ({ code, label: actionNames[code][ctx.lang] })),
    categories: categories.flatMap(({ code, label, enabled }) => (enabled ? [{ code, label }] : [])),
    roles: starters.map((one) => ({ ...one })),
    said: words({ ...setting, category: setting.category ?? approval.category }),
    past: past.map(({ at, person, before, after }) => ({
      at,
      personName: names[`person:${person}`] ?? '',
      before: words(before),
      after: words(after),
    })),
  }
}

/** Says it anew; `ver` is what it was made from, so that nobody undoes what he has not seen. */
export function saveProcessSetting(ctx: Ctx, process: string, given: Readonly<Record<string, unknown>>): Promise<Json> {
  const { doc, approval } = templateOf(ctx, process)
  return withinTransaction(ctx, async (inside) => {
    const after = await checked(inside, doc.code, given)
    await inside.sql.query(
      sql`insert into engine.flow_setting (process, code, ver) values (${process}, ${doc.code}, 0) on conflict do nothing`,
    )
    const [row] = await inside.sql.query<ProcessSetting>(
      sql`select ${settingColumns} from engine.flow_setting where process = ${process} for update`,
    )
    const { ver, ...stored } = row ?? noSetting
    if (ver !== given.ver) throw new Refusal('flow.set-meanwhile', {}, { status: 409 })
    const before: Said = { ...stored, category: stored.category ?? approval.category }
    if (same({ ...before }, { ...after })) return { ver }
    await inside.sql.query(sql`
      update engine.flow_setting set category = ${after.category}, starters = ${after.starters}::text[], places = ${after.places}::uuid[], people = ${after.people}::uuid[], managers = ${after.managers}::uuid[],
        icon = ${after.icon}, color = ${after.color}, closed = ${after.closed}::text[], ver = ver + 1 where process = ${process}`)
    await inside.sql.query(sql`
      insert into engine.flow_setting_past (process, ver, at, person, person_name, before, after)
      values (${process}, ${ver + 1}, ${new Date(ctx.now)}, ${ctx.actor.id}::uuid, ${ctx.actor.name}, ${JSON.stringify(before)}::jsonb, ${JSON.stringify(after)}::jsonb)`)
    await audited(inside, {
      verb: 'flowSetting',
      title: process,
      detail: { before: { ...before }, after: { ...after } },
    })
    return { ver: ver + 1 }
  })
}

async function checked(ctx: Ctx, code: string, given: Readonly<Record<string, unknown>>): Promise<Said> {
  const [categories, roles] = await Promise.all([processCategories(ctx), startersOf(ctx, [code])])
  const chosen = categories.find((one) => one.enabled && one.code === given.category)
  if (chosen === undefined) throw Refusal.atField('category', 'choice.unknown')
  const starters = texts(given.starters)
  if (!starters.every((role) => (roles.get(code) ?? []).some((one) => one.code === role)))
    throw Refusal.atField('starters', 'flow.starter-without-right')
  const [managers, people, places, closed] = [
    texts(given.managers),
    texts(given.people),
    texts(given.places),
    texts(given.closed),
  ]
  await requirePeople(ctx, 'managers', managers, mostPeople)
  await requirePeople(ctx, 'people', people, mostStarters)
  await requirePlaces(ctx, places)
  if (!closed.every(isSwitchable)) throw Refusal.atField('closed', 'choice.unknown')
  return {
    category: chosen.code,
    starters,
    places,
    people,
    managers,
    closed,
    icon: lookOf('icon', given.icon, /^[a-z][\w-]{0,29}$/i),
    color: lookOf('color', given.color, /^#[0-9a-f]{6}$/),
  }
}

async function requirePeople(ctx: Ctx, field: string, ids: readonly string[], most: number): Promise<void> {
  if (ids.length > most || !ids.every(isId)) throw Refusal.atField(field, 'choice.unknown')
  const active = await ctx.sql.query(
    sql`select 1 from base.person where id = any(${[...ids]}::uuid[]) and user_zt = '1' and del_flag = 0`,
  )
  if (active.length !== ids.length) throw Refusal.atField(field, 'flow.person-gone')
}

async function requirePlaces(ctx: Ctx, ids: readonly string[]): Promise<void> {
  if (ids.length > mostStarters || !ids.every(isId)) throw Refusal.atField('places', 'choice.unknown')
  const known = await ctx.sql.query(
    sql`select 1 from base.department where id = any(${[...ids]}::uuid[]) and del_flag = 0`,
  )
  if (known.length !== ids.length) throw Refusal.atField('places', 'choice.unknown')
}

function lookOf(field: string, given: unknown, shape: RegExp): string | null {
  if (given === null || given === undefined || given === '') return null
  if (typeof given !== 'string' || !shape.test(given)) throw Refusal.atField(field, 'choice.unknown')
  return given
}

function texts(given: unknown): string[] {
  return Array.isArray(given) ? [...new Set(given.filter((one) => typeof one === 'string'))].toSorted() : []
}

interface Named {
  readonly code: string
  readonly label: string
}

interface Past {
  readonly at: number
  readonly person: string
  readonly before: Said
  readonly after: Said
}

async function pastOf(ctx: Ctx, process: string): Promise<Past[]> {
  const rows = await ctx.sql.query<Past>(
    sql`select at, person, before, after from engine.flow_setting_past where process = ${process} order by ver desc limit ${mostPast}`,
  )
  // What was kept before a part could be said says nothing of it.
  return rows.map((row) => ({ ...row, before: { ...noSetting, ...row.before }, after: { ...noSetting, ...row.after } }))
}

/** A saying in words, each part by itself. */
function wordsOf(
  { lang }: Ctx,
  {
    categories,
    starters,
    names,
  }: { readonly categories: readonly Named[]; readonly starters: readonly Named[]; readonly names: Names },
) {
  const labelled = (all: readonly Named[], code: string) => all.find((one) => one.code === code)?.label ?? code
  const named = (source: string, ids: readonly string[]) => ids.map((id) => names[`${source}:${id}`] ?? '')
  return (said: Said) => ({
    category: labelled(categories, said.category ?? ''),
    starters: [
      ...said.starters.map((role) => labelled(starters, role)),
      ...named('department', said.places),
      ...named('person', said.people),
    ],
    managers: named('person', said.managers),
    closed: said.closed.filter(isSwitchable).map((verb) => actionNames[verb][lang]),
    icon: said.icon,
    color: said.color,
  })
}
