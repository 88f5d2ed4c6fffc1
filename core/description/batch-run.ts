import type { Words } from '../values/language.ts'
import type { Document } from './document.ts'
import type { Fields } from './field.ts'
import type { Closing } from './month-closing-parts.ts'

/** The states of a run, codes of the dictionary runState. */
export const runState = { posting: '1', posted: '2', reversing: '3', reversed: '4', stopped: '5' } as const

/**
 * A calculation over many records for a unit and a period: it is shown before it is posted, posted once, and taken back
 * in reverse order. What it asks and what its lines are is said here, how they are worked out by the module's server side.
 */
export interface Run<N extends string = string, L extends string = string> {
  readonly module: string
  readonly name: string
  readonly label: Words
  /** The document of its runs, made by `runDocument`: `assets.depreciationRun`. */
  readonly runs: string
  /** The document of its lines, which has the fields of kinds/batch-run-line-fields.ts beside its own. */
  readonly lines: string
  /** Fields of a run that say its period: of a unit's runs of one period only one holds. */
  readonly once: readonly N[]
  /** Fields of a run that are asked beside its unit. */
  readonly parameters: readonly N[]
  /** The reference of a line to what it is of, of which there is one line in a period. */
  readonly of: L
  /** Fields of a line that are shown before it is posted. */
  readonly shows: readonly L[]
  /** Fields of a line that are summed, and kept with the run under the same names. */
  readonly totals: readonly (L & N)[]
  /** The part of a month whose closing bars posting and reversal. */
  readonly close: Closing
  /** Permission to look at it: that to see its runs. */
  readonly needs: string
  /** Permission verbs of the document of its runs. */
  readonly post: string
  readonly reverse: string
}

type Names<F> = keyof F & string

interface Spec<N extends string, L extends string> extends Pick<Run<N, L>, 'label' | 'of' | 'shows' | 'close'> {
  /** The fields that say its period unless said. */
  readonly parameters?: readonly N[]
}

/** Describes a run over the documents of its runs and of its lines: a field that is in neither does not compile. */
export function run<const R extends Fields, const F extends Fields>(
  runs: Document<R, string, string>,
  lines: Document<F, string, string>,
  spec: Spec<NoInfer<Names<R>>, NoInfer<Names<F>>>,
): Run {
  const once = (runs.unique ?? []).flat().filter((name) => name !== 'unitId' && name !== 'holds')
  return {
    parameters: once,
    ...spec,
    once,
    totals: runs.lists['main']?.totals ?? [],
    module: runs.module,
    name: runs.name,
    runs: `${runs.module}.${runs.name}`,
    lines: `${lines.module}.${lines.name}`,
    needs: `${runs.code}-ck`,
    // Whoever posts resumes.
    post: runs.actions?.['resume']?.needs ?? '',
    reverse: runs.actions?.['reverse']?.needs ?? '',
  }
}

/** What its page says of a run. */
export function pageOfRun({ runs, needs, label }: Run) {
  return { run: runs, needs, label, kept: true } as const
}
