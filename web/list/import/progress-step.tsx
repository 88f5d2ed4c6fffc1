import { Progress } from 'antd'
import type { Described } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Button } from '../../../ui/button.tsx'
import { http } from '../../platform/http/client.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { type Import, importPath } from './import-queries.ts'
import { importWords } from './words.ts'
import css from './import.module.css'

interface WaitStepProps {
  readonly doc: Described
  readonly now: Import
  readonly onStopped: () => void
  readonly onClose: () => void
}

/** How far the check or the import is; it goes on without this window and can be stopped. */
export function WaitStep({ doc, now, onStopped, onClose }: WaitStepProps) {
  const t = useWords()
  const lang = useLang()
  const shown = (count: number) => formatNumber(String(count), null, lang)
  const writing = now.state === 'writing'
  const text = writing
    ? t(importWords.writing, { rows: shown(now.rows), total: shown(now.total) })
    : t(importWords.checking, { rows: shown(now.rows) })
  const stop = () =>
    void http
      .post(`${importPath(doc)}/${now.id}/cancel`, {})
      .then(onStopped)
      .catch(() => undefined)
  return (
    <div className={css.waiting} aria-live="polite">
      <b>{now.fileName}</b>
      <span>{text}</span>
      <Progress
        percent={writing && now.total > 0 ? Math.round((now.rows / now.total) * 100) : 100}
        status={writing ? 'normal' : 'active'}
        showInfo={false}
        aria-label={text}
      />
      <small>{t(importWords.leave)}</small>
      <footer className={css.buttons}>
        <Button onClick={stop}>{t(importWords.stop)}</Button>
        <Button look="primary" onClick={onClose}>
          {t(importWords.close)}
        </Button>
      </footer>
    </div>
  )
}
