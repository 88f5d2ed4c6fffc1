import { useCallback, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import type { Described } from '../../core/described.ts'
import type { Words } from '../../core/language.ts'
import { toast } from '../../ui/toast.ts'
import { failureText } from '../data/failure-text.ts'
import { actOn, removeRecords } from '../data/record.ts'
import type { Values } from '../data/record-values.ts'
import { newKey } from '../http/idempotency-key.ts'
import { openPage } from '../shell/open-page.ts'
import { useLang } from '../session/language.ts'
import { useWords } from '../session/use-words.ts'
import { Ask } from './ask.tsx'
import { RowButtons } from './row-buttons.tsx'
import { offeredOn, verbsOf, actionsWidth, type RowVerb } from './row-verbs.ts'
import { listWords } from './words.ts'

const standard: Readonly<Record<string, Words>> = { ck: listWords.open, bj: listWords.edit, sc: listWords.remove, tj: listWords.submit }

interface Asked {
  readonly verb: RowVerb
  readonly row: Values
  readonly key: string
}

/** The buttons of a row, the width they need, and the question that some of them ask first. */
export function useRowActions(doc: Described) {
  const t = useWords()
  const lang = useLang()
  const [asked, setAsked] = useState<Asked | null>(null)
  const verbs = useMemo(() => verbsOf(doc), [doc])
  const press = useCallback((verb: RowVerb, row: Values) => {
    const path = `/doc/${doc.module}/${doc.name}/${row.id}`
    if (verb.verb === 'ck') openPage(path)
    else if (verb.verb === 'bj') openPage(`${path}?edit=1`)
    else if (verb.asks) openPage(`${path}?act=${verb.verb}`)
    else setAsked({ verb, row, key: newKey() })
  }, [doc])
  const labelOf = useCallback((verb: RowVerb) => verb.label ?? t(standard[verb.verb] ?? listWords.open), [t])
  const buttons = useCallback((row: Values, active: boolean): ReactNode => (
    <RowButtons verbs={offeredOn(doc, verbs, row)} label={labelOf} more={t(listWords.rest)} active={active} onPress={(verb) => press(verb, row)} />
  ), [doc, verbs, press, labelOf, t])
  const run = async ({ verb, row, key }: Asked) => {
    try {
      if (verb.verb === 'sc') await removeRecords(doc, [String(row.id)])
      else await actOn(doc, String(row.id), verb.verb === 'tj' ? 'submit' : verb.verb, { ver: row.ver ?? 0 }, key)
      toast.success(t(verb.verb === 'sc' ? listWords.removed : verb.verb === 'tj' ? listWords.submitted : listWords.done))
      setAsked(null)
    } catch (failure) {
      toast.error(failureText(failure))
    }
  }
  const name = asked ? String(asked.row[doc.numberField ?? doc.title] ?? asked.row[doc.title] ?? '') : ''
  const title = asked?.verb.verb === 'sc' ? t(listWords.removeAsk, { name }) : asked?.verb.verb === 'tj' ? t(listWords.submitAsk, { name }) : `${asked ? labelOf(asked.verb) : ''} · ${name}`
  const question = asked && <Ask title={title} note={asked.verb.verb === 'sc' ? t(listWords.removeNote) : null} danger={asked.verb.look === 'danger'} onYes={() => run(asked)} onNo={() => setAsked(null)} />
  return { buttons, question, width: actionsWidth(verbs.length, lang) }
}
