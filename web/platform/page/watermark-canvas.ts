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
 * Keeps lines of text drawn across the whole window, with the time of now, until the answered function ends it. What
 * holds them is closed to style sheets from outside, and is made anew when somebody removes or changes it.
 */
export function keepWatermark(lines: () => readonly string[]): () => void {
  let host = hung(lines())
  const redraw = () => {
    watch.disconnect()
    host.remove()
    host = hung(lines())
    observe()
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
  return () => {
    clearInterval(timer)
    removeEventListener('resize', redraw)
    watch.disconnect()
    host.remove()
  }
}

function hung(lines: readonly string[]): HTMLElement {
  const host = document.createElement('div')
  host.setAttribute('aria-hidden', 'true')
  host.setAttribute('data-watermark', lines.join(' '))
  for (const [name, value] of Object.entries(styles)) host.style.setProperty(name, value, 'important')
  host.dataset.kept = host.getAttribute('style') ?? ''
  host.attachShadow({ mode: 'closed' }).append(drawn(lines))
  document.body.append(host)
  return host
}

function drawn(lines: readonly string[]): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  const scale = Math.min(devicePixelRatio, 2)
  const [width, height] = [Math.max(innerWidth, sheet), Math.max(innerHeight, sheet)]
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
