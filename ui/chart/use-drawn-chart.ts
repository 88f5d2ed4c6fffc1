import { type RefObject, useEffect, useRef, useState } from 'react'
import { useStable } from '../use-stable-callback.ts'
import type { DrawnChart } from './chart-canvas.ts'
import type { ChartData, ChartNumbers } from './chart-data.ts'
import { loadCharts, loadChartsAhead } from './load-charts.ts'

interface UsedChart {
  /** The element that it is drawn into. */
  readonly room: RefObject<HTMLDivElement | null>
  /** `failed` where what draws could not be loaded: the values are read instead. */
  readonly state: 'waiting' | 'drawn' | 'failed'
  /** The picture, once it is drawn. */
  readonly png: () => Promise<Blob | null>
}

/** Fetches what draws charts while the figures of one that will be shown are on their way. */
export function useChartsAhead(expected: boolean): void {
  useEffect(() => {
    if (expected) loadChartsAhead()
  }, [expected])
}

/** Loads what draws charts once there is room for one, and draws; a page that is not in sight has no room. */
export function useDrawnChart(
  chart: ChartData,
  numbers: ChartNumbers,
  onOpen: ((href: string) => void) | undefined,
): UsedChart {
  const room = useRef<HTMLDivElement>(null)
  const drawn = useRef<DrawnChart>(undefined)
  const [state, setState] = useState<UsedChart['state']>('waiting')
  const open = useStable((href: string) => onOpen?.(href))
  const draw = useStable((into: HTMLElement, { drawChart }: typeof import('./chart-canvas.ts')) => {
    drawn.current = drawChart(into, chart, numbers, open)
    setState('drawn')
  })

  useEffect(() => {
    const into = room.current
    if (into === null) return undefined
    let asked = false
    let gone = false
    const size = new ResizeObserver(() => {
      if (into.clientWidth === 0) return
      drawn.current?.fit()
      if (asked) return
      asked = true
      loadCharts().then(
        (found) => !gone && draw(into, found),
        () => setState('failed'),
      )
    })
    size.observe(into)
    return () => {
      gone = true
      size.disconnect()
      drawn.current?.end()
      drawn.current = undefined
    }
  }, [draw])

  useEffect(() => drawn.current?.show(chart), [chart])
  return { room, state, png: () => drawn.current?.png() ?? Promise.resolve(null) }
}
