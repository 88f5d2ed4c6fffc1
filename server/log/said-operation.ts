import { verbWords } from '../../base/log-words.ts'
import { fold } from '../store/search-text.ts'
import type { Ctx } from '../context.ts'
import { verbLabel } from '../store/verb-label.ts'

type Speaking = Pick<Ctx, 'lang' | 'running'>

/** The code of a verb that has a name in every log, else what its document calls it. */
export function saidVerb(ctx: Speaking, document: string | null, verb: string): string {
  const described = ctx.running.documents.get(document ?? '')
  return Object.hasOwn(verbWords, verb) || described === undefined ? verb : verbLabel(ctx, described.doc, verb)
}

/** What people call the thing a line is about; '' when it is about none. */
export function saidThing({ lang, running }: Speaking, document: string | null): string {
  return running.documents.get(document ?? '')?.words.title[lang] ?? document ?? ''
}

/** The documents whose name holds a text, in any language or as a key. */
export function thingsNamed({ running }: Speaking, text: string, exactly: boolean): readonly string[] {
  const wanted = fold(text)
  const fits = (name: string) => (exactly ? fold(name) === wanted : fold(name).includes(wanted))
  return [...running.documents].filter(([key, { words }]) => [key, ...Object.values(words.title)].some(fits)).map(([key]) => key)
}
