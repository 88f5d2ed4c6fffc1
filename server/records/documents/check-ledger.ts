import type { AnyDocument } from '../../../core/description/document.ts'
import type { Ledger } from '../../../core/description/ledger.ts'
import { moveKeys } from '../../../kinds/ledger-line-fields.ts'
import { sourceOf, mappingOf } from '../schema/table-mapping.ts'

const kept = ['day', 'event', 'sourceNo', 'sourceType', 'sourceId', 'seq', 'lineNo', 'costGroup', 'entry']
const stood = ['runningQuantity', 'runningAmount', 'reverses', 'corrects']

/** What is wrong with the description of a ledger, for whoever wrote it; nothing when it can run. */
export function ledgerProblemsOf(ledger: Ledger, lines: AnyDocument | undefined): string[] {
  const { name, dimensions, measures, cost, sources } = ledger
  if (lines === undefined) return [`${name}: its lines ${ledger.lines} are no document`]
  const { columns } = mappingOf(lines)
  const named = [...kept, ...stood, ...dimensions, measures.quantity, measures.amount, ...sources]
  const found = [
    ...named.filter((field) => !columns.has(field)).map((field) => `${field} is no field of ${ledger.lines}`),
    ...[...cost.by, cost.batch]
      .filter((field) => !dimensions.includes(field))
      .map((field) => `costs are shared by ${field}, which is no dimension`),
    ...sources
      .map((field) => columns.get(field))
      .filter((column) => column !== undefined && sourceOf(column)?.startsWith('document:') !== true)
      .map((column) => `${column?.name ?? ''} is no reference to a source`),
    ...(lines.appendOnly === true ? [] : [`${ledger.lines} can be changed by people`]),
    ...moveKeys
      .filter((keys) => !(lines.unique ?? []).some((set) => set.join() === keys.join()))
      .map((keys) => `${ledger.lines} is not unique by ${keys.join(', ')}`),
  ]
  return found.map((problem) => `${name}: ${problem}`)
}
