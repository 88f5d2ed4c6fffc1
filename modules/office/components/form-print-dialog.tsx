import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { formOffsetFields, formOffsetLabels } from '../../../base/form-offset.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { ErrorState, FieldsDialog, http, useLang, useWords, type Values } from '../../../web/module-api.ts'
import { formPrintWords as words } from '../words/form-print.ts'
import css from './form-print-dialog.module.css'

interface Offset {
  readonly printer: string
  readonly x: string
  readonly y: string
}

interface FormPrintDialogProps {
  readonly fileId: string
  readonly title: string
  readonly onClose: () => void
}

const plain = { rights: { read: true, write: true }, sortable: false, filter: 'none', numeric: false } as const
const unknown: Offset = { printer: '', x: '0', y: '0' }

/** By how much one's printers miss the places of a form, and the paper moved by that. */
export function FormPrintDialog({ fileId, title, onClose }: FormPrintDialogProps) {
  const t = useWords()
  const [asked, setAsked] = useState<Offset | null>(null)
  const root = `/api/office/file/${fileId}`
  const { data, error, refetch } = useQuery({
    queryKey: ['office', 'offset', fileId],
    queryFn: ({ signal }) => http.get<readonly Offset[]>(`${root}/offset`, { signal, quiet: true }),
  })
  const remove = async ({ printer }: Offset) => {
    await http.post(`${root}/offset/remove`, { printer }).catch(() => undefined) // what went wrong has been said
    await refetch()
  }
  const save = async (values: Values) => {
    const { printer } = await http.post<Offset>(`${root}/offset`, values, { quiet: true })
    toast.success(t(words.saved, { printer }))
    await refetch()
  }
  return (
    <Dialog
      open
      title={t(words.title, { title })}
      width={640}
      onClose={onClose}
      footer={
        <>
          <Button href={`${root}/form?test=1`}>{t(words.test)}</Button>
          <Button look={data?.length === 0 ? 'primary' : 'normal'} onClick={() => setAsked(unknown)}>
            {t(words.add)}
          </Button>
        </>
      }
    >
      <p>{t(words.how)}</p>
      {error !== null && <ErrorState error={error} onRetry={() => void refetch()} />}
      {data === undefined && error === null && <Skeleton lines={2} />}
      {data?.length === 0 && <p className={css.none}>{t(words.none)}</p>}
      <ul className={css.printers}>
        {(data ?? []).map((offset) => (
          <Printer
            key={offset.printer}
            root={root}
            offset={offset}
            onChange={() => setAsked(offset)}
            onRemove={() => void remove(offset)}
          />
        ))}
      </ul>
      {asked !== null && <OffsetDialog offset={asked} onSave={save} onClose={() => setAsked(null)} />}
    </Dialog>
  )
}

interface PrinterProps {
  readonly root: string
  readonly offset: Offset
  readonly onChange: () => void
  readonly onRemove: () => void
}

function Printer({ root, offset: { printer, x, y }, onChange, onRemove }: PrinterProps) {
  const t = useWords()
  const lang = useLang()
  const shown = (length: string) => formatNumber(length, 1, lang)
  const query = `printer=${encodeURIComponent(printer)}`
  return (
    <li>
      <span className={css.name}>
        <b>{printer}</b>
        <span>{t(words.offset, { x: shown(x), y: shown(y) })}</span>
      </span>
      <Button size="small" look="primary" href={`${root}/form?${query}`} aria-label={t(words.printOf, { printer })}>
        {t(words.print)}
      </Button>
      <Button size="small" href={`${root}/form?test=1&${query}`} aria-label={t(words.testOf, { printer })}>
        {t(words.test)}
      </Button>
      <Button size="small" aria-label={t(words.changeOf, { printer })} onClick={onChange}>
        {t(words.change)}
      </Button>
      <Button size="small" danger aria-label={t(words.removeOf, { printer })} onClick={onRemove}>
        {t(words.remove)}
      </Button>
    </li>
  )
}

interface OffsetDialogProps {
  readonly offset: Offset
  readonly onSave: (values: Values) => Promise<void>
  readonly onClose: () => void
}

/** Asks for the offset of a printer; one that is known keeps its name. */
function OffsetDialog({ offset, onSave, onClose }: OffsetDialogProps) {
  const t = useWords()
  const isNew = offset.printer === ''
  const fields = (['printer', 'x', 'y'] as const).map((name) => ({
    ...plain,
    ...formOffsetFields[name],
    name,
    label: t(formOffsetLabels[name]),
    ...(name === 'printer' && !isNew ? { readonly: true } : {}),
  }))
  return (
    <Suspense>
      <FieldsDialog
        title={isNew ? t(words.add) : t(words.changeOf, { printer: offset.printer })}
        fields={fields}
        values={{ ...offset }}
        onSave={onSave}
        onClose={onClose}
      />
    </Suspense>
  )
}
