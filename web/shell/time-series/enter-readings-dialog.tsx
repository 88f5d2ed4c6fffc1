import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId, useRef, useState } from 'react'
import type { SeriesDescribed, SeriesTaken } from '../../../core/api-types/time-series.ts'
import { decodeText } from '../../../core/values/decode-text.ts'
import { seriesTerms } from '../../../core/words/series-terms.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { http } from '../../platform/http/client.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { readingsIn } from './parse-readings.ts'
import { seriesPageWords as words } from './words.ts'
import css from './series.module.css'

interface EnterDialogProps {
  readonly at: string
  readonly topic: readonly string[]
  readonly described: SeriesDescribed
  readonly onClose: () => void
}

/** Readings by hand, pasted, or from a file; they are taken as those of machines are. */
export function EnterDialog({ at, topic, described, onClose }: EnterDialogProps) {
  const t = useWords()
  const id = useId()
  const [text, setText] = useState('')
  const file = useRef<HTMLInputElement>(null)
  const client = useQueryClient()
  const sending = useMutation({
    mutationFn: () => http.post<SeriesTaken>(`${at}/readings`, { readings: readingsIn(text, described.fields) }),
    onSuccess: () => client.invalidateQueries({ queryKey: topic }),
  })
  const columns = [seriesTerms.thing, seriesTerms.time].map((one) => t(one))
  return (
    <Dialog
      open
      careful={text !== ''}
      width={720}
      title={t(words.enterTitle)}
      onClose={onClose}
      footer={
        <>
          <Button onClick={() => file.current?.click()}>{t(words.file)}</Button>
          <Button onClick={onClose}>{t(words.close)}</Button>
          <Button
            look="primary"
            disabled={text.trim() === '' || sending.isPending}
            busy={sending.isPending}
            onClick={() => sending.mutate()}
          >
            {t(words.send)}
          </Button>
        </>
      }
    >
      <div className={css.enter}>
        <label htmlFor={id}>
          {t(words.enterNote, { columns: [...columns, ...described.fields.map(({ label }) => label)].join(', ') })}
        </label>
        <textarea
          id={id}
          value={text}
          placeholder={`${described.example}\t2026-11-26 10:15\t${described.fields.map(() => '0').join('\t')}`}
          onChange={({ target }) => setText(target.value)}
        />
        <input
          ref={file}
          type="file"
          accept=".csv,.txt"
          hidden
          aria-label={t(words.file)}
          onChange={({ target }) => {
            const [chosen] = target.files ?? []
            void chosen?.arrayBuffer().then((bytes) => setText(decodeText(new Uint8Array(bytes))))
            target.value = ''
          }}
        />
        {sending.data && <TakenNote taken={sending.data} />}
      </div>
    </Dialog>
  )
}

function TakenNote({ taken: { refused, ...counts } }: { readonly taken: SeriesTaken }) {
  const t = useWords()
  return (
    <>
      <p role="status">{t(words.taken, { ...counts, refused: refused.length })}</p>
      {refused.length > 0 && (
        <div className={css.table}>
          <table>
            <thead>
              <tr>
                {[words.row, seriesTerms.thing, seriesTerms.time, words.reason].map((one) => (
                  <th key={one.en} scope="col">
                    {t(one)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {refused.map(({ row, key, at, message }) => (
                <tr key={row}>
                  <td>{row}</td>
                  <td>{key}</td>
                  <td>{at}</td>
                  <td>{message}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}
