import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import type { DiagramDescribed } from '../../../core/api-types/diagram.ts'
import type { Words } from '../../../core/values/language.ts'
import { Card } from '../../../ui/card.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { PageHeader } from '../../../ui/page-header.tsx'
import { usePageVisible } from '../../../ui/page-visible.ts'
import { Page } from '../../../ui/page.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { useStamp } from '../../platform/data/use-time-format.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { Conditions } from '../dashboard/dashboard-filters.tsx'
import { useUrlFilters } from '../dashboard/use-url-filters.ts'
import { Drawing } from './diagram-drawing.tsx'
import { diagramNowQuery, diagramQuery, often } from './diagram-query.ts'
import { Legend } from './legend.tsx'
import { PointsTable } from './points-table.tsx'
import { diagramWords as words } from './words.ts'
import css from './diagram.module.css'

const SymbolDrawer = lazy(async () => ({ default: (await import('./symbol-drawer.tsx')).SymbolDrawer }))

interface DiagramPageProps {
  readonly module: string
  readonly name: string
  readonly label: Words
}

/** The page of a diagram: of what it is, the drawing, and every point of it as a table. */
export function DiagramPage({ module, name, label }: DiagramPageProps) {
  const t = useWords()
  const lang = useLang()
  const { data, error, refetch } = useQuery(diagramQuery(module, name, lang))
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  return (
    <Page>
      <div className={css.sheet}>
        <PageHeader title={t(label)} />
        {data ? <Asked key={lang} module={module} name={name} described={data} /> : <Skeleton lines={8} height={48} />}
      </div>
    </Page>
  )
}

interface AskedProps {
  readonly module: string
  readonly name: string
  readonly described: DiagramDescribed
}

function Asked({ module, name, described }: AskedProps) {
  const t = useWords()
  const { form, values } = useUrlFilters(described.filters)
  const { of } = values
  if (!described.any) return <Empty title={t(words.none)} note={t(words.noneNote)} />
  return (
    <>
      <Conditions form={form} fields={described.filters} />
      {typeof of === 'string' && of !== '' ? (
        <Shown key={of} module={module} name={name} of={of} described={described} />
      ) : (
        <Empty title={t(words.choose)} />
      )}
    </>
  )
}

interface ShownProps extends AskedProps {
  readonly of: string
}

/** What one record shows now; asked again every few seconds while somebody looks at it. */
function Shown({ module, name, of, described }: ShownProps) {
  const t = useWords()
  const stamp = useStamp()
  const visible = usePageVisible()
  const lang = useLang()
  const [opened, setOpened] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    ...diagramNowQuery(module, name, of, lang),
    refetchInterval: visible ? often : false,
    placeholderData: keepPreviousData,
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={8} height={48} />
  return (
    <>
      {data.silent && (
        <p role="status" className={css.warning}>
          {t(words.silent, { at: stamp(data.at, 'minute') })}
        </p>
      )}
      <Legend described={described} />
      <Drawing described={described} now={data} onOpen={setOpened} />
      <Card title={t(words.values)} extra={t(words.asOf, { at: stamp(data.at) })} flush>
        <PointsTable described={described} now={data} onOpen={setOpened} />
      </Card>
      {opened !== null && (
        <Suspense>
          <SymbolDrawer described={described} now={data} name={opened} onClose={() => setOpened(null)} />
        </Suspense>
      )}
    </>
  )
}
