import { useQuery } from '@tanstack/react-query'
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react'
import type { Described } from '../../../core/description/described-document.ts'
import type { MapView } from '../../../core/description/rows-views.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Button } from '../../../ui/button.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { useLang } from '../../platform/session/language.ts'
import { useSession } from '../../platform/session/session.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { drawnQuery } from '../all-rows/read-all-rows.ts'
import type { GridInteractions } from '../grid/grid-interactions.ts'
import type { Atlas } from './create-map.ts'
import { MapCanvas } from './map-canvas.tsx'
import { MapCard } from './map-card.tsx'
import { MapList } from './map-list.tsx'
import { conditionsOf, pointsOf, within, type Area, type Point } from './map-points.ts'
import { mapWords } from './map-words.ts'
import { waysOf } from './tracks-and-areas.ts'
import css from './map.module.css'

interface MapProps {
  readonly doc: Described
  readonly map: MapView
  /** Beginning of the query keys. */
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly onOpen: (row: Values) => void
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly work: GridInteractions | null
  readonly empty: ReactNode
  readonly failed: (error: Error, retry: () => void) => ReactNode
  readonly label: string
  readonly onTotal: (total: number, approximate: boolean) => void
  /** Lays conditions over those of the list. */
  readonly onFilter: (name: string, value: Values[string]) => void
}

/** The rows of a list where they lie, and beside the map by name. */
export default function MapRows(props: MapProps) {
  const { doc, map, query, onOpen, actions, work, empty, failed, label, onFilter } = props
  const t = useWords()
  const lang = useLang()
  const { config } = useSession()
  const { data, error, refetch, card } = useDrawn(props)
  const [area, setArea] = useState<Area | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const [atlas, setAtlas] = useState<Atlas | null>(null)
  const points = useMemo(() => (data ? pointsOf(doc, map, data.rows, lang) : none), [doc, map, data, lang])
  const ways = useMemo(() => waysOf(map, data?.ways ?? {}, points), [map, data, points])
  const seen = useMemo(() => within(points, area), [points, area])
  const onMove = useCallback((to: Area) => setArea(to), [])
  if (data === undefined && error) return <div className={css.state}>{failed(error, () => void refetch())}</div>
  if (data?.total === 0) return <div className={css.state}>{empty}</div>
  const number = (n: number) => formatNumber(String(n), null, lang)
  const unplaced = (data?.rows.length ?? 0) - points.length
  const isCut = data !== undefined && data.rows.length < data.total
  const shown = points.find(({ id }) => id === chosen)
  const choose = (id: string) => {
    setChosen(id)
    const point = points.find((one) => one.id === id)
    if (point !== undefined && !within([point], area).length) atlas?.fit([point.lat, point.lng])
  }
  const onlyHere = () => {
    if (area) for (const [name, value] of Object.entries(conditionsOf(map, area))) onFilter(name, value)
  }
  const isAllIn = seen.length === points.length && query.filters[map.lat] === undefined
  return (
    <div className={css.map}>
      <div className={css.stage}>
        <MapCanvas
          points={points}
          ways={ways}
          chosen={chosen}
          tiles={config.mapTiles ?? ''}
          label={t(mapWords.map, { name: label })}
          say={t}
          onChoose={choose}
          onMove={onMove}
          onAtlas={setAtlas}
        />
        <Button className={css.fit} icon="grid" onClick={() => atlas?.fit()}>
          {t(mapWords.fit)}
        </Button>
        {shown && (
          <MapCard
            doc={doc}
            point={shown}
            fields={card}
            actions={actions}
            onOpen={onOpen}
            onPeek={work ? work.onPeek : null}
            onClose={() => setChosen(null)}
          />
        )}
      </div>
      {/* The map is drawn while the rows are under way; only they are waited for. */}
      {data === undefined ? (
        <div className={css.list}>
          <Skeleton lines={8} />
        </div>
      ) : (
        <MapList points={seen} chosen={chosen} work={work} onChoose={choose} onOnlyHere={isAllIn ? null : onlyHere} />
      )}
      {(unplaced > 0 || isCut) && (
        <p className={css.note}>
          {unplaced > 0 && t(mapWords.unplaced, { n: number(unplaced) })}
          {isCut && t(mapWords.cut, { n: number(data.rows.length) })}
        </p>
      )}
    </div>
  )
}

const none: readonly Point[] = []

function useDrawn({ doc, map, topic, query, onTotal }: MapProps) {
  const lang = useLang()
  const card = useMemo(
    () => [...new Set([doc.title, ...(map.colour === undefined ? [] : [map.colour]), ...(doc.summary ?? [])])],
    [doc, map],
  )
  const { data, error, refetch } = useQuery({
    ...drawnQuery(doc, { topic, query, lang }, 'map', [...new Set([...card, map.lat, map.lng])]),
    placeholderData: (before) => before,
  })
  const total = data?.total
  useEffect(() => {
    if (total !== undefined) onTotal(total, false)
  }, [onTotal, total])
  return { data, error, refetch, card }
}
