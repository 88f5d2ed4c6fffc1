import { callLists } from '../../../base/all-system-lists.ts'
import { verbWords } from '../../../base/log-words.ts'
import type { Lang, Words } from '../../../core/values/language.ts'
import type { Ctx } from '../../platform/context/context.ts'
import { fold } from '../../records/list/search-text.ts'
import { loadNames } from '../../records/read/load-reference-names.ts'
import { verbLabel } from '../../records/read/verb-label.ts'
import type { Jobs } from '../scheduled-jobs/scheduled-job-lines.ts'

type Speaking = Pick<Ctx, 'lang' | 'running'>

/** The names of what lines are about, by key. */
export type Things = ReadonlyMap<string, Words>

/** What a line may be about: a document, a report, a list over the engine's own records, a job. */
export function thingsOf({ modules, documents }: Ctx['running'], jobs: Jobs): Things {
  return new Map([
    ...Object.entries(jobs).flatMap(([name, { label }]) => (label === undefined ? [] : [[name, label] as const])),
    ...callLists.map(({ module, name, label }) => [`${module}.${name}`, label] as const),
    ...modules
      .flatMap(({ reports = [] }) => reports)
      .map(({ module, name, label }) => [`${module}.${name}`, label] as const),
    ...[...documents].map(([key, { words }]) => [key, words.title] as const),
  ])
}

/** The code of a verb that has a name in every log, else what its document calls it. */
export function saidVerb(ctx: Speaking, document: string | null, verb: string): string {
  if (Object.hasOwn(verbWords, verb)) return verb
  const [module = '', name = ''] = (document ?? '').split('.')
  return verbLabel(ctx, { module, name }, verb)
}

/** Rows of a log with their people named in the reader's language; whoever is no person keeps what was written. */
export async function withPeople<R extends { readonly person: string | null; readonly personName: string }>(
  ctx: Ctx,
  rows: readonly R[],
): Promise<Omit<R, 'person'>[]> {
  const names = await loadNames(ctx, new Map([['person', new Set(rows.flatMap(({ person }) => person ?? []))]]))
  return rows.map(({ person, ...row }) => ({ ...row, personName: names[`person:${person ?? ''}`] ?? row.personName }))
}

/** What people call the thing a line is about; '' when it is about none. */
export function saidThing(things: Things, lang: Lang, key: string | null): string {
  return things.get(key ?? '')?.[lang] ?? key ?? ''
}

/** The keys of things whose name holds a text, in any language or as a key. */
export function thingsNamed(things: Things, text: string, exactly: boolean): readonly string[] {
  const wanted = fold(text)
  const fits = (name: string) => (exactly ? fold(name) === wanted : fold(name).includes(wanted))
  return [...things].filter(([key, words]) => [key, ...Object.values(words)].some(fits)).map(([key]) => key)
}
