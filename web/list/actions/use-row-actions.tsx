import { Suspense, lazy, useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { Words } from '../../../core/values/language.ts'
import { toast } from '../../../ui/toast.ts'
import { failureText } from '../../platform/data/failure-text.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { rowTitle } from '../../platform/data/row-title.ts'
import { actOn, refresh, removeRecords } from '../../platform/data/use-record.ts'
import { newKey } from '../../platform/http/idempotency-key.ts'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords, type Say } from '../../platform/session/use-words.ts'
import { actionConfirmationWords } from '../../platform/words/action-confirmation.ts'
import { asksFirst, movesAmong, type Moves } from '../board/board-moves.ts'
import { listWords } from '../words.ts'
import { RowButtons, RowMenu } from './row-buttons.tsx'
import { offeredOn, verbsOf, actionsWidth, menuWidth, type RowVerb } from './row-verbs.ts'
import { useRowConditions } from './use-row-conditions.ts'

const Ask = lazy(async () => ({ default: (await import('./confirm-dialog.tsx')).ConfirmDialog }))
const ActionDialog = lazy(async () => ({
  default: (await import('../../detail/record-action-dialog.tsx')).ActionDialog,
}))

const doneWords: Readonly<Record<string, Words>> = { sc: listWords.removed, tj: listWords.submitted }
const askWords: Readonly<Record<string, Words>> = { sc: listWords.removeAsk, tj: listWords.submitAsk }

const standard: Readonly<Record<string, Words>> = {
  ck: listWords.open,
  bj: listWords.edit,
  sc: listWords.remove,
  tj: listWords.submit,
}

/** What a verb is called on its button. */
export function verbLabel({ verb, label }: RowVerb, t: Say): string {
  return label ?? t(standard[verb] ?? listWords.open)
}

interface Asked {
  readonly verb: RowVerb
  readonly row: Values
  readonly key: string
}

/** The buttons of a row (`narrow`: a menu), the width they need, and the question that some of them ask first. */
export function useRowActions(doc: Described, onOpen: (row: Values) => void, narrow: boolean) {
  const t = useWords()
  const lang = useLang()
  const condition = useRowConditions(doc)
  const [asked, setAsked] = useState<Asked | null>(null)
  const verbs = useMemo(() => verbsOf(doc), [doc])
  const press = useCallback(
    (verb: RowVerb, row: Values) => {
      if (verb.verb === 'ck') onOpen(row)
      else if (verb.verb === 'bj') openPage(`/doc/${doc.module}/${doc.name}/${row.id}?edit=1`)
      else setAsked({ verb, row, key: newKey() })
    },
    [doc, onOpen],
  )
  const labelOf = useCallback((verb: RowVerb) => verbLabel(verb, t), [t])
  const Buttons = narrow ? RowMenu : RowButtons
  const buttons = useCallback(
    (row: Values, active: boolean): ReactNode => (
      <Buttons
        record={String(row.id)}
        verbs={offeredOn(doc, verbs, row, condition)}
        label={labelOf}
        more={t(listWords.rest)}
        active={active}
        onPress={(verb) => press(verb, row)}
      />
    ),
    [Buttons, doc, verbs, condition, press, labelOf, t],
  )
  const run = useCallback(
    async ({ verb, row, key }: Asked): Promise<boolean> => {
      try {
        if (verb.verb === 'sc') await removeRecords(doc, [String(row.id)])
        else await actOn(doc, String(row.id), verb.verb === 'tj' ? 'submit' : verb.verb, { ver: row.ver ?? 0 }, key)
        toast.success(t(doneWords[verb.verb] ?? listWords.done))
        setAsked(null)
        return true
      } catch (failure) {
        toast.error(failureText(failure))
        return false
      }
    },
    [doc, t],
  )
  const moves = useMemo(
    (): Moves => ({
      of: (row) => movesAmong(doc, offeredOn(doc, verbs, row, condition), row),
      offers: (row, asked) => offeredOn(doc, verbs, row, condition).some(({ verb }) => verb === asked),
      make: async ({ verb }, row) => {
        if (!asksFirst(doc, verb)) return run({ verb, row, key: newKey() })
        press(verb, row)
        return true
      },
    }),
    [doc, verbs, condition, run, press],
  )
  return {
    buttons,
    moves,
    question:
      asked &&
      (asked.verb.asks ? (
        <Fields doc={doc} asked={asked} onClose={() => setAsked(null)} />
      ) : (
        <Question
          doc={doc}
          asked={asked}
          label={labelOf(asked.verb)}
          onYes={async () => void (await run(asked))}
          onNo={() => setAsked(null)}
        />
      )),
    width: narrow ? menuWidth(verbs) : actionsWidth(verbs.length, lang),
  }
}

/** What an action asks for, files to upload included, answered without leaving the list. */
function Fields({
  doc,
  asked: { verb, row },
  onClose,
}: {
  readonly doc: Described
  readonly asked: Asked
  readonly onClose: () => void
}) {
  const action = doc.actions.find((one) => one.verb === verb.verb)
  if (!action) return null
  return (
    <Suspense>
      <ActionDialog
        doc={doc}
        record={row}
        action={{ ...action, reason: false }}
        onClose={onClose}
        onDone={() => {
          onClose()
          refresh(doc)
        }}
      />
    </Suspense>
  )
}

interface QuestionProps {
  readonly doc: Described
  readonly asked: Asked
  readonly label: string
  readonly onYes: () => Promise<void>
  readonly onNo: () => void
}

function Question({ doc, asked: { verb, row }, label, onYes, onNo }: QuestionProps) {
  const t = useWords()
  const name = rowTitle(doc, row)
  const action = doc.actions.find((one) => one.verb === verb.verb)
  const notes = [action?.follows, action?.irreversible ? t(actionConfirmationWords.cannotUndo) : undefined]
  const note = notes.filter((one) => one !== undefined).join(' ')
  const title = t(askWords[verb.verb] ?? actionConfirmationWords.ask, { action: label, name })
  return (
    <Suspense>
      <Ask
        title={title}
        note={verb.verb === 'sc' ? t(listWords.removeNote) : note}
        danger={verb.look === 'danger'}
        onYes={onYes}
        onNo={onNo}
      />
    </Suspense>
  )
}
