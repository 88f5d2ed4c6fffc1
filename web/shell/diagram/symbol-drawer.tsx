import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { DiagramDescribed, DiagramNow } from '../../../core/api-types/diagram.ts'
import type { SeriesDescribed } from '../../../core/api-types/time-series.ts'
import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { Drawer } from '../../../ui/drawer.tsx'
import { Segments } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { http } from '../../platform/http/client.ts'
import { ErrorState } from '../../platform/page/error-state.tsx'
import { PageLink } from '../../platform/page/page-link.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { Curves } from '../time-series/curves.tsx'
import { Readings } from './symbol-readings.tsx'
import { tagsOf } from './symbol-state.ts'
import { diagramWords as words } from './words.ts'
import css from './diagram.module.css'

interface SymbolDrawerProps {
  readonly described: DiagramDescribed
  readonly now: DiagramNow
  readonly name: string
  readonly onClose: () => void
}

/** What stands behind a symbol: its state, its record, and the curve of what is read there. */
export function SymbolDrawer({ described, now, name, onClose }: SymbolDrawerProps) {
  const t = useWords()
  const symbol = described.symbols.find((one) => one.name === name)
  const one = now.symbols.find((each) => each.name === name)
  const isPower = described.lines.some(({ carries }) => carries === 'power')
  if (symbol === undefined || one === undefined) return null
  const { module, name: document } = described.opens
  return (
    <Drawer open title={symbol.label} width={640} onClose={onClose}>
      <div className={css.detail}>
        <span className={css.tags}>
          {tagsOf(symbol, one, isPower).map((tag) => (
            <StatusTag key={tag.words.en} tone={tag.tone}>
              {t(tag.words)}
            </StatusTag>
          ))}
        </span>
        {one.record === null ? (
          <p>{t(words.noRecord)}</p>
        ) : (
          <PageLink to={`/doc/${module}/${document}/${one.record.id}`}>
            {t(words.openRecord, { name: one.record.title })}
          </PageLink>
        )}
        <Readings values={one.values} fields={described.fields} limits />
        {one.readId !== null && one.values.length > 0 && (
          <Curve
            series={symbol.series ?? described.series}
            readId={one.readId}
            fields={one.values.flatMap((value) => described.fields.filter(({ name: field }) => field === value.field))}
            day={dayOfMs(now.at)}
          />
        )}
      </div>
    </Drawer>
  )
}

interface CurveProps {
  readonly series: DiagramDescribed['series']
  readonly readId: string
  readonly fields: DiagramDescribed['fields']
  readonly day: string
}

/** The last day and a half of what is read there, one value at a time. */
function Curve({ series: { module, name }, readId, fields, day }: CurveProps) {
  const t = useWords()
  const lang = useLang()
  const [field, setField] = useState(fields[0]?.name ?? '')
  const at = `/api/series/${module}/${name}`
  const topic = ['series', module, name]
  const { data, error, refetch } = useQuery({
    queryKey: [...topic, 'described', lang],
    queryFn: ({ signal }) => http.get<SeriesDescribed>(at, { signal, quiet: true }),
  })
  if (error && !data) return <ErrorState error={error} onRetry={() => void refetch()} />
  if (!data) return <Skeleton lines={6} height={32} />
  return (
    <>
      {fields.length > 1 && (
        <Segments
          label={t(words.curve)}
          value={field}
          segments={fields.map(({ name: value, label }) => ({ value, label }))}
          onChange={setField}
        />
      )}
      <Curves
        at={at}
        topic={topic}
        described={data}
        values={{ keys: [readId], field, from: addDays(day, -1), to: day, level: 'auto' }}
      />
    </>
  )
}
