import { useState } from 'react'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import {
  designWords as words,
  renewTemplates,
  type SavedDrawing,
  useTemplate,
  useTemplates,
  useVersion,
  type VersionLine,
} from '../../../web/module-api-flow.ts'
import { openPage, ErrorState, usePage, useWords } from '../../../web/module-api.ts'
import { Designer } from '../components/process-designer.tsx'
import css from '../components/process-designer.module.css'

/** The designer of processes; without a process, the choice of one. */
export default function Design() {
  const { query } = usePage()
  const process = query.get('process') ?? ''
  return process === '' ? (
    <Choice />
  ) : (
    <Page full>
      <Opened
        key={`${process} ${query.get('version') ?? ''}`}
        process={process}
        wanted={Number(query.get('version') ?? '0')}
      />
    </Page>
  )
}

function Choice() {
  const t = useWords()
  const { label } = usePage()
  const { data, error, refetch } = useTemplates()
  return (
    <Page>
      <PageHeader title={t(label)} note={t(words.choose)} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} height={24} />}
      {data?.length === 0 && <Empty title={t(words.none)} />}
      <div className={css.processes}>
        {(data ?? []).map(({ process, label: name, documentLabel, version }) => (
          <button key={process} type="button" onClick={() => openPage(`/workflowconfig?process=${process}`)}>
            <b>{name}</b>
            <small>
              {documentLabel}
              {version === null ? '' : ` · v${version}`}
            </small>
          </button>
        ))}
      </div>
    </Page>
  )
}

interface OpenedProps {
  readonly process: string
  /** 0 for the version that is being drawn, or else the one in force. */
  readonly wanted: number
}

/** Opened anew after a version was published, dropped or taken from somebody else. */
function Opened(props: OpenedProps) {
  const [times, setTimes] = useState(0)
  return (
    <Current
      key={times}
      {...props}
      onRenew={async () => {
        await renewTemplates()
        setTimes(times + 1)
      }}
    />
  )
}

/**
 * The designer keeps what it was opened with: what others save meanwhile comes up when this one saves, and takes
 * nothing away.
 */
function Current({ process, wanted, onRenew }: OpenedProps & { readonly onRenew: () => Promise<void> }) {
  const [begun, setBegun] = useState<SavedDrawing | null>(null)
  const { data: template, error, refetch } = useTemplate(process)
  const version = begun?.version ?? (template && versionToOpen(template.versions, wanted))
  const {
    data: definition,
    error: failed,
    refetch: again,
  } = useVersion(process, version?.version ?? null, version?.ver ?? 0)
  if (begun === null && version && definition) setBegun({ version, definition })
  if (error && !template) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (failed && begun === null) return <ErrorState error={failed} onRetry={() => void again()} />
  if (!template || begun === null) return <Skeleton lines={10} height={24} />
  return <Designer template={template} begun={begun} onRenew={onRenew} />
}

function versionToOpen(versions: readonly VersionLine[], wanted: number): VersionLine | undefined {
  return (
    versions.find(({ version }) => version === wanted) ??
    versions.find(({ status }) => status === '0') ??
    versions.find(({ status }) => status === '1') ??
    versions[0]
  )
}
