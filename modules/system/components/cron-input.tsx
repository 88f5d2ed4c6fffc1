import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { http, useLang, useStamp, useWords } from '../../../web/module-api.ts'
import { timerWords as words } from '../words/scheduled-jobs.ts'
import { timerKey } from './scheduled-job-type.ts'
import css from './scheduled-job-list.module.css'

interface CronInputProps {
  readonly id: string
  readonly value: string
  readonly disabled?: boolean
  readonly onChange: (cron: string) => void
}

const examples = ['*/5 * * * *', '0 * * * *', '0 8 * * 1-5', '30 2 * * *', '0 9 * * 1', '0 6 1 * *']

/** A pattern of cron as one types it, in words, with its next times; common ones are offered in words. */
export function CronInput({ id, value, disabled = false, onChange }: CronInputProps) {
  const { data, error } = useForeseen(value)
  return (
    <>
      <InputBox
        id={id}
        value={value}
        maxLength={100}
        disabled={disabled}
        wrong={Boolean(error)}
        aria-invalid={error !== null}
        aria-describedby={`${id}-said`}
        onChange={onChange}
      />
      {!disabled && <Examples onChoose={onChange} />}
      <div id={`${id}-said`} aria-live="polite">
        {error ? (
          <p className={css.wrong} role="alert">
            {error.message}
          </p>
        ) : (
          data && <Foreseen {...data} />
        )}
      </div>
    </>
  )
}

interface Preview {
  readonly text: string
  readonly next: readonly number[]
}

/** What a pattern says, and when it comes next; an error where it is none. */
export function useForeseen(cron: string) {
  const lang = useLang()
  return useQuery({
    queryKey: [...timerKey, 'preview', cron, lang],
    staleTime: 30_000,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => http.post<Preview>('/api/system/timer/preview', { cron }, { signal, quiet: true }),
  })
}

/** A pattern in words, with its next times. */
export function Foreseen({ text, next }: Preview) {
  const t = useWords()
  const stamp = useStamp()
  return (
    <div className={css.foreseen}>
      <b>{text}</b>
      <p>{t(words.foreseen)}</p>
      <ol>
        {next.map((at) => (
          <li key={at}>{stamp(at, 'minute')}</li>
        ))}
      </ol>
    </div>
  )
}

function Examples({ onChoose }: { readonly onChoose: (cron: string) => void }) {
  const t = useWords()
  return (
    <div className={css.examples} role="group" aria-label={t(words.examples)}>
      {examples.map((cron) => (
        <Example key={cron} cron={cron} onChoose={onChoose} />
      ))}
    </div>
  )
}

/** A pattern offered in words. */
function Example({ cron, onChoose }: { readonly cron: string; readonly onChoose: (cron: string) => void }) {
  const { data } = useForeseen(cron)
  return (
    <Button size="small" onClick={() => onChoose(cron)}>
      {data?.text ?? cron}
    </Button>
  )
}
