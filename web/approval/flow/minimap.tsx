import { useEffect, useState, type MouseEvent, type RefObject } from 'react'
import { useWords } from '../../platform/session/use-words.ts'
import { designWords as words } from './words.ts'
import css from './minimap.module.css'

interface Box {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

interface Seen {
  readonly nodes: readonly Box[]
  readonly view: Box
  readonly whole: { readonly width: number; readonly height: number }
}

const [widest, highest] = [160, 120]

/** The whole drawing in small, with the part in sight; a press leads there. Absent while everything is in sight. */
export function Minimap({ place, drawn }: { readonly place: RefObject<HTMLElement | null>; readonly drawn: unknown }) {
  const t = useWords()
  const [seen, setSeen] = useState<Seen | null>(null)
  useEffect(() => {
    const at = place.current
    if (at === null) return
    const look = () => setSeen(seenIn(at))
    look()
    const watch = new ResizeObserver(look)
    watch.observe(at)
    at.addEventListener('scroll', look, { passive: true })
    return () => {
      watch.disconnect()
      at.removeEventListener('scroll', look)
    }
  }, [place, drawn])
  if (seen === null || (seen.view.width >= seen.whole.width && seen.view.height >= seen.whole.height)) return null
  const scale = Math.min(widest / seen.whole.width, highest / seen.whole.height)
  const styled = ({ left, top, width, height }: Box) => ({
    left: left * scale,
    top: top * scale,
    width: width * scale,
    height: height * scale,
  })
  const go = (event: MouseEvent<HTMLButtonElement>) => {
    const { left, top } = event.currentTarget.getBoundingClientRect()
    place.current?.scrollTo({
      left: (event.clientX - left) / scale - seen.view.width / 2,
      top: (event.clientY - top) / scale - seen.view.height / 2,
    })
  }
  return (
    <button
      type="button"
      tabIndex={-1}
      className={css.map}
      aria-label={t(words.minimap)}
      style={{ width: seen.whole.width * scale, height: seen.whole.height * scale }}
      onClick={go}
    >
      {seen.nodes.map((node, index) => (
        <i key={index} style={styled(node)} />
      ))}
      <b style={styled(seen.view)} />
    </button>
  )
}

function seenIn(at: HTMLElement): Seen {
  const around = at.getBoundingClientRect()
  const nodes = [...at.querySelectorAll('[data-node]')].map((node): Box => {
    const { left, top, width, height } = node.getBoundingClientRect()
    return { left: left - around.left + at.scrollLeft, top: top - around.top + at.scrollTop, width, height }
  })
  return {
    nodes,
    view: { left: at.scrollLeft, top: at.scrollTop, width: at.clientWidth, height: at.clientHeight },
    whole: { width: at.scrollWidth, height: at.scrollHeight },
  }
}
