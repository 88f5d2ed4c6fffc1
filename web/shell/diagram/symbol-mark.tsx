import { memo } from 'react'
import type { DiagramValue, DrawnSymbol, SymbolNow } from '../../../core/api-types/diagram.ts'
import type { SeriesFieldInfo } from '../../../core/api-types/time-series.ts'
import { sizeOf } from '../../../core/description/diagram-symbols.ts'
import type { Lang } from '../../../core/values/language.ts'
import { square } from './line-path.ts'
import { Glyph } from './symbol-glyph.tsx'
import { valueText } from './value-text.ts'
import css from './diagram.module.css'

interface SymbolMarkProps {
  readonly symbol: DrawnSymbol
  readonly now: SymbolNow | undefined
  readonly fields: ReadonlyMap<string, SeriesFieldInfo>
  readonly isPower: boolean
  readonly lang: Lang
}

/** A symbol with its name and values; drawn anew only when something of it has changed. */
export const SymbolMark = memo(
  function SymbolMark({ symbol, now, fields, isPower, lang }: SymbolMarkProps) {
    const [w, h] = sizeOf(symbol)
    const [wide, high] = [w * square, h * square]
    return (
      <g
        className={css.symbol}
        transform={`translate(${symbol.x * square} ${symbol.y * square})`}
        data-symbol={symbol.name}
        data-carries={isPower ? 'power' : 'water'}
        data-live={now?.live}
        data-on={now?.on ?? undefined}
        data-stale={now?.stale === true ? '' : undefined}
        data-alarmed={now?.alarmed === true ? '' : undefined}
      >
        <rect className={css.hit} x={-4} y={-4} width={wide + 8} height={high + 8} />
        <Glyph symbol={symbol} on={now?.on ?? null} />
        <Texts symbol={symbol} values={now?.values ?? []} fields={fields} lang={lang} size={[wide, high]} />
        {now?.alarmed === true && (
          <g transform={alarmPlace(symbol, wide)}>
            <path className={css.alarm} d="M0 -16L10 2H-10Z" />
            <text className={css.alarmSign} y="0">
              !
            </text>
          </g>
        )}
      </g>
    )
  },
  // What is asked again every few seconds is a new object each time, and mostly says the same.
  (before, after) =>
    before.symbol === after.symbol &&
    before.lang === after.lang &&
    before.fields === after.fields &&
    JSON.stringify(before.now) === JSON.stringify(after.now),
)

function alarmPlace({ sort }: DrawnSymbol, wide: number): string {
  return sort === 'label' ? 'translate(-14 8)' : `translate(${wide - 2} 4)`
}

interface TextsProps {
  readonly symbol: DrawnSymbol
  readonly values: readonly DiagramValue[]
  readonly fields: ReadonlyMap<string, SeriesFieldInfo>
  readonly lang: Lang
  readonly size: readonly [wide: number, high: number]
}

const line = 15

/** Names stand right of what stands, below what lies, and above what is long. */
function Texts({ symbol: { sort, turned, label }, values, fields, lang, size: [wide, high] }: TextsProps) {
  const isLong = ['bus', 'pipe', 'network', 'exchanger', 'label'].includes(sort)
  const isBelow = !isLong && turned === true
  const rows = [
    { key: 'name', text: label, mark: undefined },
    ...values.map((value) => ({
      key: value.field,
      text: valueText(value, fields.get(value.field), lang),
      mark: value.mark ?? undefined,
    })),
  ]
  const [x, y] = placeOf(isLong, isBelow, sort, [wide, high], rows.length)
  return rows.map(({ key, text, mark }, nr) => (
    <text
      key={key}
      className={`${key === 'name' ? css.name : css.value} ${isBelow ? css.middle : ''}`}
      data-mark={mark}
      x={x}
      y={y + nr * line}
    >
      {text}
    </text>
  ))
}

function placeOf(
  isLong: boolean,
  isBelow: boolean,
  sort: DrawnSymbol['sort'],
  [wide, high]: readonly [number, number],
  rows: number,
): readonly [x: number, y: number] {
  if (sort === 'label') return [0, 12]
  if (isLong) return [0, -8]
  if (isBelow) return [wide / 2, high + 12]
  return [wide + 6, high / 2 + 4 - ((rows - 1) * line) / 2]
}
