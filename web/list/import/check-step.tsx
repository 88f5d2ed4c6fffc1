import { Alert, Checkbox } from 'antd'
import { useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { enumerated } from '../../../core/values/join-names.ts'
import { Button } from '../../../ui/button.tsx'
import { http } from '../../platform/http/client.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { momentText } from '../../platform/words/moment-text.ts'
import { type Import, importPath, renewImport, type RowState } from './import-queries.ts'
import { RowsTable } from './rows-table.tsx'
import { importWords } from './words.ts'
import css from './import.module.css'

interface CheckStepProps {
  readonly doc: Described
  readonly now: Import
  readonly onWriting: () => void
  readonly onAgain: () => void
  readonly onClose: () => void
}

const states: readonly RowState[] = ['right', 'wrong', 'there', 'done']

/** The rows with what is wrong in its place, to be put right here or in the workbook, and the decision. */
export function CheckStep({ doc, now, onWriting, onAgain, onClose }: CheckStepProps) {
  const t = useWords()
  const lang = useLang()
  const [onlyWrong, setOnlyWrong] = useState(now.counts.wrong > 0)
  const [busy, setBusy] = useState<'write' | 'marked' | 'cancel' | null>(null)
  const { right, wrong, done } = now.counts
  const path = `${importPath(doc)}/${now.id}`
  const during = (what: typeof busy, work: Promise<unknown>, then: () => void) => {
    setBusy(what)
    // A refusal has been said by then; the rows may have changed meanwhile.
    work
      .then(then)
      .catch(() => void renewImport(doc))
      .finally(() => setBusy(null))
  }
  return (
    <div className={css.check}>
      <div className={css.notes}>
        {now.earlier !== null && (
          <Alert type="info" showIcon title={t(importWords.earlier, { time: momentText(now.earlier, lang) })} />
        )}
        {now.whole && wrong > 0 && <Alert type="warning" showIcon title={t(importWords.whole)} />}
        {now.passedOver.length > 0 && (
          <Alert
            type="warning"
            showIcon
            title={t(importWords.passedOver, { columns: enumerated(now.passedOver, lang) })}
          />
        )}
      </div>
      <div className={css.bar}>
        <b className={css.name}>{now.fileName}</b>
        {states
          .filter((state) => now.counts[state] > 0)
          .map((state) => (
            <span key={state} className={css[state]}>
              {t(importWords[state], { n: formatNumber(String(now.counts[state]), null, lang) })}
            </span>
          ))}
        <Checkbox
          checked={onlyWrong}
          disabled={wrong === 0 && !onlyWrong}
          onChange={(event) => setOnlyWrong(event.target.checked)}
        >
          {t(importWords.onlyWrong)}
        </Checkbox>
      </div>
      <RowsTable key={`${now.id} ${onlyWrong}`} doc={doc} now={now} only={onlyWrong ? 'wrong' : ''} />
      <footer className={css.buttons}>
        {wrong > 0 && (
          <Button
            busy={busy === 'marked'}
            icon="download"
            onClick={() => during('marked', http.download(`${path}/marked`, null, now.fileName), () => undefined)}
          >
            {t(importWords.marked)}
          </Button>
        )}
        <Button onClick={onAgain}>{t(importWords.another)}</Button>
        <Button busy={busy === 'cancel'} onClick={() => during('cancel', http.post(`${path}/cancel`, {}), onClose)}>
          {t(done > 0 ? importWords.leaveRest : importWords.cancel)}
        </Button>
        {right > 0 && !(now.whole && wrong > 0) && (
          <Button
            look="primary"
            busy={busy === 'write'}
            onClick={() =>
              during(
                'write',
                http.post(`${path}/write`, {}).then(() => renewImport(doc)),
                onWriting,
              )
            }
          >
            {t(wrong > 0 ? importWords.writeRight : importWords.write, { n: right })}
          </Button>
        )}
      </footer>
    </div>
  )
}
