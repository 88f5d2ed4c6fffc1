import { minuteMs } from '../../../core/values/duration.ts'

const apart = { x: 260, y: 170 } as const
// A sheet of A4 either way round: what is printed may be larger than the window.
const sheet = 1_123 // px
const slope = -Math.PI / 9
// Inline and important, so that a style sheet of the page does not hide it.
const styles = {
  position: 'fixed',
  inset: '0',
  display: 'block',
  visibility: 'visible',
  opacity: '1',
  transform: 'none',
  'clip-path': 'none',
  filter: 'none',
  'pointer-events': 'none',
  'z-index': '2147483647',
} as const

/**
 * Keeps lines of text drawn across the whole window, with the time of now, until the answered function ends it, and
 * across the sheets that are printed meanwhile; `isPrinting` when that has begun already. What holds them is closed to
 * style sheets from outside, and is made anew when somebody removes or changes it.
 */
export function keepWatermark(lines: () => readonly string[], isPrinting = false): () => void {
  let least = isPrinting ? sheet : 0
  let host = hung(lines(), least)
  const redraw = () => {
    watch.disconnect()
    host.remove()
    host = hung(lines(), least)
    observe()
  }
  const begin = () => {
    least = sheet
    redraw()
  }
  const end = () => {
    least = 0
    redraw()
  }
  const watch = new MutationObserver(() => {
    if (!host.isConnected || host.getAttribute('style') !== host.dataset.kept) redraw()
  })
  const observe = () => {
    watch.observe(document.documentElement, { childList: true, subtree: false })
    watch.observe(document.body, { childList: true })
    watch.observe(host, { attributes: true })
  }
  observe()
  const timer = setInterval(redraw, minuteMs)
  addEventListener('resize', redraw)
  addEventListener('beforeprint', begin)
  addEventListener('afterprint', end)
  return () => {
    clearInterval(timer)
    removeEventListener('resize', redraw)
    removeEventListener('beforeprint', begin)
    removeEventListener('afterprint', end)
    watch.disconnect()
    host.remove()
  }
}

function hung(lines: readonly string[], least: number): HTMLElement {
  const host = document.createElement('div')
  host.setAttribute('aria-hidden', 'true')
  host.setAttribute('data-watermark', lines.join(' '))
  for (const [name, value] of Object.entries(styles)) host.style.setProperty(name, value, 'important')
  host.dataset.kept = host.getAttribute('style') ?? ''
  host.attachShadow({ mode: 'closed' }).append(drawn(lines, least))
  document.body.append(host)
  return host
}

/** `least` is what it is wide and high at least, however small the window. */
function drawn(lines: readonly string[], least: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const scale = Math.min(devicePixelRatio, 2)
  const [width, height] = [Math.max(innerWidth, least), Math.max(innerHeight, least)]
  Object.assign(canvas, { width: width * scale, height: height * scale })
  Object.assign(canvas.style, { width: `${width}px`, height: `${height}px` })
  const pen = canvas.getContext('2d')
  if (pen === null) return canvas
  pen.scale(scale, scale)
  pen.font = '14px system-ui, sans-serif'
  // Read on white and on black alike, and in the way on neither.
  pen.fillStyle = 'rgba(128, 128, 128, 0.16)'
  pen.rotate(slope)
  const reach = Math.hypot(width, height)
  for (let y = 0; y < reach * 1.4; y += apart.y) {
    for (let x = -reach; x < reach; x += apart.x)
      for (const [at, line] of lines.entries()) pen.fillText(line, x + (((y / apart.y) % 2) * apart.x) / 2, y + at * 18)
  }
  return canvas
}
