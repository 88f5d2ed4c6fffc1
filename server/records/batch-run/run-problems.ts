import type { Run } from '../../../core/description/batch-run.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import { mappingOf } from '../schema/table-mapping.ts'

const kept = ['period', 'day', 'state', 'planned', 'lines', 'leftOut', 'voucherNo', 'reason', 'holds']
const ofLines = ['runId', 'reason', 'holds']

/** What is wrong with the description of a run, for whoever wrote it; nothing when it can run. */
export function runProblemsOf(run: Run, documents: ReadonlyMap<string, { readonly doc: AnyDocument }>): string[] {
  const { once, parameters, of, shows, totals } = run
  const [runs, lines] = [documents.get(run.runs)?.doc, documents.get(run.lines)?.doc]
  if (runs === undefined || lines === undefined)
    return [`${run.runs}: ${runs === undefined ? run.runs : run.lines} is no document`]
  const own = mappingOf(runs).columns
  const line = mappingOf(lines).columns
  const found = [
    ...[...kept, ...once, ...parameters, ...totals].filter((name) => !own.has(name)).map(noField(run.runs)),
    ...[...ofLines, of, ...shows, ...totals].filter((name) => !line.has(name)).map(noField(run.lines)),
    ...(once.length === 0 ? ['two runs of one period may hold'] : []),
    ...once.filter((name) => !parameters.includes(name)).map((name) => `${name} says the period and is not asked`),
    ...parameters.filter((name) => runs.fields[name]?.required !== true).map((name) => `${name} may be left empty`),
    ...((lines.unique ?? []).some((set) => set.includes(of) && set.includes('holds'))
      ? []
      : [`two lines of one ${of} may hold`]),
    ...[runs, lines]
      .filter(({ appendOnly }) => appendOnly !== true)
      .map(({ name }) => `${name} can be changed by people`),
    ...[run.post, run.reverse].flatMap((verb) => (verb === '' ? ['nobody may resume or reverse it'] : [])),
  ]
  return found.map((problem) => `${run.runs}: ${problem}`)
}

function noField(of: string) {
  return (name: string): string => `${name} is no field of ${of}`
}
