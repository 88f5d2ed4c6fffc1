import { Empty } from '../../../ui/empty.tsx'
import { Page } from '../../../ui/page.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { openPage, Trouble, usePage, useWords } from '../../../web/define.ts'
import css from '../parts/designer.module.css'
import { Designer } from '../parts/designer.tsx'
import { useTemplate, useTemplates, useVersion } from '../../../web/define-flow.ts'
import { designWords as words } from '../../../web/define-flow.ts'

/** The designer of processes; without a process, the choice of one. */
export default function Design() {
  const { query } = usePage()
  const process = query.get('process') ?? ''
  return process === '' ? <Choice /> : <Page full><Opened key={process} process={process} wanted={Number(query.get('version') ?? '0')} /></Page>
}

function Choice() {
  const t = useWords()
  const { label } = usePage()
  const { data, error, refetch } = useTemplates()
  return (
    <Page>
      <PageHeader title={t(label)} note={t(words.choose)} />
      {error && !data && <Trouble error={error} onRetry={() => void refetch()} />}
      {!data && !error && <Skeleton lines={6} height={24} />}
      {data?.length === 0 && <Empty title={t(words.none)} />}
      <div className={css.processes}>
        {(data ?? []).map(({ process, label: name, documentLabel, version }) => <button key={process} type="button" onClick={() => openPage(`/workflowconfig?process=${process}`)}><b>{name}</b><small>{documentLabel}{version === null ? '' : ` · v${version}`}</small></button>)}
      </div>
    </Page>
  )
}

function Opened({ process, wanted }: { readonly process: string; readonly wanted: number }) {
  const { data: template, error, refetch } = useTemplate(process)
  const versions = template?.versions ?? []
  const version = versions.find((one) => one.version === wanted) ?? versions.find(({ status }) => status === '0') ?? versions.find(({ status }) => status === '1') ?? versions[0]
  const { data: definition, error: failed, refetch: again } = useVersion(process, version?.version ?? null, version?.ver ?? 0)
  if (error && !template) return <Trouble error={error} onRetry={() => void refetch()} />
  if (failed && !definition) return <Trouble error={failed} onRetry={() => void again()} />
  if (!template || !version || !definition) return <Skeleton lines={10} height={24} />
  return <Designer key={`${version.version} ${version.ver} ${version.status}`} template={template} version={version} definition={definition} />
}
