import { dayText } from '../../../../core/values/day-text.ts'
import { formatNumber } from '../../../../core/values/decimal.ts'
import { Card } from '../../../../ui/card.tsx'
import { StatusTag } from '../../../../ui/status-tag.tsx'
import type { Tone } from '../../../../ui/status-tone.ts'
import { PageLink, useLang, useStamp, useWords } from '../../../../web/module-api.ts'
import { yardMapWords as words } from '../yard-map-words.ts'
import type { MapPlace } from '../yard-map.ts'
import { useTemperature } from './use-temperature.tsx'
import css from './yard-map.module.css'

/** Tone of a light, by the codes of `alertLevel`. */
export function toneOf(light: string | null): Tone {
  if (light === null) return 'good'
  return light === '4' ? 'bad' : 'warn'
}

/** What lies in a place, how good and how warm it is. */
export function PlacePanel({ place }: { readonly place: MapPlace }) {
  const t = useWords()
  const lang = useLang()
  const stamp = useStamp()
  const temperature = useTemperature()
  const { name, goods, qty, capacity, heatKcal, tempMax, tempAt, light, lastTurn, batches, id } = place
  const tonnes = { qty: formatNumber(qty, 3, lang), capacity: formatNumber(capacity, 0, lang) }
  return (
    <Card title={name}>
      <dl className={css.facts}>
        <dt>{t(words.goods)}</dt>
        <dd>{goods || t(words.empty)}</dd>
        <dt>{t(words.content)}</dt>
        <dd>{t(words.filled, tonnes)}</dd>
        <dt>{t(words.temperature)}</dt>
        <dd>
          <StatusTag tone={tempMax === null ? 'quiet' : toneOf(light)}>{temperature(place)}</StatusTag>
        </dd>
        {tempAt !== null && (
          <>
            <dt>{t(words.measured)}</dt>
            <dd>{stamp(tempAt, 'minute')}</dd>
          </>
        )}
        {heatKcal !== null && (
          <>
            <dt>{t(words.heat)}</dt>
            <dd>{t(words.kcal, { kcal: formatNumber(heatKcal, 1, lang) })}</dd>
          </>
        )}
        {lastTurn !== null && (
          <>
            <dt>{t(words.turned)}</dt>
            <dd>{dayText(lastTurn, lang)}</dd>
          </>
        )}
        {batches.length > 0 && (
          <>
            <dt>{t(words.batches)}</dt>
            <dd className={css.batches}>
              {batches.map((one) => (
                <PageLink key={one.id} to={`/doc/stock/batch/${one.id}`}>
                  {one.batchNo}
                </PageLink>
              ))}
            </dd>
          </>
        )}
      </dl>
      <p className={css.links}>
        <PageLink to={`/doc/stock/position/${id}`}>{t(words.open)}</PageLink>
        <PageLink to={`/stackTemperature?keys=${id}`}>{t(words.curve)}</PageLink>
      </p>
    </Card>
  )
}
