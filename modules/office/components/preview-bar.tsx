import { useQuery } from '@tanstack/react-query'
import { Select } from 'antd'
import { Suspense, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { type DetailTabProps, DocxPages, http, useLang, useWords } from '../../../web/module-api.ts'
import { paperWords as words } from '../words/generated-documents.ts'
import css from './placeholders.module.css'

interface Sample {
  readonly value: string
  readonly label: string
}

/** Tries a template with a real record: looked at here, or taken along as a file. */
export function PreviewBar({ record }: Pick<DetailTabProps, 'record'>) {
  const t = useWords()
  const lang = useLang()
  const path = `/api/office/template/${String(record['id'])}`
  const { data: samples } = useQuery({
    queryKey: ['office', 'samples', String(record['id']), lang],
    queryFn: ({ signal }) => http.get<readonly Sample[]>(`${path}/samples`, { signal, quiet: true }),
  })
  const [sample, setSample] = useState<string | null>(null)
  const [bytes, setBytes] = useState<ArrayBuffer | null>(null)
  const [busy, setBusy] = useState(false)
  if (samples?.length === 0) return <span>{t(words.noSamples)}</span>
  const show = async () => {
    setBusy(true)
    // What was refused has been told by the client.
    setBytes(await http.bytes(`${path}/preview?record=${sample ?? ''}`).catch(() => null))
    setBusy(false)
  }
  return (
    <>
      <Select
        className={css.sample ?? ''}
        showSearch={{ optionFilterProp: 'label' }}
        popupMatchSelectWidth={false}
        value={sample}
        aria-label={t(words.sample)}
        placeholder={t(words.sample)}
        options={[...(samples ?? [])]}
        onChange={(next: string | null) => setSample(next)}
      />
      <Button icon="eye" disabled={sample === null} busy={busy} onClick={() => void show()}>
        {t(words.preview)}
      </Button>
      {bytes && (
        <Dialog open title={t(words.preview)} width={960} onClose={() => setBytes(null)}>
          <div className={css.paper}>
            <Suspense fallback={<Skeleton lines={10} />}>
              <DocxPages open={() => Promise.resolve(bytes)} />
            </Suspense>
          </div>
        </Dialog>
      )}
    </>
  )
}
