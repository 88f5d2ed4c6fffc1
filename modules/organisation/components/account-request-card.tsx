import { useState } from 'react'
import type { AccountRequest, AccountRequestState, AccountVerdict } from '../../../core/api-types/account-request.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import type { Tone } from '../../../ui/status-tone.ts'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, useStamp, useWords } from '../../../web/module-api.ts'
import { changeWords, kindWords, requestWords as words, stateWords } from '../words/account-requests.ts'
import css from './account-request-card.module.css'

const tones: Readonly<Record<AccountRequestState, Tone>> = {
  waiting: 'warn',
  confirmed: 'info',
  done: 'good',
  refused: 'bad',
  withdrawn: 'quiet',
}

interface RequestCardProps {
  readonly request: AccountRequest
  readonly onDone: () => void
  readonly onCollected: (password: string) => void
}

/** One request: what of whom, who asked and decided, and what the reader may do about it. */
export function RequestCard({ request, onDone, onCollected }: RequestCardProps) {
  const t = useWords()
  const stamp = useStamp()
  const [busy, setBusy] = useState(false)
  const [sure, setSure] = useState(false)
  const { id, kind, state, personName, about, askedBy, askedAt, decidedBy, decidedAt, may } = request
  const press = async (work: () => Promise<unknown>) => {
    setBusy(true)
    try {
      await work()
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
      setSure(false)
      onDone()
    }
  }
  const decide = (verdict: AccountVerdict) =>
    press(async () => {
      await http.post(`/api/system/accountRequest/${id}/${verdict}`, {}, { key: newKey() })
      toast.success(t(words.done))
    })
  const collect = () =>
    press(async () =>
      onCollected(
        (
          await http.post<{ readonly password: string }>(
            `/api/system/accountRequest/${id}/password`,
            {},
            { key: newKey() },
          )
        ).password,
      ),
    )
  return (
    <article className={css.card}>
      <div className={css.text}>
        <b>
          {t(kindWords[kind])}
          {personName && ` · ${personName}`}
          {about && ` · ${about}`}
        </b>{' '}
        <StatusTag tone={tones[state]}>{t(stateWords[state])}</StatusTag>
        <Changes request={request} />
        <p>
          {t(words.asked, { who: askedBy, time: stamp(askedAt, 'minute') })}
          {decidedAt !== null && ` · ${t(words.decided, { who: decidedBy, time: stamp(decidedAt, 'minute') })}`}
        </p>
      </div>
      <div className={css.buttons}>
        {may.includes('withdraw') && (
          <Button busy={busy} onClick={() => void decide('withdraw')}>
            {t(words.withdraw)}
          </Button>
        )}
        {may.includes('refuse') && (
          <Button danger disabled={busy} onClick={() => void decide('refuse')}>
            {t(words.refuse)}
          </Button>
        )}
        {may.includes('confirm') && (
          <Button look="primary" disabled={busy} onClick={() => setSure(true)}>
            {t(words.confirm)}
          </Button>
        )}
        {may.includes('collect') && (
          <Button look="primary" busy={busy} onClick={() => void collect()}>
            {t(words.collect)}
          </Button>
        )}
      </div>
      <Dialog
        open={sure}
        title={t(kindWords[kind])}
        width={440}
        onClose={() => setSure(false)}
        footer={
          <Button look="primary" danger busy={busy} onClick={() => void decide('confirm')}>
            {t(words.confirm)}
          </Button>
        }
      >
        <p>{t(words.sure, { name: personName || askedBy })}</p>
      </Dialog>
    </article>
  )
}

function Changes({ request: { changes } }: { readonly request: AccountRequest }) {
  const t = useWords()
  if (changes.length === 0) return null
  const label = (name: string) => (isNamed(name) ? t(changeWords[name]) : name)
  return (
    <ul>
      {changes.map(({ name, before, after }) => (
        <li key={name}>
          {label(name)}: {before || t(words.empty)} → <b>{after || t(words.empty)}</b>
        </li>
      ))}
    </ul>
  )
}

function isNamed(name: string): name is keyof typeof changeWords {
  return Object.hasOwn(changeWords, name)
}
