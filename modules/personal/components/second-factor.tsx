import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { toast } from '../../../ui/toast.ts'
import { ErrorState, http, SecondFactorDialog, useStamp, useWords } from '../../../web/module-api.ts'
import { accountWords as words } from '../words/account.ts'
import { CodeDialog } from './authenticator-code-dialog.tsx'
import css from './account.module.css'

interface State {
  readonly since: number | null
  readonly codesLeft: number
  /** A role demands it: it cannot be left. */
  readonly demanded: boolean
}

const key = ['my', 'secondFactor'] as const

/** Whether codes are asked for at sign-in; setting that up, renewing its recovery codes, leaving it. */
export function SecondFactor() {
  const t = useWords()
  const stamp = useStamp()
  const client = useQueryClient()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => http.get<State>('/api/system/my/secondFactor', { signal, quiet: true }),
  })
  const [doing, setDoing] = useState<'begin' | 'codes' | 'remove' | null>(null)
  const end = (said?: string) => {
    if (said) toast.success(said)
    setDoing(null)
    void client.invalidateQueries({ queryKey: ['my'] })
  }
  if (!data)
    return (
      error && (
        <li aria-label={t(words.second)}>
          <div>
            <ErrorState error={error} onRetry={() => void refetch()} />
          </div>
        </li>
      )
    )
  const { since, codesLeft, demanded } = data
  return (
    <li>
      <div>
        <b>{t(words.second)}</b>
        <small>
          {since === null ? t(words.secondOff) : t(words.secondOn, { time: stamp(since, 'minute'), n: codesLeft })}
        </small>
      </div>
      {since === null && (
        <Button look="primary" onClick={() => setDoing('begin')}>
          {t(words.switchOn)}
        </Button>
      )}
      {since !== null && (
        <span className={css.buttons}>
          <Button onClick={() => setDoing('codes')}>{t(words.newCodes)}</Button>
          {!demanded && (
            <Button danger onClick={() => setDoing('remove')}>
              {t(words.switchOff)}
            </Button>
          )}
        </span>
      )}
      {doing === 'begin' && (
        <Suspense>
          <SecondFactorDialog must={false} onClose={() => end()} onDone={() => end(t(words.switchedOn))} />
        </Suspense>
      )}
      {doing === 'codes' && <CodeDialog verb="codes" title={t(words.newCodes)} onEnd={() => end()} />}
      {doing === 'remove' && (
        <CodeDialog
          verb="remove"
          title={t(words.switchOff)}
          onEnd={(done) => end(done ? t(words.switchedOff) : undefined)}
        />
      )}
    </li>
  )
}
