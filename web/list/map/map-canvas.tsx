import { useEffect, useRef } from 'react'
import type { Say } from '../../platform/session/use-words.ts'
import { openAtlas, type Atlas } from './create-map.ts'
import type { Way } from './map-marks.ts'
import type { Area, Point } from './map-points.ts'
import { mapWords } from './map-words.ts'
import css from './map.module.css'

interface MapCanvasProps {
  readonly points: readonly Point[]
  readonly ways: readonly Way[]
  readonly chosen: string | null
  readonly tiles: string
  readonly within?: boolean
  readonly label: string
  readonly say: Say
  readonly onChoose: (id: string) => void
  readonly onMove: (area: Area) => void
  /** Called with the map once it is there, and with null when it is gone. */
  readonly onAtlas: (atlas: Atlas | null) => void
}

/** Where the map is drawn; it is looked at and moved, everything else stands in the list beside it. */
export function MapCanvas(props: MapCanvasProps) {
  const { points, ways, chosen, tiles, within = false, label, say } = props
  const box = useRef<HTMLDivElement>(null)
  const atlas = useRef<Atlas | null>(null)
  const latest = useRef(props)
  useEffect(() => {
    latest.current = props
  })
  useEffect(() => {
    if (box.current === null) return
    const opened = openAtlas({
      box: box.current,
      tiles,
      within,
      words: {
        zoomIn: say(mapWords.zoomIn),
        zoomOut: say(mapWords.zoomOut),
        group: (n) => say(mapWords.group, { n }),
      },
      onChoose: (id) => latest.current.onChoose(id),
      onMove: (area) => latest.current.onMove(area),
    })
    atlas.current = opened
    latest.current.onAtlas(opened)
    return () => {
      atlas.current = null
      latest.current.onAtlas(null)
      opened.close()
    }
  }, [tiles, within, say])
  useEffect(() => {
    atlas.current?.show(points, ways, chosen)
  }, [points, ways, chosen, tiles, say])
  return <div ref={box} className={css.canvas} role="region" aria-label={label} />
}
