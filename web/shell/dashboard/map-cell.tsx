import { useQuery } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { CellInfo } from '../../../core/api-types/dashboard.ts'
import { asked, withoutOpen } from '../../../core/api-types/list-conditions-of-report.ts'
import type { Described } from '../../../core/description/described-document.ts'
import type { MapView } from '../../../core/description/rows-views.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { drawnQuery, type Drawn } from '../../list/all-rows/read-all-rows.ts'
import { addressOf } from '../../list/filters/filter-address.ts'
import { MapCanvas } from '../../list/map/map-canvas.tsx'
import { pointsOf } from '../../list/map/map-points.ts'
import { mapWords } from '../../list/map/map-words.ts'
import { waysOf } from '../../list/map/tracks-and-areas.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { useDescribed } from '../../platform/data/use-described.ts'
import { PageLink } from '../../platform/page/page-link.tsx'
import { openPage } from '../../platform/page/page-navigation.ts'
import { useLang } from '../../platform/session/language.ts'
import { useSession } from '../../platform/session/session.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { EmptyWidget } from '../home-page/empty-widget.tsx'
import { WidgetQueryStates } from '../home-page/widget-query-states.tsx'
import { CellCard } from './cell-card.tsx'
import { useInSight } from './cell-visibility.ts'
import css from './map-cell.module.css'

type Cell = Extract<CellInfo, { kind: 'map' }>

/** Where the records of a list lie; its head opens the list as the same map. */
export function MapCell({ cell, values }: { readonly cell: Cell; readonly values: Values }) {
  const filters = asked(withoutOpen(cell.with, values), values)
  const described = useDescribed(cell.module, cell.name)
  const view = described.data?.lists.find(({ name }) => name === cell.list)?.views?.map
  const conditions = addressOf({ param: '', filters })
  return (
    <CellCard label={cell.label} opens={`${cell.opens}?as=map${conditions === '' ? '' : `&${conditions}`}`}>
      {described.data === undefined || view === undefined ? (
        <WidgetQueryStates query={described} lines={6}>
          {() => <EmptyWidget said={cell.empty} />}
        </WidgetQueryStates>
      ) : (
        <Asked cell={cell} doc={described.data} view={view} filters={filters} />
      )}
    </CellCard>
  )
}

interface AskedProps {
  readonly cell: Cell
  readonly doc: Described
  readonly view: MapView
  readonly filters: Values
}

function Asked({ cell, doc, view, filters }: AskedProps) {
  const lang = useLang()
  const { module, name, list } = cell
  const columns = [doc.title, view.lat, view.lng, ...(view.colour === undefined ? [] : [view.colour])]
  const query = useQuery({
    ...drawnQuery(
      doc,
      { topic: ['doc', module, name], query: { list, param: '', filters, sort: [] }, lang },
      'map',
      columns,
    ),
    enabled: useInSight(),
    placeholderData: (before) => before,
  })
  return (
    <WidgetQueryStates query={query} lines={6}>
      {(drawn) =>
        drawn.total === 0 ? (
          <EmptyWidget said={cell.empty} />
        ) : (
          <Points cell={cell} doc={doc} view={view} drawn={drawn} />
        )
      }
    </WidgetQueryStates>
  )
}

interface PointsProps extends Omit<AskedProps, 'filters'> {
  readonly drawn: Drawn
}

/** The map, and beside it what lies on it by name: for who reads rather than looks. */
function Points({ cell: { module, name, label }, doc, view, drawn }: PointsProps) {
  const t = useWords()
  const lang = useLang()
  const { config } = useSession()
  const points = useMemo(() => pointsOf(doc, view, drawn.rows, lang), [doc, view, drawn, lang])
  const ways = useMemo(() => waysOf(view, drawn.ways, points), [view, drawn, points])
  const addressOfRecord = useCallback((id: string) => `/doc/${module}/${name}/${id}`, [module, name])
  const unplaced = drawn.rows.length - points.length
  return (
    <div className={css.room}>
      <div className={css.stage}>
        <MapCanvas
          points={points}
          ways={ways}
          chosen={null}
          tiles={config.mapTiles ?? ''}
          within
          label={t(mapWords.map, { name: label })}
          say={t}
          onChoose={(id) => openPage(addressOfRecord(id))}
          onMove={nothing}
          onAtlas={nothing}
        />
      </div>
      <div className={css.names}>
        <ul>
          {points.slice(0, most).map(({ id, title, color }) => (
            <li key={id}>
              <span className={css.dot} style={color === null ? undefined : { background: color }} />
              <PageLink to={addressOfRecord(id)}>{title}</PageLink>
            </li>
          ))}
        </ul>
        {unplaced > 0 && <p>{t(mapWords.unplaced, { n: formatNumber(String(unplaced), null, lang) })}</p>}
      </div>
    </div>
  )
}

const most = 50

function nothing(): void {
  // Neither where it was moved to nor the map itself is asked for here.
}
