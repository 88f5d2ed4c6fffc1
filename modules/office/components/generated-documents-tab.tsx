import { useQuery } from '@tanstack/react-query'
import { Alert } from 'antd'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import {
  type DetailTabProps,
  ErrorState,
  http,
  PageLink,
  useCan,
  useLang,
  useStamp,
  useWords,
} from '../../../web/module-api.ts'
import { paperWords as words } from '../words/generated-documents.ts'
import { FormPrintButton } from './form-print-button.tsx'
import { generatedDocumentsKey } from './generated-documents-key.ts'
import css from './generated-documents-tab.module.css'

interface Version {
  readonly number: number
  readonly personName: string
  readonly savedAt: number
  readonly sha256: string
}

interface Paper extends Version {
  readonly fileId: string
  readonly title: string
  readonly templateNo: string
  readonly templateVersion: number
  readonly state: 'draft' | 'frozen' | 'afterApproval'
  readonly proof: 'same' | 'changed' | 'gone' | null
  readonly frozenAt: number | null
  readonly pdfs: readonly string[]
  readonly changed: readonly string[]
  readonly later: readonly Version[]
}

interface Papers {
  readonly papers: readonly Paper[]
  readonly closed: number
}

const tones = { draft: 'quiet', frozen: 'good', afterApproval: 'warn' } as const

/** The papers that were made from the record: what each is, and whether it is still what was approved. */
export default function GeneratedDocumentsTab({ doc, record }: DetailTabProps) {
  const t = useWords()
  const lang = useLang()
  const document = `${doc.module}.${doc.name}`
  const id = String(record['id'])
  const { data, error, refetch } = useQuery({
    queryKey: [...generatedDocumentsKey(document, id), record['ver'], lang],
    queryFn: ({ signal }) =>
      http.get<Papers>(`/api/office/paper?document=${document}&record=${id}`, { signal, quiet: true }),
    placeholderData: (before) => before,
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={4} />
  return (
    <div className={css.papers}>
      {data.papers.map((paper) => (
        <PaperCard key={paper.fileId} paper={paper} />
      ))}
      {data.closed > 0 && <Alert type="info" showIcon title={t(words.closed, { n: data.closed })} />}
    </div>
  )
}

function PaperCard({ paper }: { readonly paper: Paper }) {
  const t = useWords()
  const stamp = useStamp()
  const mayPrint = useCan('zxwd-dy')
  const { fileId, title, state, templateNo, templateVersion, sha256, frozenAt, changed, later } = paper
  const saved = ({ number, personName, savedAt }: Version) =>
    t(words.savedBy, { n: number, name: personName, when: stamp(savedAt, 'minute') })
  return (
    <article className={css.paper} aria-label={title}>
      <header>
        <PageLink to={`/officeBookView?fileId=${fileId}`}>{title}</PageLink>
        <StatusTag tone={tones[state]}>{t(words[state])}</StatusTag>
        <DownloadButtons fileId={fileId} query="" />
        {mayPrint && <FormPrintButton fileId={fileId} title={title} />}
      </header>
      <dl>
        <dt>{t(words.template)}</dt>
        <dd>{t(words.templateVersion, { no: templateNo, n: templateVersion })}</dd>
        <dt>{t(words.saved)}</dt>
        <dd>{saved(paper)}</dd>
        {frozenAt !== null && (
          <>
            <dt>{t(words.frozenAt)}</dt>
            <dd>{stamp(frozenAt, 'minute')}</dd>
          </>
        )}
        <dt>{t(state === 'frozen' ? words.approvedDigest : words.digest)}</dt>
        <dd className={css.digest}>{sha256}</dd>
        {paper.pdfs.length > 0 && (
          <>
            <dt>{t(words.pdfDigest)}</dt>
            {paper.pdfs.map((pdf) => (
              <dd key={pdf} className={css.digest}>
                {pdf}
              </dd>
            ))}
          </>
        )}
      </dl>
      <Proof proof={paper.proof} />
      {changed.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t(state === 'frozen' ? words.changedSince : words.changed, { names: changed.join(t(words.comma)) })}
        />
      )}
      {later.map((version) => (
        <p key={version.number} className={css.later}>
          <StatusTag tone="warn">{t(words.afterApproval)}</StatusTag>
          <span>{saved(version)}</span>
          <DownloadButtons fileId={fileId} query={`?version=${version.number}`} />
        </p>
      ))}
    </article>
  )
}

/** A version as it is and as PDF, for whoever may take documents to his own disk. */
function DownloadButtons({ fileId, query }: { readonly fileId: string; readonly query: string }) {
  const t = useWords()
  const mayDownload = useCan('zxwd-xw')
  if (!mayDownload) return null
  return (
    <>
      <Button size="small" href={`/api/office/file/${fileId}/content${query}`}>
        {t(words.download)}
      </Button>
      <Button size="small" href={`/api/office/file/${fileId}/pdf${query}`}>
        PDF
      </Button>
    </>
  )
}

function Proof({ proof }: Pick<Paper, 'proof'>) {
  const t = useWords()
  if (proof === null) return null
  if (proof === 'same') return <Alert type="success" showIcon title={t(words.same)} />
  return <Alert type="error" showIcon title={t(proof === 'gone' ? words.gone : words.differs)} />
}
