import { createStore, type StoreApi } from 'zustand/vanilla'
import type { Fields } from '../../core/description/field.ts'
import type { Asker } from '../../core/expression/expression.ts'
import { holds, type Compiled } from '../../core/expression/expression.ts'
import type { Json } from '../../core/values/json.ts'
import { same } from '../../core/values/same-value.ts'
import type { FieldError } from '../../core/words/refusal.ts'
import { checkRecord, initialRecord } from '../../kinds/check-record.ts'
import { planOf } from '../../kinds/compiled-record-fields.ts'
import type { Values } from '../platform/data/record-values.ts'
import { unknownChoices } from './unknown-code-errors.ts'

/** One form at work. */
export interface FormState {
  /** What inputs show: as typed, computed fields filled in. */
  readonly values: Values
  /** What would be saved: checked and computed, hidden fields empty. */
  readonly checked: Values
  /** Everything wrong now, shown or not. */
  readonly problems: Readonly<Record<string, FieldError>>
  /** What the server found wrong, until the field is changed. */
  readonly refused: Readonly<Record<string, string>>
  /** Paths whose problems are shown: left once, or all after an attempt to save. */
  readonly touched: ReadonlySet<string>
  readonly tried: boolean
  readonly hidden: ReadonlySet<string>
  readonly required: ReadonlySet<string>
  readonly locked: ReadonlySet<string>
  /** Names that the person himself changed; what was filled in for him is not among them. */
  readonly typed: ReadonlySet<string>
  /** What some texts may be chosen from. */
  readonly choices: Readonly<Record<string, readonly FormChoice[]>>
  /** Names changed since the record was loaded or saved. */
  readonly changed: ReadonlySet<string>
}

/** One value of a text, and the other fields that it brings. */
export interface FormChoice {
  readonly label: string
  readonly values: Values
}

/** What the server fills in. */
interface Suggestion {
  readonly offered: Values
  readonly settled: Values
  readonly choices: FormState['choices']
}

interface FormSetup {
  readonly fields: Fields
  /** The stored record, or null for a new one. */
  readonly record: Values | null
  readonly asker: Asker
  readonly writable: (name: string) => boolean
}

export interface Form {
  readonly store: StoreApi<FormState>
  /** Changes fields as a person does. */
  readonly set: (patch: Values) => void
  /** A choice filled other fields in: taken even where nobody types. */
  readonly fill: (patch: Values) => void
  /**
   * Fills in what a form begins with or what follows from a choice: `offered` only where the person typed nothing,
   * `settled` also over what he had typed, but not over what he typed since he was `asked`.
   */
  readonly suggest: (told: Suggestion, asked: { readonly opening: boolean; readonly values: Values }) => void
  readonly touch: (...paths: readonly string[]) => void
  /** Shows everything that is wrong; whether nothing is. */
  readonly tryAll: () => boolean
  readonly refuse: (errors: Readonly<Record<string, string>>) => void
  /** Puts kept input over the record. */
  readonly restore: (patch: Values) => void
  /** Back to what was loaded. */
  readonly reset: () => void
  /**
   * The record was read again, with the rights it has now: of the changes made here those of `kept` are laid over it.
   */
  readonly rebase: (record: Values, kept: ReadonlySet<string>, mayWrite?: FormSetup['writable']) => void
}

/** A form over a set of fields; every rule is kinds/check-record.ts, asked again at each change. */
export function createForm({ fields, record, asker, writable }: FormSetup): Form {
  let before = record
  let mayWrite = writable
  const filled = new Set<string>()
  const start = () => before ?? initialRecord(fields, { ...asker, writable: mayWrite })
  const context = () => ({ ...asker, before, writable: mayWrite, trusted: new Set(filled) })
  const derived = (values: Values) => derive(fields, values, context())
  const store = createStore<FormState>(() => ({ ...derived(start()), ...untouched(), choices: {} }))
  const put = (patch: Values) =>
    store.setState((now) => {
      const next = derived({ ...now.values, ...patch })
      const changed = new Set([...now.changed, ...Object.keys(patch)])
      return { ...next, changed, refused: stillRefused(now, next.values, Object.keys(patch)) }
    })
  const fill = (patch: Values) => {
    for (const name of Object.keys(patch)) filled.add(name)
    put(patch)
  }
  return {
    store,
    set: (patch) => {
      store.setState(({ typed }) => ({ typed: new Set([...typed, ...Object.keys(patch)]) }))
      put(patch)
    },
    fill,
    suggest: (told, asked) => {
      const now = store.getState()
      const { patch, typed } = suggested(told, asked, now)
      store.setState({ choices: { ...now.choices, ...told.choices }, typed })
      // What nobody may type is what the server says of it, as with a choice that fills: conditions and sums read it.
      for (const name of Object.keys(patch)) if (fields[name]?.readonly === true) filled.add(name)
      if (Object.keys(patch).length > 0) put(patch)
      // What the form begins with is nobody's change yet.
      if (asked.opening) store.setState({ changed: now.changed })
    },
    touch: (...paths) =>
      store.setState((now) =>
        paths.every((path) => now.touched.has(path)) ? now : { touched: new Set([...now.touched, ...paths]) },
      ),
    tryAll: () => {
      store.setState({ tried: true })
      return Object.keys(store.getState().problems).length === 0
    },
    refuse: (refused) => store.setState({ refused, tried: true }),
    restore: fill,
    reset: () => {
      filled.clear()
      store.setState({ ...derived(start()), ...untouched() })
    },
    rebase: (next, kept, rights = mayWrite) => {
      const { values } = store.getState()
      before = next
      mayWrite = rights
      const mine = only(values, kept)
      for (const name of filled) if (!kept.has(name)) filled.delete(name)
      store.setState({ ...derived({ ...next, ...mine }), ...withKept(kept) })
    },
  }
}

/** What of a suggestion is taken, and what the person's own words are afterwards. */
function suggested(
  { offered, settled }: Suggestion,
  { opening, values: asked }: { readonly opening: boolean; readonly values: Values },
  { typed, changed, values }: Pick<FormState, 'typed' | 'changed' | 'values'>,
) {
  // The answer may come late: the last word is the person's.
  const typedSince = new Set([...typed].filter((name) => values[name] !== asked[name]))
  const overTyped = untaken(settled, typedSince)
  const taken = opening ? new Set([...typed, ...changed]) : typed
  return {
    patch: { ...untaken(offered, taken), ...overTyped },
    typed: new Set([...typed].filter((name) => !(name in overTyped))),
  }
}

function untaken(offered: Values, taken: ReadonlySet<string>): Values {
  return Object.fromEntries(Object.entries(offered).filter(([name]) => !taken.has(name)))
}

function only(values: Values, names: ReadonlySet<string>): Values {
  return Object.fromEntries([...names].map((name) => [name, values[name] ?? null]))
}

function withKept(kept: ReadonlySet<string>): Partial<FormState> {
  const still = { refused: {}, changed: new Set(kept) }
  return kept.size > 0 ? still : { ...still, touched: new Set(), tried: false }
}

function untouched(): Pick<FormState, 'refused' | 'touched' | 'tried' | 'changed' | 'typed'> {
  return { refused: {}, touched: new Set(), tried: false, changed: new Set(), typed: new Set() }
}

type Context = Parameters<typeof checkRecord>[2]

function derive(
  fields: Fields,
  values: Values,
  context: Context,
): Pick<FormState, 'values' | 'checked' | 'problems' | 'hidden' | 'required' | 'locked'> {
  const { values: checked, errors } = checkRecord(fields, onlyOf(fields, values), context)
  const seen = { ...context.before, ...checked }
  const says = (condition: boolean | Compiled | null, otherwise: boolean) => {
    const asked = condition ?? otherwise
    return typeof asked === 'boolean' ? asked : holds(asked, seen, context)
  }
  const hidden = new Set<string>()
  const required = new Set<string>()
  const locked = new Set<string>()
  const shown: Record<string, Json> = { ...values }
  for (const { name, field, kind, visible, required: asked, readonly, calc, columns } of planOf(
    fields,
  ).fields.values()) {
    if (!says(visible, true)) hidden.add(name)
    if (says(asked, false)) required.add(name)
    const told = kind.derive?.(field, checked) ?? null
    if (calc !== null || told !== null || says(readonly, false) || context.writable?.(name) === false) locked.add(name)
    if (calc !== null || told !== null) shown[name] = checked[name] ?? null
    else if (columns !== null)
      shown[name] = withComputed(
        values[name] ?? null,
        checked[name] ?? null,
        [...columns.calcs].map((column) => column.name),
      )
  }
  return {
    values: shown,
    checked,
    problems: { ...unknownChoices(fields, checked, context.before ?? null), ...errors },
    hidden,
    required,
    locked,
  }
}

function onlyOf(fields: Fields, values: Values): Values {
  return Object.fromEntries(Object.keys(fields).map((name) => [name, values[name] ?? null]))
}

// Computed columns come from the check, the others stay as typed.
function withComputed(typed: Json, checked: Json, computed: readonly string[]): Json {
  if (!Array.isArray(typed) || !Array.isArray(checked) || computed.length === 0) return typed
  return typed.map((line, at) => {
    const found = asObject(checked[at] ?? null)
    // A line in which nothing changed stays the same object, so that nobody works on it again.
    const same = computed.every((name) => asObject(line)[name] === (found[name] ?? null))
    return same
      ? line
      : { ...asObject(line), ...Object.fromEntries(computed.map((name) => [name, found[name] ?? null])) }
  })
}

function asObject(line: Json): Values {
  return line !== null && typeof line === 'object' && !Array.isArray(line) ? (line as Values) : {} // an object of JSON values
}

/** What was refused, without what was typed since and what counts otherwise by it. */
function stillRefused({ refused, values }: FormState, next: Values, typed: readonly string[]): FormState['refused'] {
  const counted = Object.keys(refused).filter((name) => !same(next[name], values[name]))
  return without(refused, [...typed, ...counted])
}

function without(errors: Readonly<Record<string, string>>, names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).filter(([path]) => !names.some((name) => path === name || path.startsWith(`${name}.`))),
  )
}
