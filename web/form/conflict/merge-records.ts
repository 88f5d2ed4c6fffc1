import type { DescribedField } from '../../../core/description/described-document.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { mergeLines } from './merge-lines.ts'
import { alike } from './same-value.ts'

/** Two people's work on one record, field by field. */
export interface Merge {
  /** Changed by both, and differently: a person chooses. */
  readonly contested: readonly string[]
  /** Changed only by the other. */
  readonly theirs: readonly string[]
  /** Changed only here. */
  readonly mine: readonly string[]
  /** Sub-tables that both changed and that go together line by line. */
  readonly merged: Values
}

interface MergeParts {
  readonly fields: readonly DescribedField[]
  /** The record that was typed over; null where only the names of what was changed since are known. */
  readonly base: Values | null
  /** What stands in the form. */
  readonly mine: Values
  /** Names of fields that were changed in the form. */
  readonly changed: ReadonlySet<string>
  /** The record as it is stored now. */
  readonly theirs: Values
  /** Names of fields that were changed there since; asked only without a base. */
  readonly since: ReadonlySet<string>
}

/** Sorts the fields of a record by who changed them; what is computed or filled in follows from the others. */
export function mergeOf({ fields, base, mine, changed, theirs, since }: MergeParts): Merge {
  const contested: string[] = []
  const [there, here]: [string[], string[]] = [[], []]
  const merged: Record<string, Values[string]> = {}
  for (const field of fields.filter(isTyped)) {
    const { name } = field
    const [my, their] = [mine[name] ?? null, theirs[name] ?? null]
    const isTheirs = base === null ? since.has(name) : !alike(field, base[name] ?? null, their)
    const isMine = changed.has(name) && !alike(field, my, their)
    if (isTheirs && isMine) {
      const together = field.columns && base !== null ? mergeLines(field.columns, base[name] ?? null, my, their) : null
      if (together === null) contested.push(name)
      else merged[name] = together
    } else if (isTheirs && !changed.has(name)) there.push(name)
    else if (isMine) here.push(name)
  }
  return { contested, theirs: there, mine: here, merged }
}

/** Of the changed names those that stay as they stand in the form, and what a kept choice had filled in beside it. */
export function keptNames(
  fields: readonly DescribedField[],
  changed: ReadonlySet<string>,
  given: ReadonlySet<string>,
): ReadonlySet<string> {
  const typed = new Set(fields.filter(isTyped).map(({ name }) => name))
  const kept = [...changed].filter((name) => typed.has(name) && !given.has(name))
  const filled = fields
    .filter(({ name }) => kept.includes(name))
    .flatMap((field) => Object.keys(typeof field.fill === 'object' && field.fill !== null ? field.fill : {}))
  return new Set([...kept, ...filled.filter((name) => changed.has(name) && !given.has(name))])
}

function isTyped({ calc, readonly: fixed }: DescribedField): boolean {
  return calc === undefined && fixed !== true
}
