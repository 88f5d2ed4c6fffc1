import { Suspense, lazy, useCallback, useState } from 'react'
import { useStore } from 'zustand'
import type { Described } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { ActionMenu } from '../../../ui/action-menu.tsx'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { readRows, type RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { BatchPrintButton } from '../batch-print/batch-print-button.tsx'
import { gridWords } from '../grid/grid-words.ts'
import { DerivationVerbs } from './derivation-buttons.tsx'
import { offeredOn, verbsOf, type RowVerb } from './row-verbs.ts'
import { countOf, isChosen, type Selection } from './selection.ts'
import { verbLabel } from './use-row-actions.tsx'
import { useRowConditions } from './use-row-conditions.ts'
import css from './selection.module.css'

const BulkDialog = lazy(() => import('./bulk-dialog.tsx'))

interface SelectionBarProps {
  readonly doc: Described
  readonly selection: Selection
  readonly query: RowsQuery
  readonly total: number
}

const abreast = 3
const mostRows = 5_000
const pageSize = 500

/** What can be done with the rows chosen, above them; a verb that fits none of them is not offered. */
export function SelectionBar({ doc, selection, query, total }: SelectionBarProps) {
  const t = useWords()
  const lang = useLang()
  const state = useStore(selection.store)
  const condition = useRowConditions(doc)
  const [asked, setAsked] = useState<RowVerb | null>(null)
  const rows = useCallback(
    () =>
      state.all
        ? everything(doc, query).then((all) => all.filter((row) => isChosen(state, String(row.id))))
        : Promise.resolve([...state.rows.values()]),
    [doc, query, state],
  )
  const count = countOf(state, total)
  if (count === 0 && asked === null) return null
  const chosen = [...state.rows.values()]
  const verbs = verbsOf(doc).filter(
    (verb) =>
      !verb.single &&
      verb.verb !== 'ck' &&
      verb.verb !== 'bj' &&
      (state.all || chosen.some((row) => offeredOn(doc, [verb], row, condition).length > 0)),
  )
  const press = (verb: RowVerb) => {
    if (count > mostRows) toast.warning(t(gridWords.tooMany, { n: mostRows }))
    else setAsked(verb)
  }
  const label = (verb: RowVerb) => verbLabel(verb, t)
  const rest = verbs.length > abreast ? verbs.slice(abreast) : []
  const keep = (rows: readonly Values[]) => {
    setAsked(null)
    selection.clear()
    selection.add(rows)
  }
  return (
    <div className={css.bar} role="region" aria-live="polite" aria-label={t(gridWords.chosen, { n: count })}>
      <b>{t(gridWords.chosen, { n: formatNumber(String(count), null, lang) })}</b>
      {!state.all && count < total && (
        <Button look="link" size="small" onClick={selection.everything}>
          {t(gridWords.chooseEverything, { n: formatNumber(String(total), null, lang) })}
        </Button>
      )}
      <Button look="link" size="small" onClick={selection.clear}>
        {t(gridWords.clear)}
      </Button>
      <span className={css.verbs}>
        {(doc.approval !== null || doc.printed === true) && <BatchPrintButton doc={doc} rows={rows} count={count} />}
        <DerivationVerbs doc={doc} rows={rows} count={count} />
        {verbs.slice(0, abreast).map((verb) => (
          <Button key={verb.verb} size="small" danger={verb.look === 'danger'} onClick={() => press(verb)}>
            {label(verb)}
          </Button>
        ))}
        {rest.length > 0 && (
          <ActionMenu
            entries={() =>
              rest.map((verb) => ({
                key: verb.verb,
                label: label(verb),
                danger: verb.look === 'danger',
                onClick: () => press(verb),
              }))
            }
            button={(trigger) => (
              <Button {...trigger} size="small" icon="more" aria-label={t(gridWords.rowActions, { name: '' })} />
            )}
          />
        )}
      </span>
      {asked && (
        <Suspense>
          <BulkDialog
            doc={doc}
            verb={asked}
            label={label(asked)}
            count={count}
            list={query.list}
            rows={rows}
            onClose={() => {
              setAsked(null)
              selection.clear()
            }}
            onKeep={keep}
          />
        </Suspense>
      )}
    </div>
  )
}

/** All rows that the list finds; what is done to them then changes which ones those are. */
async function everything(doc: Described, query: RowsQuery): Promise<readonly Values[]> {
  const rows: Values[] = []
  for (let page = 1, after: string | null = null; rows.length < mostRows; page += 1) {
    const read: Awaited<ReturnType<typeof readRows>> = await readRows(doc, query, { page, size: pageSize, after })
    rows.push(...read.rows)
    after = read.next
    if (after === null) break
  }
  return rows
}
