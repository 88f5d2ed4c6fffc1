import type { Described } from '../../../core/description/described-document.ts'
import type { Values } from '../../platform/data/record-values.ts'
import type { RowVerb } from '../actions/row-verbs.ts'

/** A verb that leads a record into another column. */
export interface Move {
  readonly verb: RowVerb
  readonly to: string
}

/** What may be done with the cards of a board. */
export interface Moves {
  readonly of: (row: Values) => readonly Move[]
  /** Whether a verb is offered on a record. */
  readonly offers: (row: Values, verb: string) => boolean
  /** Calls the verb; false when it was refused, which has been said by then. */
  readonly make: (move: Move, row: Values) => Promise<boolean>
}

/** Where the verbs offered on a record lead it. */
export function movesAmong(doc: Described, offered: readonly RowVerb[], row: Values): readonly Move[] {
  const from = doc.stateField === null ? null : row[doc.stateField]
  return offered.flatMap((verb) => {
    const to = doc.actions.find((action) => action.verb === verb.verb)?.to
    return to === undefined || to === from ? [] : [{ verb, to }]
  })
}

/** Whether a verb asks something before it is done: for values, or whether one means it. */
export function asksFirst(doc: Described, { verb, asks, look }: RowVerb): boolean {
  const action = doc.actions.find((one) => one.verb === verb)
  return asks || look === 'danger' || action?.irreversible === true || action?.follows !== undefined
}
