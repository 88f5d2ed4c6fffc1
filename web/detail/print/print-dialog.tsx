import { useQuery } from '@tanstack/react-query'
import { Segmented, Switch } from 'antd'
import { Suspense, lazy, useState } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import { minuteMs } from '../../../core/values/duration.ts'
import { isPrintLang, type PrintLang } from '../../../core/values/print-language.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { usePhone } from '../../platform/data/use-phone.ts'
import { keepFile } from '../../platform/http/download.ts'
import { fetchBlob } from '../../platform/http/fetch-blob.ts'
import { languageNames } from '../../platform/session/language-names.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { joinedWords } from './joined-words.ts'
import { printWords as words } from './words.ts'
import css from './print.module.css'

interface PrintDialogProps {
  readonly doc: Described
  readonly record: Values
  readonly name: string
  readonly onClose: () => void
}

const printed = async (pdf: Blob) => (await import('./print-pages.ts')).printPages(pdf)
const PdfPages = lazy(() => import('./pdf-pages.tsx'))

/** A record as the server prints it: looked at page by page, in any of the languages, then printed or saved. */
export default function PrintDialog({ doc, record, name, onClose }: PrintDialogProps) {
  const t = useWords()
  const phone = usePhone()
  const own = useLang()
  const said = doc.printLanguage === undefined ? undefined : record[doc.printLanguage]
  const [lang, setLang] = useState<PrintLang>(isPrintLang(said) ? said : own)
  const [joined, setJoined] = useState(false)
  const path = `/api/${doc.module}/${doc.name}/${String(record.id)}/print${joined ? '/joined' : ''}`
  const {
    data: pdf,
    error,
    refetch,
  } = useQuery({
    queryKey: ['print', path, record.ver, lang],
    gcTime: minuteMs,
    staleTime: minuteMs,
    queryFn: ({ signal }) => fetchBlob(path, { query: { lang }, signal, quiet: true }),
  })
  const [printing, setPrinting] = useState(false)
  const press = async () => {
    if (!pdf || printing) return
    setPrinting(true)
    await printed(pdf).catch(() => toast.error(t(words.failed)))
    setPrinting(false)
  }
  const file = `${name}${joined ? `-${t(joinedWords.file)}` : ''}${lang === 'zh' ? '' : `-${lang}`}.pdf`
  const langs = [
    ...(['zh', 'ru', 'en'] as const).map((value) => ({ value, label: languageNames[value] })),
    { value: 'zh-ru' as const, label: t(words.bilingual) },
    { value: 'zh-en' as const, label: t(words.withEnglish) },
  ]
  return (
    <Dialog
      open
      title={t(words.title, { name })}
      onClose={onClose}
      width={920}
      footer={
        <>
          {!phone && <Button onClick={onClose}>{t(words.close)}</Button>}
          <Button icon="download" disabled={!pdf} onClick={() => pdf && keepFile(pdf, file)}>
            {t(words.download)}
          </Button>
          <Button look="primary" icon="print" disabled={!pdf} busy={printing} onClick={() => void press()}>
            {t(words.print)}
          </Button>
        </>
      }
    >
      <div className={css.choose}>
        <Segmented aria-label={t(words.language)} value={lang} options={langs} onChange={setLang} />
        {doc.approval !== null && (
          <label className={css.joined}>
            <Switch size="small" checked={joined} onChange={setJoined} />
            {t(joinedWords.join)}
          </label>
        )}
      </div>
      <div className={css.sheets} tabIndex={0} role="region" aria-label={t(words.title, { name })}>
        {pdf && (
          <Suspense fallback={<Skeleton lines={10} />}>
            <PdfPages pdf={pdf} />
          </Suspense>
        )}
        {!pdf && error && (
          <Empty small title={error.message}>
            <Button onClick={() => void refetch()}>{t(words.retry)}</Button>
          </Empty>
        )}
        {!pdf && !error && (
          <div role="status">
            <p className={css.note}>{t(joined ? joinedWords.making : words.making)}</p>
            <Skeleton lines={10} />
          </div>
        )}
      </div>
    </Dialog>
  )
}
