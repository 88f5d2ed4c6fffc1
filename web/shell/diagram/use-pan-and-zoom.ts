import { type KeyboardEvent, type RefObject, useEffect, useMemo, useRef } from 'react'

interface View {
  readonly scale: number
  readonly x: number
  readonly y: number
}

interface ViewTools {
  readonly svg: RefObject<SVGSVGElement | null>
  /** What is moved and made larger; its attribute is set directly, so that a hundred symbols are not drawn anew. */
  readonly moved: RefObject<SVGGElement | null>
  readonly zoom: (by: number) => void
  readonly fit: () => void
  readonly onKey: (event: KeyboardEvent) => void
  /** Whether what was pressed has been dragged since: then it is no click. */
  readonly wasDragged: () => boolean
}

const whole: View = { scale: 1, x: 0, y: 0 }
const [least, most] = [0.5, 12]
const step = 1.3
// Fingers tremble: so many dots are no drag yet.
const still = 5

interface Touch {
  readonly x: number
  readonly y: number
}

/** Moves a drawing by dragging and by keys, and zooms it by wheel, pinch and keys. */
export function usePanAndZoom(): ViewTools {
  const svg = useRef<SVGSVGElement>(null)
  const moved = useRef<SVGGElement>(null)
  const dragged = useRef(false)
  const view = useRef(whole)
  const mover = useMemo(() => {
    const show = (next: View) => {
      view.current = next
      moved.current?.setAttribute('transform', `translate(${next.x} ${next.y}) scale(${next.scale})`)
    }
    /** A place of the screen in dots of the drawing's frame. */
    const placeOf = ({ x, y }: Touch): Touch => {
      const matrix = svg.current?.getScreenCTM()?.inverse()
      return matrix == null ? { x, y } : new DOMPoint(x, y).matrixTransform(matrix)
    }
    const middle = (): Touch => {
      const box = svg.current?.getBoundingClientRect()
      return box === undefined ? { x: 0, y: 0 } : { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    }
    const zoomAt = (by: number, around: Touch) => {
      const before = view.current
      const scale = Math.min(most, Math.max(least, before.scale * by))
      const { x, y } = placeOf(around)
      const grown = scale / before.scale
      show({ scale, x: x - (x - before.x) * grown, y: y - (y - before.y) * grown })
    }
    const moveBy = (from: Touch, to: Touch) => {
      const [a, b] = [placeOf(from), placeOf(to)]
      const { scale, x, y } = view.current
      show({ scale, x: x + b.x - a.x, y: y + b.y - a.y })
    }
    return { zoomAt, moveBy, middle, fit: () => show(whole) }
  }, [])
  useEffect(() => (svg.current === null ? undefined : listen(svg.current, mover, dragged)), [mover])
  return useMemo(() => {
    const zoom = (by: number) => mover.zoomAt(by, mover.middle())
    return {
      svg,
      moved,
      zoom,
      fit: mover.fit,
      onKey: (event) => onKey(event, { ...mover, zoom }),
      wasDragged: () => dragged.current,
    }
  }, [mover])
}

interface Mover {
  readonly zoomAt: (by: number, around: Touch) => void
  readonly moveBy: (from: Touch, to: Touch) => void
  readonly fit: () => void
}

/** Hears wheel and fingers; the wheel is not React's, which cannot keep the page from scrolling. */
function listen(on: SVGSVGElement, { zoomAt, moveBy }: Mover, dragged: { current: boolean }): () => void {
  const touches = new Map<number, Touch>()
  let pressed: Touch = { x: 0, y: 0 }
  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    zoomAt(Math.exp(-event.deltaY / 500), event)
  }
  const down = (event: PointerEvent) => {
    if (touches.size === 0) dragged.current = false
    pressed = { x: event.clientX, y: event.clientY }
    touches.set(event.pointerId, pressed)
  }
  const move = (event: PointerEvent) => {
    const before = touches.get(event.pointerId)
    if (before === undefined) return
    const now = { x: event.clientX, y: event.clientY }
    if (apart(pressed, now) > still) dragged.current = true
    const [other] = [...touches].filter(([id]) => id !== event.pointerId).map(([, touch]) => touch)
    if (other === undefined && dragged.current) moveBy(before, now)
    if (other !== undefined) zoomAt(apart(other, now) / Math.max(1, apart(other, before)), other)
    if (other !== undefined || dragged.current) touches.set(event.pointerId, now)
  }
  const up = (event: PointerEvent) => touches.delete(event.pointerId)
  const heard = new AbortController()
  const { signal } = heard
  on.addEventListener('wheel', wheel, { passive: false, signal })
  on.addEventListener('pointerdown', down, { signal })
  addEventListener('pointermove', move, { signal })
  addEventListener('pointerup', up, { signal })
  addEventListener('pointercancel', up, { signal })
  return () => heard.abort()
}

function apart(a: Touch, b: Touch): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

const far = 60

function onKey(event: KeyboardEvent, { zoom, moveBy, fit }: Omit<Mover, 'zoomAt'> & { zoom: (by: number) => void }) {
  const by = (x: number, y: number) => () => moveBy({ x: 0, y: 0 }, { x, y })
  const act = {
    '+': () => zoom(step),
    '=': () => zoom(step),
    '-': () => zoom(1 / step),
    '0': fit,
    ArrowLeft: by(far, 0),
    ArrowRight: by(-far, 0),
    ArrowUp: by(0, far),
    ArrowDown: by(0, -far),
  }[event.key]
  if (act === undefined || event.ctrlKey || event.metaKey || event.altKey) return
  event.preventDefault()
  act()
}
