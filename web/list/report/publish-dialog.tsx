import { InputNumber } from 'antd'
import { useId, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { InputBox } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { http } from '../../platform/http/client.ts'
import { queryClient } from '../../platform/http/query-client.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { reportCentreWords as words } from './report-centre-words.ts'
import css from './report-centre.module.css'

interface PublishDialogProps {
  readonly address: string
  readonly filters: Values
  readonly onClose: () => void
}

/** Publishes a report for some days and shows its link, to be copied. */
export function PublishDialog({ address, filters, onClose }: PublishDialogProps) {
  const t = useWords()
  const id = useId()
  const [days, setDays] = useState(7)
  const [link, setLink] = useState('')
  const [busy, setBusy] = useState(false)
  const publish = async () => {
    setBusy(true)
    try {
      const { path } = await http.post<{ readonly path: string }>(`${address}/publish?days=${days}`, filters)
      setLink(location.origin + path)
      void queryClient.invalidateQueries({ queryKey: ['report', 'links'] })
    } catch {
      // What went wrong has been said.
    } finally {
      setBusy(false)
    }
  }
  const copy = async () => {
    await navigator.clipboard.writeText(link)
    toast.success(t(words.copied))
  }
  return (
    <Dialog
      open
      title={t(words.publish)}
      onClose={onClose}
      footer={
        link === '' ? (
          <Button look="primary" busy={busy} onClick={() => void publish()}>
            {t(words.publish)}
          </Button>
        ) : null
      }
    >
      <p>{t(words.publishNote)}</p>
      {link === '' ? (
        <label className={css.days} htmlFor={id}>
          {t(words.days)}
          <InputNumber id={id} min={1} max={90} precision={0} value={days} onChange={(value) => setDays(value ?? 7)} />
        </label>
      ) : (
        <div className={css.address}>
          <InputBox readOnly aria-label={t(words.address)} value={link} onFocus={(event) => event.target.select()} />
          <Button onClick={() => void copy().catch(() => null)}>{t(words.copy)}</Button>
        </div>
      )}
    </Dialog>
  )
}
