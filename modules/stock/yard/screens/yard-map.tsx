import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatNumber } from '../../../../core/values/decimal.ts'
import { Button } from '../../../../ui/button.tsx'
import { Empty } from '../../../../ui/empty.tsx'
import { PageHeader } from '../../../../ui/page-header.tsx'
import { Page } from '../../../../ui/page.tsx'
import { Segments } from '../../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import { ErrorState, http, openPage, useCan, useLang, usePage, usePhone, useWords } from '../../../../web/module-api.ts'
import { yardMapWords as words } from '../yard-map-words.ts'
import type { MapPlace, YardMap as Shown } from '../yard-map.ts'
import { PlacePanel, toneOf } from './place-panel.tsx'
import { usePlaceMoves } from './use-place-moves.tsx'
import { useTemperature } from './use-temperature.tsx'
import { YardDrawing } from './yard-drawing.tsx'
import css from './yard-map.module.css'

/** A yard from above, beside a list of its places; who keeps it moves them there. */
export default function YardMap() {
  const t = useWords()
  const lang = useLang()
  const { label } = usePage()
  const phone = usePhone()
  const mayMove = useCan('hwgl-bj')
  const mayAdd = useCan('hwgl-xz')
  const [wanted, setWanted] = useState<string | null>(null)
  const [chosen, setChosen] = useState<string | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['doc', 'stock', 'position', 'map', wanted, lang],
    queryFn: ({ signal }) =>
      http.get<Shown>(`/api/stock/yard/map${wanted === null ? '' : `?yard=${wanted}`}`, { signal, quiet: true }),
    placeholderData: (before) => before,
  })
  const moves = usePlaceMoves(refetch)
  const place = data?.places.find(({ id }) => id === chosen)
  const yard = data?.yards.find(({ id }) => id === data.yard)
  const addPlace = mayAdd ? (
    <Button icon="plus" onClick={() => openPage('/doc/stock/position/new')}>
      {t(words.add)}
    </Button>
  ) : null
  return (
    <Page>
      <PageHeader title={t(label)} actions={data && data.yards.length > 0 ? addPlace : null} />
      {error && !data && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton lines={8} height={40} />}
      {data && yard === undefined && (
        <Empty title={t(words.none)} note={t(words.noneNote)}>
          {addPlace}
        </Empty>
      )}
      {data && yard !== undefined && (
        <>
          {data.yards.length > 1 && (
            <Segments
              label={t(words.yard)}
              value={yard.id}
              segments={data.yards.map(({ id, name, warm }) => ({
                value: id,
                label: name,
                ...(warm === 0 ? {} : { note: t(words.warm, { count: warm }) }),
              }))}
              onChange={(id) => {
                setChosen(null)
                setWanted(id)
              }}
            />
          )}
          <div className={css.map}>
            <div className={css.yard}>
              <YardDrawing
                label={t(words.drawing, { name: yard.name })}
                places={data.places}
                chosen={chosen}
                onChoose={setChosen}
                moves={mayMove && !phone ? moves : null}
              />
              {mayMove && !phone && <p className={css.hint}>{t(words.moves)}</p>}
            </div>
            <div className={css.side}>
              {place ? <PlacePanel place={place} /> : <Empty small title={t(words.choose)} />}
              <PlaceList places={data.places} chosen={chosen} onChoose={setChosen} />
            </div>
          </div>
        </>
      )}
    </Page>
  )
}

interface PlaceListProps {
  readonly places: readonly MapPlace[]
  readonly chosen: string | null
  readonly onChoose: (id: string) => void
}

/** The places by their codes, with what the drawing says by colour. */
function PlaceList({ places, chosen, onChoose }: PlaceListProps) {
  const t = useWords()
  const lang = useLang()
  const temperature = useTemperature()
  return (
    <ul className={css.list} aria-label={t(words.places)}>
      {places.map((one) => (
        <li key={one.id}>
          <button type="button" aria-pressed={one.id === chosen} onClick={() => onChoose(one.id)}>
            <strong>{one.code}</strong>
            <span>
              {one.goods === ''
                ? t(words.empty)
                : `${one.goods} · ${t(words.tonnes, { qty: formatNumber(one.qty, 0, lang) })}`}
            </span>
            <StatusTag tone={one.tempMax === null ? 'quiet' : toneOf(one.light)}>{temperature(one)}</StatusTag>
          </button>
        </li>
      ))}
    </ul>
  )
}
