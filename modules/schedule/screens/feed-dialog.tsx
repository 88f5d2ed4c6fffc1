import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { fullMoment, http, useLang, useWords } from '../../../web/module-api.ts'
import { calendarWords as words } from '../words/calendar.ts'
import css from './calendar-view.module.css'

/**
 * The secret address by which other programs read the calendar: none until asked for, shown once, renewed and ended
 * here.
 */
export function FeedDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useWords()
  const lang = useLang()
  const [address, setAddress] = useState('')
  const { data, refetch } = useQuery({
    queryKey: ['schedule', 'feed'],
    queryFn: () => http.get<{ readonly since: number | null }>('/api/schedule/feed'),
    gcTime: 0,
  })
  const renew = async () => {
    const { path } = await http.post<{ readonly path: string }>('/api/schedule/feed', {})
    setAddress(location.origin + path)
    void refetch()
  }
  const end = async () => {
    await http.post('/api/schedule/feed/end', {})
    setAddress('')
    void refetch()
  }
  const copy = async () => {
    await navigator.clipboard.writeText(address)
    toast.success(t(words.feedCopied))
  }
  const since = data?.since ?? null
  return (
    <Dialog
      open
      title={t(words.feedTitle)}
      onClose={onClose}
      footer={
        <>
          {since !== null && (
            <Button danger onClick={() => void end().catch(() => null)}>
              {t(words.feedEnd)}
            </Button>
          )}
          <Button look="primary" onClick={() => void renew().catch(() => null)}>
            {t(since === null ? words.feedMake : words.feedRenew)}
          </Button>
        </>
      }
    >
      <p>{t(words.feedNote)}</p>
      {data === undefined ? (
        <Skeleton lines={1} />
      ) : (
        <p>{since === null ? t(words.feedNone) : t(words.feedSince, { time: fullMoment(since, lang) })}</p>
      )}
      {address !== '' && (
        <div className={css.address}>
          <InputBox
            readOnly
            value={address}
            aria-label={t(words.feedAddress)}
            onFocus={(event) => event.target.select()}
          />
          <Button onClick={() => void copy().catch(() => null)}>{t(words.copy)}</Button>
        </div>
      )}
    </Dialog>
  )
}
