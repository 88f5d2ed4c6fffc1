import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { CellInfo } from '../../../core/api-types/dashboard.ts'
import type { DiagramDescribed, DiagramNow } from '../../../core/api-types/diagram.ts'
import { usePageVisible } from '../../../ui/page-visible.ts'
import { StatusTag } from '../../../ui/status-tag.tsx'
import { useStamp } from '../../platform/data/use-time-format.ts'
import { PageLink } from '../../platform/page/page-link.tsx'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { StillDrawing } from '../diagram/diagram-drawing.tsx'
import { diagramNowQuery, diagramQuery, often } from '../diagram/diagram-query.ts'
import { diagramWords } from '../diagram/words.ts'
import { EmptyWidget } from '../home-page/empty-widget.tsx'
import { WidgetQueryStates } from '../home-page/widget-query-states.tsx'
import { CellCard } from './cell-card.tsx'
import { useInSight } from './cell-visibility.ts'
import { dashboardWords as words } from './words.ts'
import css from '../diagram/diagram.module.css'

type Cell = Extract<CellInfo, { kind: 'diagram' }>

/** A diagram of the first record that has it; a press leads to its page, where it is moved and read. */
export function DiagramCell({ cell }: { readonly cell: Cell }) {
  const query = useQuery({ ...diagramQuery(cell.module, cell.name, useLang()), enabled: useInSight() })
  const of = query.data?.filters.find(({ name }) => name === 'of')?.initial
  const opens = cell.opens !== '' && typeof of === 'string' ? `${cell.opens}?of=${of}` : cell.opens
  return (
    <CellCard label={cell.label} opens={opens}>
      <WidgetQueryStates query={query} lines={6}>
        {(described) =>
          described.any && typeof of === 'string' ? (
            <Shown key={of} cell={cell} of={of} opens={opens} described={described} />
          ) : (
            <EmptyWidget said={cell.empty} />
          )
        }
      </WidgetQueryStates>
    </CellCard>
  )
}

interface ShownProps {
  readonly cell: Cell
  readonly of: string
  readonly opens: string
  readonly described: DiagramDescribed
}

function Shown({ cell, of, opens, described }: ShownProps) {
  const isSeen = useInSight()
  const visible = usePageVisible()
  const query = useQuery({
    ...diagramNowQuery(cell.module, cell.name, of, useLang()),
    enabled: isSeen,
    refetchInterval: visible && isSeen ? often : false,
    placeholderData: keepPreviousData,
  })
  return (
    <WidgetQueryStates query={query} lines={6}>
      {(now) => (
        <div className={css.cell}>
          <Stated now={now} />
          {opens === '' ? (
            <StillDrawing described={described} now={now} />
          ) : (
            <PageLink to={opens}>
              <StillDrawing described={described} now={now} />
            </PageLink>
          )}
        </div>
      )}
    </WidgetQueryStates>
  )
}

/** Of what it is and how many symbols are alarmed; since when, where nothing comes any more. */
function Stated({ now }: { readonly now: DiagramNow }) {
  const t = useWords()
  const stamp = useStamp()
  const alarms = now.symbols.filter(({ alarmed }) => alarmed).length
  return (
    <span className={css.stated}>
      <strong>{now.title}</strong>
      {alarms > 0 && <StatusTag tone="bad">{t(words.alarms, { n: String(alarms) })}</StatusTag>}
      {now.silent
        ? t(diagramWords.silent, { at: stamp(now.at, 'minute') })
        : t(diagramWords.asOf, { at: stamp(now.at) })}
    </span>
  )
}
