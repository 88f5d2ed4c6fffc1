import { Progress } from 'antd'
import { useRef, useState } from 'react'
import type { Described, DescribedField } from '../../../core/description/described-document.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { toast } from '../../../ui/toast.ts'
import { useAskedFields } from '../../form/use-action-fields.tsx'
import { failureText } from '../../platform/data/failure-text.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { rowTitle } from '../../platform/data/row-title.ts'
import { refresh } from '../../platform/data/use-record.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { gridWords } from '../grid/grid-words.ts'
import { listWords } from '../words.ts'
import { bulkCall, type BulkOutcome } from './bulk-call.ts'
import { BulkSigned } from './bulk-signed-values.tsx'
import type { RowVerb } from './row-verbs.ts'
import { useSignedRows } from './use-rows-to-sign.ts'
import css from './bulk.module.css'

interface BulkDialogProps {
  readonly doc: Described
  readonly verb: RowVerb
  readonly label: string
  readonly count: number
  /** The list that the rows were chosen in. */
  readonly list: string
  /** The rows chosen; those of a whole answer are read first. */
  readonly rows: () => Promise<readonly Values[]>
  readonly onClose: () => void
  /** Chooses only the rows of which nothing was done. */
  readonly onKeep: (rows: readonly Values[]) => void
}

const none: readonly DescribedField[] = []
const noNames: readonly string[] = []

/**
 * Asks once for many rows, with what the verb wants to know of all of them, says how far it is, and then which rows
 * were refused and why.
 */
export default function BulkDialog({ doc, verb, label, count, list, rows, onClose, onKeep }: BulkDialogProps) {
  const t = useWords()
  const [work, setWork] = useState<{
    readonly rows: readonly Values[]
    readonly outcomes: readonly BulkOutcome[]
    readonly ended: boolean
  } | null>(null)
  const stopped = useRef(false)
  const action = doc.actions.find((one) => one.verb === verb.verb)
  const shows = action?.shows ?? noNames
  const signed = useSignedRows(doc, list, work === null ? shows : noNames, rows)
  const asks = useAskedFields(action?.asks ?? none)
  const start = async () => {
    const values = asks.values()
    if (values === null) return
    setWork({ rows: [], outcomes: [], ended: false })
    try {
      const chosen = await rows()
      const progress = (outcomes: readonly BulkOutcome[]) => setWork({ rows: chosen, outcomes, ended: false })
      const outcomes = await bulkCall(
        doc,
        verb.verb === 'tj' ? 'submit' : verb.verb,
        chosen.map((row) => ({ id: String(row.id), ver: Number(row.ver), ...(verb.asks ? { values } : {}) })),
        progress,
        () => stopped.current,
      )
      setWork({ rows: chosen, outcomes, ended: true })
    } catch (failure) {
      toast.error(failureText(failure))
      setWork((now) => now && { ...now, ended: true })
    }
    refresh(doc)
  }
  const refused = (work?.outcomes ?? []).filter(({ code }) => code !== '0')
  const keep = () => {
    const done = new Set(work?.outcomes.filter(({ code }) => code === '0').map(({ id }) => id))
    onKeep((work?.rows ?? []).filter((row) => !done.has(String(row.id))))
  }
  const footer = () => {
    if (work === null)
      return (
        <>
          <Button onClick={onClose}>{t(listWords.cancel)}</Button>
          <Button
            // Made anew once it can be pressed: a button that cannot takes no focus.
            key={signed.rows === null ? 'reading' : 'read'}
            look="primary"
            danger={verb.look === 'danger'}
            autoFocus={!verb.asks}
            disabled={signed.rows === null}
            onClick={() => void start()}
          >
            {label}
          </Button>
        </>
      )
    if (!work.ended)
      return (
        <Button
          onClick={() => {
            stopped.current = true
          }}
        >
          {t(gridWords.stop)}
        </Button>
      )
    return (
      <>
        {refused.length > 0 && <Button onClick={keep}>{t(gridWords.bulkKeep)}</Button>}
        <Button look="primary" autoFocus onClick={onClose}>
          {t(gridWords.close)}
        </Button>
      </>
    )
  }
  return (
    <Dialog
      open
      title={work === null ? t(gridWords.bulkAsk, { action: label, n: count }) : label}
      onClose={() => {
        if (work === null || work.ended) onClose()
      }}
      width={shows.length > 0 ? 1200 : 560}
      careful={work !== null || verb.asks}
      footer={footer()}
    >
      {work === null ? (
        <div className={css.asked}>
          <p>{t(gridWords.bulkNote)}</p>
          {action?.follows !== undefined && <p>{action.follows}</p>}
          {shows.length > 0 && <BulkSigned doc={doc} names={shows} signed={signed} />}
          {asks.rows}
        </div>
      ) : (
        <Told doc={doc} rows={work.rows} outcomes={work.outcomes} ended={work.ended} count={count} />
      )}
    </Dialog>
  )
}

interface ToldProps {
  readonly doc: Described
  readonly rows: readonly Values[]
  readonly outcomes: readonly BulkOutcome[]
  readonly ended: boolean
  readonly count: number
}

function Told({ doc, rows, outcomes, ended, count }: ToldProps) {
  const t = useWords()
  const refused = outcomes.filter(({ code }) => code !== '0')
  const done = outcomes.length - refused.length
  const left = rows.length - outcomes.length
  const names = new Map(rows.map((row) => [String(row.id), rowTitle(doc, row)]))
  return (
    <div className={css.told} role="status">
      {!ended && <Progress percent={Math.round((outcomes.length / Math.max(1, count)) * 100)} status="active" />}
      <p className={css.sums}>
        <b className={css.done}>{t(gridWords.bulkDone, { n: done })}</b>
        {refused.length > 0 && <b className={css.refused}>{t(gridWords.bulkRefused, { n: refused.length })}</b>}
        {ended && left > 0 && <span>{t(gridWords.bulkStopped, { n: left })}</span>}
      </p>
      {refused.length > 0 && (
        <div className={css.reasons} tabIndex={0} role="region" aria-label={t(gridWords.bulkReason)}>
          <table>
            <thead>
              <tr>
                <th>{t(gridWords.bulkRow)}</th>
                <th>{t(gridWords.bulkReason)}</th>
              </tr>
            </thead>
            <tbody>
              {refused.map(({ id, msg, errors = {} }) => (
                <tr key={id}>
                  <td>{names.get(id)}</td>
                  <td>{Object.values(errors).join('; ') || msg}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  )
}
