import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { MySession } from '../../../core/api-types/my-sessions.ts'
import { Button } from '../../../ui/button.tsx'
import { Card } from '../../../ui/card.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { toast } from '../../../ui/toast.ts'
import { http, useStamp, useWords } from '../../../web/module-api.ts'
import { accountWords as words } from '../words/account.ts'
import { sessionsKey } from './use-account.tsx'
import css from './account.module.css'

/** Where one is signed in: the device in use first; another one, or all others, can be signed out. */
export function SessionList({ sessions }: { readonly sessions: readonly MySession[] }) {
  const t = useWords()
  const client = useQueryClient()
  const [ending, setEnding] = useState<string | null>(null)
  const [asked, setAsked] = useState(false)
  const others = sessions.filter(({ current }) => !current).map(({ id }) => id)
  const end = async (ids: readonly string[], which: string) => {
    setEnding(which)
    try {
      const { ended } = await http.post<{ readonly ended: number }>('/api/system/my/sessions/end', { ids })
      toast.success(t(words.ended, { n: ended }))
      await client.invalidateQueries({ queryKey: sessionsKey })
    } catch {
      // What went wrong has been said.
    } finally {
      setEnding(null)
      setAsked(false)
    }
  }
  return (
    <Card
      title={t(words.sessions)}
      extra={
        others.length > 0 && (
          <Button size="small" danger onClick={() => setAsked(true)}>
            {t(words.endOthers)}
          </Button>
        )
      }
    >
      <ul className={css.lines} aria-label={t(words.sessions)}>
        {sessions.map((session) => (
          <Line
            key={session.id}
            session={session}
            busy={ending === session.id}
            onEnd={() => void end([session.id], session.id)}
          />
        ))}
      </ul>
      <Dialog
        open={asked}
        title={t(words.askOthers)}
        width={420}
        onClose={() => setAsked(false)}
        footer={
          <>
            <Button onClick={() => setAsked(false)}>{t(words.cancel)}</Button>
            <Button look="primary" danger busy={ending === 'all'} onClick={() => void end(others, 'all')}>
              {t(words.endOthers)}
            </Button>
          </>
        }
      >
        <p>{t(words.askOthersNote)}</p>
      </Dialog>
    </Card>
  )
}

interface LineProps {
  readonly session: MySession
  readonly busy: boolean
  readonly onEnd: () => void
}

function Line({ session: { device, ip, createTime, lastSeen, current }, busy, onEnd }: LineProps) {
  const t = useWords()
  const stamp = useStamp()
  return (
    <li>
      <div>
        <b>{device || t(words.unknown)}</b>
        <small>
          {ip} · {t(words.seen, { time: stamp(lastSeen, 'minute') })}
        </small>
        <small>{t(words.since, { time: stamp(createTime, 'minute') })}</small>
      </div>
      {current ? (
        <StatusTag tone="good">{t(words.current)}</StatusTag>
      ) : (
        <Button size="small" busy={busy} onClick={onEnd}>
          {t(words.end)}
        </Button>
      )}
    </li>
  )
}
