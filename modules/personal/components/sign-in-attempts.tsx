import { outcomeWords, wayWords } from '../../../base/log-words.ts'
import type { MyAttempt } from '../../../core/api-types/my-sessions.ts'
import type { Words } from '../../../core/values/language.ts'
import { Card } from '../../../ui/card.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { useStamp, useWords } from '../../../web/module-api.ts'
import { accountWords as words } from '../words/account.ts'
import css from './account.module.css'

/** The latest attempts to sign in as oneself, good and bad. */
export function Attempts({ attempts }: { readonly attempts: readonly MyAttempt[] }) {
  const t = useWords()
  const stamp = useStamp()
  return (
    <Card title={t(words.attempts)}>
      {attempts.length === 0 && <p>{t(words.noAttempts)}</p>}
      <ul className={css.lines} aria-label={t(words.attempts)}>
        {attempts.map(({ id, at, outcome, way, device, ip }) => (
          <li key={id}>
            <div>
              <b>{stamp(at)}</b>
              <small>{[said(wayWords, way, t), device || t(words.unknown), ip].join(' · ')}</small>
            </div>
            <StatusTag tone={outcome === 'ok' ? 'good' : 'warn'}>{said(outcomeWords, outcome, t)}</StatusTag>
          </li>
        ))}
      </ul>
    </Card>
  )
}

function said(all: Readonly<Record<string, Words>>, code: string, t: (words: Words) => string): string {
  const found = all[code]
  return found ? t(found) : code
}
