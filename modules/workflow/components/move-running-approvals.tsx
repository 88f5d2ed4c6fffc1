import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { designWords } from '../../../web/module-api-flow.ts'
import { renewTemplates } from '../../../web/module-api-flow.ts'
import { http, newKey, openPage, useLang, useWords } from '../../../web/module-api.ts'
import { templateWords as words } from '../words/process-definitions.ts'
import css from './templates.module.css'

interface Staying {
  readonly procInstId: string
  readonly module: string
  readonly thing: string
  readonly id: string
  readonly version: number
  readonly number: string | null
  readonly title: string | null
  readonly nodes: readonly string[]
}

/**
 * What is under way by earlier versions goes on by the published one, once it has been seen what would and what would
 * not.
 */
export function MoveRunning({
  process,
  version,
  onClose,
}: {
  readonly process: string
  readonly version: number
  readonly onClose: () => void
}) {
  const t = useWords()
  const lang = useLang()
  const [busy, setBusy] = useState(false)
  const { data } = useQuery({
    queryKey: ['flow', 'move', process, version, lang],
    gcTime: 0,
    queryFn: ({ signal }) =>
      http.get<{ moving: number; staying: readonly Staying[] }>(`/api/workflow/template/${process}/move`, { signal }),
  })
  const move = async () => {
    setBusy(true)
    try {
      const done = await http.post<{ moved: number }>(`/api/workflow/template/${process}/move`, {}, { key: newKey() })
      toast.success(t(words.movedOn, { n: done.moved }))
      void renewTemplates()
      onClose()
    } catch {
      // What went wrong has been said.
      setBusy(false)
    }
  }
  return (
    <Dialog
      open
      title={t(words.moveAsk, { version })}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t(designWords.cancel)}</Button>
          <Button look="primary" busy={busy} disabled={!data || data.moving === 0} onClick={() => void move()}>
            {t(words.move)}
          </Button>
        </>
      }
    >
      {data ? <p>{t(words.moving, { n: data.moving })}</p> : <Skeleton lines={3} />}
      {data && data.staying.length > 0 && (
        <>
          <p>{t(words.staying, { n: data.staying.length })}</p>
          <ul className={css.differences}>
            {data.staying.map(({ procInstId, module, thing, id, number, title, version: from, nodes }) => (
              <li key={procInstId} data-what="removed">
                <button type="button" onClick={() => openPage(`/doc/${module}/${thing}/${id}`)}>
                  <b>{number ?? title}</b>
                </button>{' '}
                <small>v{from}</small>
                <span>{nodes.join(t(words.and))}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Dialog>
  )
}
