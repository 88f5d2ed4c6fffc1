import { useState } from 'react'
import type { Described } from '../../core/description/described-document.ts'
import { ActionMenu, type MenuEntry } from '../../ui/action-menu.tsx'
import { Button } from '../../ui/button.tsx'
import type { OneRecord } from '../platform/data/use-record.ts'
import { useWords } from '../platform/session/use-words.ts'
import { DerivationButtons } from './derivation-buttons.tsx'
import { AddedLinks } from './module-links.tsx'
import { offeredActions, type OfferedAction } from './offered-actions.ts'
import { printWords } from './print/words.ts'
import { StarButton } from './recent/star-button.tsx'
import { useReaderMarks } from './recent/use-record-marks.ts'
import { useRecordMenu } from './recent/use-record-menu.tsx'
import { ActionDialog } from './record-action-dialog.tsx'
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

const abreast = 3

/** What can be done with the record now: the main act at the end, rare and dangerous ones in a menu. */
export function Actions({ doc, one, first, onEdit, onPrint, onSavePage, onDone }: ActionsProps) {
  const t = useWords()
  const actions = offeredActions(doc, one.offered, t)
  const [asked, setAsked] = useState<OfferedAction | null>(() => actions.find(({ verb }) => verb === first) ?? null)
  const shown = [
    ...actions.filter(({ decides }) => decides),
    ...actions.filter(({ look, decides }) => look !== 'danger' && !decides),
  ].slice(0, abreast)
  const rest = actions.filter((action) => !shown.includes(action))
  const beside = useReaderMarks(doc, String(one.record.id), Number(one.record.ver ?? 0))
  const menu = useRecordMenu(doc, String(one.record.id), beside)
  const entries = (): readonly MenuEntry[] => [
    ...rest.map((action) => ({
      key: action.verb,
      label: action.label,
      danger: action.look === 'danger',
      onClick: () => setAsked(action),
    })),
    ...(rest.length > 0 ? ['line' as const] : []),
    ...menu.entries,
    ...(onSavePage
      ? [{ key: 'page', label: t(printWords.pagePdf), icon: 'download' as const, onClick: onSavePage }]
      : []),
  ]
  return (
    <>
      <StarButton doc={doc} id={String(one.record.id)} beside={beside} />
      <ActionMenu
        entries={entries}
        button={(trigger) => <Button {...trigger} icon="more" aria-label={t(detailWords.more)} />}
      />
      {menu.dialog}
      <AddedLinks doc={doc} record={one.record} />
      <DerivationButtons doc={doc} one={one} />
      <Button icon="print" onClick={onPrint}>
        {t(detailWords.print)}
      </Button>
      {onEdit && (
        <Button icon="edit" onClick={onEdit}>
          {t(detailWords.edit)}
        </Button>
      )}
      {shown.toReversed().map((action) => (
        <Button
          key={action.verb}
          look={action.look === 'primary' ? 'primary' : 'normal'}
          danger={action.look === 'danger'}
          onClick={() => setAsked(action)}
        >
          {action.label}
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
