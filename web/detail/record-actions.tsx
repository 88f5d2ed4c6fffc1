import { useState } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { ActionMenu, type MenuEntry } from '../../ui/action-menu.tsx'
import { Button } from '../../ui/button.tsx'
import { usePhone } from '../platform/data/use-phone.ts'
import type { OneRecord } from '../platform/data/use-record.ts'
import { useWords } from '../platform/session/use-words.ts'
import { placedActs } from './head-acts.ts'
import { offeredActions, type OfferedAction } from './offered-actions.ts'
import { printWords } from './print/words.ts'
import { StarButton } from './recent/star-button.tsx'
import { useReaderMarks } from './recent/use-record-marks.ts'
import { useRecordMenu } from './recent/use-record-menu.tsx'
import { ActionDialog } from './record-action-dialog.tsx'
import { useAddedEntries } from './use-added-entries.ts'
import { detailWords } from './words.ts'

interface ActionsProps {
  readonly doc: Described
  readonly one: OneRecord
  /** A verb whose dialog opens at once (a press in a list brought the reader here). */
  readonly first: string | null
  readonly onEdit: (() => void) | null
  readonly onPrint: () => void
  /** Saves what the page shows as a PDF; absent where the page is not the record's own. */
  readonly onSavePage?: () => void
  readonly onDone: () => void
}

/** How many buttons stand abreast: on a phone the next step alone. */
const room = { desk: 4, phone: 1 } as const

/** What can be done with the record now: what comes next at the end, the rest in the menu before it. */
export function Actions({ doc, one, first, onEdit, onPrint, onSavePage, onDone }: ActionsProps) {
  const t = useWords()
  const phone = usePhone()
  const actions = offeredActions(doc, one.offered, t)
  const [asked, setAsked] = useState<OfferedAction | null>(() => actions.find(({ verb }) => verb === first) ?? null)
  const parts = { doc, one, actions, onAsk: setAsked, onEdit, onPrint }
  const { shown, rest } = placedActs(parts, t, phone ? room.phone : room.desk)
  const beside = useReaderMarks(doc, String(one.record.id), Number(one.record.ver ?? 0))
  const menu = useRecordMenu(doc, String(one.record.id), beside)
  const added = useAddedEntries({ doc, record: one.record })
  const entries = (): readonly MenuEntry[] => [
    ...rest.map(({ look, ...act }) => ({ ...act, danger: look === 'danger' })),
    ...(rest.length > 0 ? ['line' as const] : []),
    ...menu.entries,
    ...(onSavePage
      ? [{ key: 'page', label: t(printWords.pagePdf), icon: 'download' as const, onClick: onSavePage }]
      : []),
    ...(added.entries.length > 0 ? ['line' as const] : []),
    ...added.entries,
  ]
  return (
    <>
      <StarButton doc={doc} id={String(one.record.id)} beside={beside} />
      <ActionMenu
        entries={entries}
        button={(trigger) => <Button {...trigger} icon="more" busy={added.busy} aria-label={t(detailWords.more)} />}
      />
      {menu.dialog}
      {shown.toReversed().map(({ key, label, look, icon, onClick }) => (
        <Button
          key={key}
          look={look === 'primary' ? 'primary' : 'normal'}
          danger={look === 'danger'}
          {...(icon === undefined ? {} : { icon })}
          onClick={onClick}
        >
          {label}
        </Button>
      ))}
      {asked && (
        <ActionDialog
          key={asked.verb}
          doc={doc}
          record={one.record}
          action={asked}
          onClose={() => setAsked(null)}
          onDone={() => {
            setAsked(null)
            onDone()
          }}
        />
      )}
    </>
  )
}
