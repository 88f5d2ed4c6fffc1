import type { Described } from '../../../core/description/described-document.ts'
import type { Lang } from '../../../core/values/language.ts'
import type { Values } from '../../platform/data/record-values.ts'

/** Something offered on a row: a standard verb or one of the document's own. */
export interface RowVerb {
  readonly verb: string
  readonly look: 'normal' | 'primary' | 'danger'
  /** Own verbs carry their label; standard ones are named by the list. */
  readonly label: string | null
  /** Asks for fields or shows what is signed, so it has a dialog of its own. */
  readonly asks: boolean
  /** What is signed by it stands in sub-tables, which no row of a list carries: it is done record by record. */
  readonly single?: true
}

/** Whether a verb's own condition holds over a row. */
export type RowCondition = (verb: string, row: Values) => boolean

/** Verbs a row of this document may ever offer; their number decides the width of the action column. */
export function verbsOf(doc: Described): readonly RowVerb[] {
  const standard = (verb: string, look: RowVerb['look'] = 'normal'): RowVerb => ({
    verb,
    look,
    label: null,
    asks: false,
  })
  const isTable = (name: string) => doc.fields.some((field) => field.name === name && field.kind === 'lines')
  const own = doc.actions.map(({ verb, look, label, asks, shows = [] }): RowVerb => ({
    verb,
    look,
    label,
    asks: asks.length + shows.length > 0,
    ...(shows.some(isTable) ? { single: true as const } : {}),
  }))
  return [
    standard('ck'),
    ...(doc.verbs.includes('bj') && !doc.appendOnly ? [standard('bj')] : []),
    ...(doc.approval && doc.verbs.includes('tj') ? [standard('tj', 'primary')] : []),
    ...own,
    ...(doc.verbs.includes('sc') && !doc.appendOnly ? [standard('sc', 'danger')] : []),
  ]
}

/** The verbs that fit the state of one row and whose condition holds; the server asks again. */
export function offeredOn(
  doc: Described,
  verbs: readonly RowVerb[],
  row: Values,
  condition: RowCondition = unconditional(doc),
): readonly RowVerb[] {
  const approval = String(row.approvalStatus ?? '0')
  const state = doc.stateField === null ? null : String(row[doc.stateField] ?? '')
  return verbs.filter(({ verb }) => {
    if (verb === 'ck') return true
    if (verb === 'tj') return doc.approval === null || approval === '0'
    if (verb === 'bj') return isEditableRow(doc, row)
    if (verb === 'sc') return isInEditableState(doc, row) && (doc.approval === null || ['0', '3'].includes(approval))
    return (
      doc.actions.some((action) => action.verb === verb && (state === null || action.from.includes(state))) &&
      condition(verb, row)
    )
  })
}

/** Whether a row may be edited as a form or in place: a draft, or what is never approved and in a state for it. */
export function isEditableRow(doc: Described, row: Values): boolean {
  return isInEditableState(doc, row) && (doc.approval === null || String(row.approvalStatus ?? '0') === '0')
}

function isInEditableState({ editable, stateField }: Described, row: Values): boolean {
  return editable === undefined || stateField === null || editable.includes(String(row[stateField] ?? ''))
}

/** Until conditions can be asked, only what has none is offered. */
export function unconditional(doc: Described): RowCondition {
  return (verb) => doc.actions.some((action) => action.verb === verb && action.when === undefined)
}

/** The room of a row's menu; none where all that may be done is to open the record. */
export function menuWidth(verbs: readonly RowVerb[]): number {
  return verbs.some(({ verb }) => verb !== 'ck') ? 44 : 0
}

/** WID-17: 150, 220 or 320 px for one, two or three buttons; more take the room of two and a menu. */
export function actionsWidth(count: number, lang: Lang): number {
  return [0, 150, 220, 320][count] ?? { zh: 176, ru: 252, en: 184 }[lang]
}
