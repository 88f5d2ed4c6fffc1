import { useEffect } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import type { Json } from '../../core/values/json.ts'
import { same } from '../../core/values/same-value.ts'
import { recordOf, wireOf, type Values } from '../platform/data/record-values.ts'
import { rememberNames } from '../platform/data/reference-names.ts'
import { sourcesIn, totalOfSources } from '../platform/data/source-lines.ts'
import { http } from '../platform/http/client.ts'
import type { Form, FormState } from './form-store.ts'

interface Told {
  readonly offered: Values
  readonly settled: Values
  readonly choices: FormState['choices']
  /** Names of the records and codes among them. */
  readonly names?: Readonly<Record<string, string>>
}

/** Asks what else to fill in: when the form of a new record opens, and after each choice that others follow from. */
export function useSuggestions(
  doc: Described,
  form: Form,
  { fresh, begun }: { readonly fresh: boolean; readonly begun: readonly string[] },
): void {
  const first = begun.find((name) => doc.suggestsAfter?.includes(name)) ?? null
  useEffect(() => {
    const { suggestsAfter: leading } = doc
    if (leading === undefined) return undefined
    const leaving = new AbortController()
    const ask = (chosen: string | null) => askOnce(doc, form, chosen, leaving.signal)
    // The person's own defaults come first, what follows from his choice goes over them.
    if (fresh) void ask(null).then(() => (first === null ? undefined : ask(first)))
    const stop = form.store.subscribe((now, before) => {
      const chosen = leading.find(
        (name) => now.typed.has(name) && isChosen(now.values[name]) && isOther(doc, name, now.values, before.values),
      )
      if (chosen !== undefined) void ask(chosen)
      addUp(doc, form, now, before)
    })
    return () => {
      leaving.abort()
      stop()
    }
  }, [doc, form, fresh, first])
}

/** Lines that name sources are asked about where they name others, and not while figures are typed in them. */
function isOther(doc: Described, name: string, now: Values, before: Values): boolean {
  if (now[name] === before[name]) return false
  const source = doc.sources?.find(({ into }) => into?.lines === name)
  return source === undefined || !same([...sourcesIn(source, now)], [...sourcesIn(source, before)])
}

/** The field that lines come to follows what is typed in them. */
function addUp(doc: Described, form: Form, now: FormState, before: FormState): void {
  for (const source of doc.sources ?? []) {
    const { lines, total } = source.into ?? {}
    if (lines === undefined || total === undefined || now.values[lines] === before.values[lines]) continue
    if (!now.typed.has(lines) || sourcesIn(source, now.values).length === 0) continue
    form.fill(totalOfSources(source, now.values))
  }
}

function isChosen(value: Json | undefined): boolean {
  return value !== null && value !== undefined && value !== ''
}

/** What cannot be told leaves the form as it is: the person fills it in himself. */
async function askOnce(doc: Described, form: Form, chosen: string | null, signal: AbortSignal): Promise<void> {
  const { checked, values } = form.store.getState()
  try {
    const told = await http.post<Told>(
      `/api/${doc.module}/${doc.name}/suggest`,
      { values: wireOf(doc.fields, checked), chosen },
      { signal, quiet: true },
    )
    if (signal.aborted || (chosen !== null && form.store.getState().checked[chosen] !== checked[chosen])) return
    rememberNames(told.names)
    form.suggest(
      {
        offered: recordOf(doc.fields, told.offered),
        settled: recordOf(doc.fields, told.settled),
        choices: Object.fromEntries(
          Object.entries(told.choices).map(([name, list]) => [
            name,
            list.map(({ label, values }) => ({ label, values: recordOf(doc.fields, values) })),
          ]),
        ),
      },
      { opening: chosen === null, values },
    )
  } catch {
    // Nothing was asked by the person, so nothing is said.
  }
}
