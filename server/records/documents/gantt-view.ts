import type { DescribedGantt } from '../../../core/description/described-document.ts'
import type { AnyDocument } from '../../../core/description/document.ts'
import type { After, GanttView } from '../../../core/description/rows-views.ts'
import { kindOf } from '../../../kinds/kinds.ts'
import { afterOf } from '../gantt/predecessors.ts'
import { columnsOf } from './sub-table-columns.ts'

/** A Gantt chart as far as the caller knows what it shows; without its two days there is none. */
export function ganttOf(
  { parent }: AnyDocument,
  { from, to, progress, baseline, after, move }: GanttView,
  known: ReadonlySet<string>,
  verbs: ReadonlySet<string>,
): DescribedGantt | null {
  if (!known.has(from) || !known.has(to)) return null
  return {
    from,
    to,
    ...(progress !== undefined && known.has(progress) ? { progress } : {}),
    ...(baseline !== undefined && known.has(baseline.from) && known.has(baseline.to) ? { baseline } : {}),
    ...(after !== undefined && known.has(after.lines) ? { after } : {}),
    ...(move !== undefined && verbs.has(move) ? { move } : {}),
    ...(parent !== undefined && known.has(parent) ? { parent } : {}),
  }
}

/** What is wrong with the Gantt chart of a list. */
export function ganttProblems(doc: AnyDocument, { from, to, progress, baseline, after, move }: GanttView): string[] {
  const { fields } = doc
  const days = [from, to, ...(baseline === undefined ? [] : [baseline.from, baseline.to])]
  return [
    ...days.filter((name) => fields[name]?.kind !== 'date').map((name) => `its bars end at ${name}, which is no day`),
    ...(progress === undefined || kindOf(fields[progress]?.kind ?? 'text').numeric
      ? []
      : [`${progress} is no number of how far it has come`]),
    ...(after === undefined ? [] : afterProblems(doc, after)),
    ...(move === undefined ? [] : moveProblems(doc, { from, to, move })),
  ]
}

function afterProblems(doc: AnyDocument, after: After): string[] {
  const columns = columnsOf(doc, after.lines)
  if (columns === null) return [`${after.lines} is no sub-table of what is waited for`]
  const task: { readonly kind?: string; readonly to?: unknown } = columns[after.task] ?? {}
  const isOwn = task.kind === 'reference' && task.to === `${doc.module}.${doc.name}`
  const said = afterOf(doc)
  return [
    ...(isOwn ? [] : [`${after.lines}.${after.task} names no record of the same document`]),
    ...(after.type === undefined || columns[after.type]?.kind === 'dictionary'
      ? []
      : [`${after.lines}.${after.type} is no code of how two ends hang together`]),
    ...(after.lag === undefined || columns[after.lag]?.kind === 'number'
      ? []
      : [`${after.lines}.${after.lag} is no number of days`]),
    ...(JSON.stringify(said) === JSON.stringify(after) ? [] : ['another list says otherwise what is waited for']),
  ]
}

function moveProblems(
  { actions = {} }: AnyDocument,
  { from, to, move }: Pick<Required<GanttView>, 'from' | 'to' | 'move'>,
) {
  const asks = actions[move]?.asks ?? {}
  return [from, to]
    .filter((name) => asks[name]?.kind !== 'date')
    .map((name) => `the verb ${move} moves its bars, and does not ask for ${name}`)
}
