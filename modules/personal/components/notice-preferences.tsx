import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Segmented, Select } from 'antd'
import { useState } from 'react'
import { channelWords } from '../../../base/message-words.ts'
import { languages } from '../../../core/values/language.ts'
import { type MyNotices, noticeSorts, type QuietHours } from '../../../core/words/notice-preferences.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, languageNames, newKey, ErrorState, useWords } from '../../../web/module-api.ts'
import { noticeChoiceWords as words } from '../words/notices.ts'
import { NoticeGrid } from './notice-grid.tsx'
import css from './notice-preferences.module.css'

const key = ['my', 'notices'] as const

/** By which channels one is told of what, when one is left in peace, and in which language. */
export function NoticeChoices() {
  const t = useWords()
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => http.get<MyNotices>('/api/system/my/notices', { signal }),
  })
  return (
    <Card title={t(words.title)}>
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={4} height={32} />}
      {data && (data.channels.length === 0 ? <p className={css.note}>{t(words.none)}</p> : <Choices stored={data} />)}
    </Card>
  )
}

function Choices({ stored }: { readonly stored: MyNotices }) {
  const t = useWords()
  const client = useQueryClient()
  // What differs from the choices as they were read: a newer reading never takes what is being chosen.
  const [changed, setChanged] = useState<Partial<MyNotices>>({})
  const chosen = { ...stored, ...changed }
  const choose = (more: Partial<MyNotices>) => setChanged((now) => ({ ...now, ...more }))
  const [busy, setBusy] = useState(false)
  const { channels, wanted, quiet, own, lang } = chosen
  const save = async () => {
    setBusy(true)
    try {
      const given = Object.fromEntries(
        noticeSorts.map((sort) => [
          sort,
          Object.fromEntries(channels.map(({ code }) => [code, wanted[sort].includes(code) ? '1' : '0'])),
        ]),
      )
      await http.post(
        '/api/system/my/notices',
        { wanted: given, quiet, from: own.from, to: own.to, lang },
        { key: newKey() },
      )
      toast.success(t(words.saved))
      await client.invalidateQueries({ queryKey: key })
      setChanged((now) => (now === changed ? {} : now))
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={css.choices}>
      <NoticeGrid
        channels={channels.map(({ code }) => code)}
        wanted={wanted}
        onChange={(kept) => choose({ wanted: kept })}
      />
      <ul className={css.reach}>
        {channels.map(({ code, address }) => (
          <li key={code} data-missing={address === '' || undefined}>
            {t(address === '' ? words.noAddress : words.address, { channel: t(channelWords[code]), address })}
          </li>
        ))}
      </ul>
      <Quiet chosen={chosen} onChange={choose} />
      <div className={css.line}>
        <b>{t(words.lang)}</b>
        <Select
          className={css.lang ?? ''}
          aria-label={t(words.lang)}
          value={lang}
          onChange={(value) => choose({ lang: value })}
          options={[
            { value: '' as const, label: t(words.follow) },
            ...languages.map((value) => ({ value, label: languageNames[value] })),
          ]}
        />
      </div>
      <div className={css.foot}>
        <small>{t(words.always)}</small>
        <Button look="primary" busy={busy} onClick={() => void save()}>
          {t(words.save)}
        </Button>
      </div>
    </div>
  )
}

interface QuietProps {
  readonly chosen: MyNotices
  readonly onChange: (changed: Partial<Pick<MyNotices, 'quiet' | 'own'>>) => void
}

function Quiet({ chosen: { quiet, own, standard }, onChange }: QuietProps) {
  const t = useWords()
  const asSystem =
    standard === null
      ? t(words.standardOff)
      : t(words.standard, { from: hourText(standard.from), to: hourText(standard.to) })
  return (
    <div className={css.line}>
      <div>
        <b>{t(words.quiet)}</b>
        <small>{t(words.quietNote)}</small>
      </div>
      <Segmented
        aria-label={t(words.quiet)}
        value={quiet}
        onChange={(value) => onChange({ quiet: value })}
        options={[
          { value: 'standard' as const, label: asSystem },
          { value: 'own' as const, label: t(words.own) },
          { value: 'off' as const, label: t(words.off) },
        ]}
      />
      {quiet === 'own' && (
        <span className={css.hours}>
          <Hour name="from" own={own} onChange={onChange} />
          <Hour name="to" own={own} onChange={onChange} />
        </span>
      )}
    </div>
  )
}

interface HourProps {
  readonly name: keyof QuietHours
  readonly own: QuietHours
  readonly onChange: QuietProps['onChange']
}

const hours = Array.from({ length: 24 }, (_, value) => ({ value, label: hourText(value) }))

function Hour({ name, own, onChange }: HourProps) {
  const t = useWords()
  return (
    <label>
      {t(words[name])}
      <Select
        aria-label={t(words[name])}
        value={own[name]}
        options={hours}
        onChange={(hour) => onChange({ own: { ...own, [name]: hour } })}
      />
    </label>
  )
}

function hourText(hour: number): string {
  return `${String(hour).padStart(2, '0')}:00`
}
