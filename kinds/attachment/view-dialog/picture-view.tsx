import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Empty } from '../../../ui/empty.tsx'
import { useHost } from '../../field-services.ts'
import type { FileRecord } from '../file-record.ts'
import { fileWords } from '../file-words.ts'
import { viewWords } from '../words.ts'
import css from './view-dialog.module.css'

const least = 0.25
const most = 8
const step = 40 // px of one press of an arrow key

interface Sight {
  readonly zoom: number
  readonly turn: number
  readonly x: number
  readonly y: number
}

const whole: Sight = { zoom: 1, turn: 0, x: 0, y: 0 }

/** A picture to look at closely: the wheel, buttons and keys zoom it, it is dragged and turned. */
export function PictureView({ file }: { readonly file: FileRecord }) {
  const { say, fileUrl } = useHost()
  const [sight, setSight] = useState(whole)
  const [broken, setBroken] = useState(false)
  const frame = useRef<HTMLDivElement>(null)
  const held = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const zoomBy = (factor: number) =>
    setSight((now) => ({ ...now, zoom: Math.min(most, Math.max(least, now.zoom * factor)) }))
  const moveBy = (x: number, y: number) => setSight((now) => ({ ...now, x: now.x + x, y: now.y + y }))
  const turn = () => setSight((now) => ({ ...now, turn: now.turn + 90 }))
  useEffect(() => {
    const element = frame.current
    element?.focus({ preventScroll: true })
    // React listens to wheels passively, and the page must not scroll behind.
    const wheel = (event: WheelEvent) => {
      event.preventDefault()
      zoomBy(event.deltaY < 0 ? 1.1 : 1 / 1.1)
    }
    element?.addEventListener('wheel', wheel, { passive: false })
    return () => element?.removeEventListener('wheel', wheel)
  }, [])
  const keys: Readonly<Record<string, () => void>> = {
    '+': () => zoomBy(1.25),
    '=': () => zoomBy(1.25),
    '-': () => zoomBy(0.8),
    '0': () => setSight(whole),
    r: turn,
    R: turn,
    ArrowLeft: () => moveBy(step, 0),
    ArrowRight: () => moveBy(-step, 0),
    ArrowUp: () => moveBy(0, step),
    ArrowDown: () => moveBy(0, -step),
  }
  const press = (event: KeyboardEvent) => {
    const does = keys[event.key]
    if (!does || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    does()
  }
  const drag = (event: PointerEvent) => {
    if (held.current === null) return
    moveBy(event.clientX - held.current.x, event.clientY - held.current.y)
    held.current = { x: event.clientX, y: event.clientY }
  }
  return (
    <>
      <div
        ref={frame}
        className={css.viewer}
        tabIndex={0}
        role="group"
        aria-label={say(viewWords.picture)}
        onKeyDown={press}
        onPointerDown={(event) => {
          held.current = { x: event.clientX, y: event.clientY }
          event.currentTarget.setPointerCapture?.(event.pointerId)
        }}
        onPointerMove={drag}
        onPointerUp={() => {
          held.current = null
        }}
        onPointerCancel={() => {
          held.current = null
        }}
      >
        {broken ? (
          <Empty small title={say(viewWords.failed)} />
        ) : (
          <img
            src={fileUrl(file, 'view')}
            alt={file.fileName}
            draggable={false}
            onError={() => setBroken(true)}
            style={{ transform: `translate(${sight.x}px, ${sight.y}px) rotate(${sight.turn}deg) scale(${sight.zoom})` }}
          />
        )}
      </div>
      <div className={css.tools}>
        <Button aria-label={say(fileWords.smaller)} onClick={() => zoomBy(0.8)}>
          −
        </Button>
        <Button title={say(viewWords.whole)} onClick={() => setSight(whole)}>
          {Math.round(sight.zoom * 100)}%
        </Button>
        <Button aria-label={say(fileWords.larger)} onClick={() => zoomBy(1.25)}>
          +
        </Button>
        <Button aria-label={say(viewWords.turn)} title={say(viewWords.turn)} icon="refresh" onClick={turn} />
      </div>
    </>
  )
}
