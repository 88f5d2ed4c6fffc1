import type { Described, DescribedAction } from '../../core/description/described-document.ts'
import type { Words } from '../../core/values/language.ts'
import { detailWords } from './words.ts'

/** A verb as a button. */
export interface OfferedAction extends Omit<DescribedAction, 'from' | 'when'> {
  /** A reason is asked for and sent as `opinion`. */
  readonly reason: boolean
}

const standard: readonly {
  readonly verb: string
  readonly label: Words
  readonly look: OfferedAction['look']
  readonly reason: boolean
  readonly irreversible?: true
}[] = [
  { verb: 'submit', label: detailWords.submit, look: 'primary', reason: false },
  { verb: 'withdraw', label: detailWords.withdraw, look: 'normal', reason: false },
  { verb: 'archive', label: detailWords.archive, look: 'normal', reason: false },
  { verb: 'revoke', label: detailWords.revoke, look: 'danger', reason: true, irreversible: true },
  { verb: 'close', label: detailWords.close, look: 'danger', reason: true, irreversible: true },
  { verb: 'sc', label: detailWords.remove, look: 'danger', reason: false, irreversible: true },
]

const order = { primary: 0, normal: 1, danger: 2 }

/** What the server offers on a record, as buttons: main ones first, dangerous ones last. */
export function offeredActions(
  doc: Described,
  offered: readonly string[],
  say: (words: Words) => string,
): readonly OfferedAction[] {
  const own = doc.actions
    .filter(({ verb }) => offered.includes(verb))
    .map((action): OfferedAction => ({ ...action, reason: false }))
  const common = standard
    .filter(({ verb }) => offered.includes(verb))
    .map(({ label, ...one }): OfferedAction => ({ ...one, label: say(label), asks: [] }))
  return [...own, ...common].toSorted((one, other) => order[one.look] - order[other.look])
}

/** What the decisions offered on a record are about. */
export function judgedIn(doc: Described, offered: readonly string[]): readonly string[] {
  return [
    ...new Set(
      doc.actions.filter(({ verb, decides }) => decides && offered.includes(verb)).flatMap(({ shows = [] }) => shows),
    ),
  ]
}
