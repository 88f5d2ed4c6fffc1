import { useQuery } from '@tanstack/react-query'
import { Button } from '../../../ui/button.tsx'
import { Drawer } from '../../../ui/drawer.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, newKey, ErrorState, useCan, useLang, useStamp, useWords } from '../../../web/module-api.ts'
import { settingWords as words } from '../words/settings.ts'
import { type PastValue, settingKey, type ShownSetting, valueText } from './shown-setting.ts'
import css from './settings.module.css'

interface SettingPastProps {
  readonly setting: ShownSetting
  readonly onClose: () => void
  readonly onDone: () => void
}

/** Every value a setting has had, each ready to come back. */
export function SettingPast({ setting, onClose, onDone }: SettingPastProps) {
  const t = useWords()
  const lang = useLang()
  const stamp = useStamp()
  const mayEdit = useCan('pzzx-bj')
  const { key, field, secret, standard } = setting
  const { data, error, refetch } = useQuery({
    queryKey: [...settingKey, 'past', key, setting.changedAt],
    queryFn: ({ signal }) =>
      http.get<readonly PastValue[]>(`/api/system/setting/${encodeURIComponent(key)}/past`, { signal, quiet: true }),
  })
  const restore = async (value: string) => {
    // A refusal has been said by then.
    await http
      .post<{ readonly waiting?: true } | null>('/api/system/setting/save', { key, value }, { key: newKey() })
      .then(
        (answer) =>
          answer?.waiting === true
            ? toast.info(t(words.savedWaiting, { name: field.label }))
            : toast.success(t(words.restored, { name: field.label })),
        () => undefined,
      )
    onDone()
  }
  const said = (value: string) => {
    if (value !== '') return secret ? value : valueText(setting, value, lang)
    return standard === '' ? t(words.empty) : `${t(words.standard)} · ${valueText(setting, standard, lang)}`
  }
  return (
    <Drawer open title={t(words.pastOf, { name: field.label })} onClose={onClose} width={460}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={5} height={40} />}
      {data?.length === 0 && <Empty small title={t(words.noPast)} />}
      <ol className={css.past}>
        {data?.map(({ value, from, personName, planned, note }, at) => (
          <li key={from + value}>
            <b>{said(value)}</b>
            <small>
              {stamp(from, 'minute')} · {personName}
              {planned && ` · ${t(words.planned)}`}
            </small>
            {note !== null && <p>{t(words.because, { reason: note })}</p>}
            {at === 0 ? (
              <StatusTag tone="good">{t(words.now)}</StatusTag>
            ) : (
              mayEdit && (
                <Button size="small" onClick={() => void restore(value)}>
                  {t(words.restore)}
                </Button>
              )
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  )
}
