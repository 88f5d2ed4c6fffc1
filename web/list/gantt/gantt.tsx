import { useQuery } from '@tanstack/react-query'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import type { Described, DescribedGantt } from '../../../core/description/described-document.ts'
import { formatNumber } from '../../../core/values/decimal.ts'
import { Button } from '../../../ui/button.tsx'
import { Segments } from '../../../ui/segmented-control.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import type { RowsQuery } from '../../platform/data/read-rows.ts'
import type { Values } from '../../platform/data/record-values.ts'
import { fieldNamed } from '../../platform/data/use-described.ts'
import { usePhone } from '../../platform/data/use-phone.ts'
import { useToday } from '../../platform/data/use-today.ts'
import { useLang } from '../../platform/session/language.ts'
import { useWords } from '../../platform/session/use-words.ts'
import { drawnQuery, type Drawn } from '../all-rows/read-all-rows.ts'
import type { Moves } from '../board/board-moves.ts'
import type { GridInteractions } from '../grid/grid-interactions.ts'
import { barsOf, wholeSpan } from './gantt-bars.ts'
import { GanttHead } from './gantt-head.tsx'
import { GanttLinks } from './gantt-links.tsx'
import { GanttRow } from './gantt-row.tsx'
import { ganttWords } from './gantt-words.ts'
import { scales, timeScale, usualScale, type Scale, type TimeScale } from './time-scale.ts'
import { useBarMoves } from './use-bar-moves.ts'
import css from './gantt.module.css'

interface GanttProps {
  readonly doc: Described
  readonly gantt: DescribedGantt
  /** Beginning of the query keys. */
  readonly topic: readonly string[]
  readonly query: RowsQuery
  readonly onOpen: (row: Values) => void
  readonly actions: (row: Values, active: boolean) => ReactNode
  readonly moves: Moves | null
  readonly work: GridInteractions | null
  readonly empty: ReactNode
  readonly failed: (error: Error, retry: () => void) => ReactNode
  readonly label: string
  readonly onTotal: (total: number, approximate: boolean) => void
}

/** The rows of a list as bars over time. */
export default function Gantt(props: GanttProps) {
  const { doc, gantt, topic, query, empty, failed, onTotal } = props
  const lang = useLang()
  const { baseline } = gantt
  const columns = [gantt.from, gantt.to, gantt.progress, gantt.parent, baseline?.from, baseline?.to]
  const { data, error, refetch } = useQuery({
    ...drawnQuery(
      doc,
      { topic, query, lang },
      'gantt',
      columns.flatMap((one) => one ?? []),
    ),
    placeholderData: (before) => before,
  })
  const total = data?.total
  useEffect(() => {
    if (total !== undefined) onTotal(total, false)
  }, [onTotal, total])
  if (data === undefined)
    return <div className={css.state}>{error ? failed(error, () => void refetch()) : <Skeleton lines={8} />}</div>
  return data.total === 0 ? <div className={css.state}>{empty}</div> : <Chart {...props} data={data} />
}

const rowHeight = 40

interface ChartProps extends GanttProps {
  readonly data: Drawn
}

function Chart(props: ChartProps) {
  const { doc, gantt, data, onOpen, actions, moves: verbs, work, label } = props
  const phone = usePhone()
  const today = useToday()
  const scroller = useRef<HTMLDivElement>(null)
  const { bars, time, setScale, toggle, shut, lineOf } = useBars(props, today)
  const moves = useBarMoves(doc, gantt)
  useFirstSight(scroller, time, today)
  const lines = useVirtualizer({
    count: bars.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => rowHeight,
    overscan: 8,
  })
  const items = lines.getVirtualItems()
  const mayMove = (row: Values) => !phone && gantt.move !== undefined && verbs !== null && verbs.offers(row, gantt.move)
  const toToday = () => scroller.current?.scrollTo({ left: time.at(today) - 120, behavior: 'smooth' })
  return (
    <>
      <Tools data={data} time={time} onScale={setScale} onToday={toToday} />
      <div ref={scroller} className={css.gantt} role="grid" aria-label={label} onKeyDown={onRowKey}>
        <div className={css.head} style={{ width: `calc(var(--names) + ${time.width}px)` }}>
          <span className={css.corner}>{fieldNamed(doc.fields, doc.title)?.label}</span>
          <GanttHead time={time} scroller={scroller} />
        </div>
        <div
          className={css.body}
          style={{ height: lines.getTotalSize(), width: `calc(var(--names) + ${time.width}px)` }}
        >
          <div className={css.days} style={{ backgroundSize: `${time.dayWidth * 7}px 100%` }}>
            <GanttLinks
              bars={bars}
              lineOf={lineOf}
              links={data.links}
              time={time}
              rowHeight={rowHeight}
              from={items[0]?.index ?? 0}
              to={items.at(-1)?.index ?? 0}
              spanOf={moves.spanOf}
            />
            <span className={css.today} style={{ left: time.at(today) }} />
          </div>
          {items.map(({ index, start }) => {
            const bar = bars[index]
            return (
              bar && (
                <GanttRow
                  key={bar.id}
                  bar={bar}
                  start={start}
                  height={rowHeight}
                  time={time}
                  moves={moves}
                  movable={mayMove(bar.row)}
                  open={!shut.has(bar.id)}
                  work={phone ? null : work}
                  actions={actions}
                  onToggle={toggle}
                  onOpen={onOpen}
                />
              )
            )
          })}
        </div>
      </div>
    </>
  )
}

/** The lines of a chart and its scale: as chosen, else so that most of it is in sight. */
function useBars({ doc, gantt, data }: ChartProps, today: string) {
  const lang = useLang()
  const [shut, setShut] = useState<ReadonlySet<string>>(new Set())
  const [chosen, setScale] = useState<Scale | null>(null)
  const span = useMemo(
    () => wholeSpan(barsOf(doc, gantt, data, lang, new Set()), today),
    [doc, gantt, data, lang, today],
  )
  const bars = useMemo(() => barsOf(doc, gantt, data, lang, shut), [doc, gantt, data, lang, shut])
  const lineOf = useMemo(() => new Map(bars.map(({ id }, line) => [id, line])), [bars])
  const time = useMemo(() => timeScale(span, chosen ?? usualScale(span)), [span, chosen])
  const toggle = (id: string) =>
    setShut((now) => {
      const next = new Set(now)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return { bars, time, setScale, toggle, shut, lineOf }
}

/** Today is in sight when a chart opens, and after another scale was chosen. */
function useFirstSight(scroller: { readonly current: HTMLDivElement | null }, time: TimeScale, today: string): void {
  const { scale } = time
  const at = Math.max(0, time.at(today) - 160)
  const place = useRef(at)
  useEffect(() => {
    place.current = at
  })
  useEffect(() => {
    scroller.current?.scrollTo({ left: place.current })
  }, [scroller, scale])
}

interface ToolsProps {
  readonly data: Drawn
  readonly time: TimeScale
  readonly onScale: (scale: Scale) => void
  readonly onToday: () => void
}

function Tools({ data, time, onScale, onToday }: ToolsProps) {
  const t = useWords()
  const lang = useLang()
  const conflicts = data.links.filter(({ broken }) => broken).length
  return (
    <div className={css.tools}>
      <Segments
        label={t(ganttWords.scale)}
        value={time.scale}
        segments={scales.map((value) => ({ value, label: t(ganttWords[value]) }))}
        onChange={onScale}
      />
      <Button size="small" onClick={onToday}>
        {t(ganttWords.today)}
      </Button>
      {conflicts > 0 && (
        <span className={css.warning} role="status">
          {t(ganttWords.conflicts, { n: formatNumber(String(conflicts), null, lang) })}
        </span>
      )}
      {data.rows.length < data.total && (
        <span>{t(ganttWords.cut, { n: formatNumber(String(data.rows.length), null, lang) })}</span>
      )}
    </div>
  )
}

/** Up and down go from bar to bar. */
function onRowKey(event: KeyboardEvent<HTMLElement>): void {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key]
  if (step === undefined || !(event.target instanceof HTMLElement) || event.target.dataset['bar'] === undefined) return
  const bars = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-bar]')]
  event.preventDefault()
  bars[bars.indexOf(event.target) + step]?.focus()
}
