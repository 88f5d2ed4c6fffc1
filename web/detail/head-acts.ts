import type { Described } from '../../core/description/described-document.ts'
import type { IconName } from '../../ui/icon-paths.ts'
import type { OneRecord } from '../platform/data/use-record.ts'
import { openPage } from '../platform/page/page-navigation.ts'
import type { Say } from '../platform/session/use-words.ts'
import type { OfferedAction } from './offered-actions.ts'
import { detailWords } from './words.ts'

/** What the head of a record offers: a button where there is room for it, else an entry of the menu. */
interface HeadAct {
  readonly key: string
  readonly label: string
  readonly look: OfferedAction['look']
  readonly icon?: IconName
  readonly onClick: () => void
}

interface HeadParts {
  readonly doc: Described
  readonly one: OneRecord
  readonly actions: readonly OfferedAction[]
  readonly onAsk: (action: OfferedAction) => void
  readonly onEdit: (() => void) | null
  readonly onPrint: () => void
}

interface PlacedActs {
  readonly shown: readonly HeadAct[]
  readonly rest: readonly HeadAct[]
}

/**
 * What comes next stands first: a decision, the main verb, what is made from the record, editing, other verbs, the
 * print. As many stand as there is room for; the others go to the menu, and dangerous ones always do.
 */
export function placedActs(parts: HeadParts, say: Say, room: number): PlacedActs {
  const { actions, onAsk, onEdit, onPrint } = parts
  const acts = (fits: (action: OfferedAction) => boolean): readonly HeadAct[] =>
    actions.filter(fits).map((action) => ({
      key: action.verb,
      label: action.label,
      look: action.look,
      onClick: () => onAsk(action),
    }))
  const edit = { key: 'bj', label: say(detailWords.edit), look: 'normal', icon: 'edit' } as const
  const print = { key: 'print', label: say(detailWords.print), look: 'normal', icon: 'print' } as const
  const ordered = [
    ...acts(({ decides }) => decides === true),
    ...acts(({ decides, look }) => !decides && look === 'primary'),
    ...derived(parts),
    ...(onEdit ? [{ ...edit, onClick: onEdit }] : []),
    ...acts(({ decides, look }) => !decides && look === 'normal'),
    { ...print, onClick: onPrint },
  ]
  const dangerous = acts(({ decides, look }) => !decides && look === 'danger')
  return { shown: ordered.slice(0, room), rest: [...ordered.slice(room), ...dangerous] }
}

/** What may be made from the record now: each opens the form of a new one, filled from it. */
function derived({ doc, one }: HeadParts): readonly HeadAct[] {
  return (doc.derivations ?? [])
    .filter(({ name }) => one.derives?.includes(name))
    .map(({ name, module, document, by, into, label }) => ({
      key: `new ${name}`,
      label,
      look: 'normal',
      icon: 'plus',
      onClick: () => openPage(`/doc/${module}/${document}/new?${into ?? by}=${String(one.record.id)}`),
    }))
}
