import SignaturePad from 'signature_pad'

/** A pad on which one signs. */
export interface Pad {
  /** Takes the last stroke back. */
  readonly back: () => void
  readonly clear: () => void
  /** What was drawn, as PNG. */
  readonly picture: () => Promise<Blob>
  readonly off: () => void
}

/**
 * Makes a canvas a pad, as sharp as the screen; a turned phone keeps what was drawn. Whether anything is drawn is told
 * each time.
 */
export function padOn(canvas: HTMLCanvasElement, onDrawn: (drawn: boolean) => void): Pad {
  const pad = new SignaturePad(canvas, { penColor: '#12284c', minWidth: 0.8, maxWidth: 2.8 })
  const show = (strokes: ReturnType<typeof pad.toData>) => {
    pad.fromData(strokes)
    onDrawn(strokes.length > 0)
  }
  const fit = () => {
    const strokes = pad.toData()
    const sharp = Math.max(window.devicePixelRatio, 1)
    canvas.width = canvas.offsetWidth * sharp
    canvas.height = canvas.offsetHeight * sharp
    canvas.getContext('2d')?.scale(sharp, sharp)
    show(strokes)
  }
  const size = new ResizeObserver(fit)
  size.observe(canvas)
  pad.addEventListener('endStroke', () => onDrawn(!pad.isEmpty()))
  return {
    back: () => show(pad.toData().slice(0, -1)),
    clear: () => show([]),
    picture: () =>
      pngOf(
        cut(
          canvas,
          pad.toData().flatMap(({ points }) => points),
        ),
      ),
    off: () => {
      size.disconnect()
      pad.off()
    },
  }
}

const margin = 12

/** The part of a canvas that is drawn on: a small signature in a large frame would be hard to see. */
function cut(
  canvas: HTMLCanvasElement,
  points: readonly { readonly x: number; readonly y: number }[],
): HTMLCanvasElement {
  const sharp = canvas.width / canvas.offsetWidth
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  const [left, top] = [Math.max(0, Math.min(...xs) - margin), Math.max(0, Math.min(...ys) - margin)]
  const part = document.createElement('canvas')
  part.width = Math.round((Math.min(canvas.offsetWidth, Math.max(...xs) + margin) - left) * sharp)
  part.height = Math.round((Math.min(canvas.offsetHeight, Math.max(...ys) + margin) - top) * sharp)
  part.getContext('2d')?.drawImage(canvas, -left * sharp, -top * sharp)
  return part
}

function pngOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => {
      if (blob === null) reject(new Error('the canvas gave no picture'))
      else resolve(blob)
    }, 'image/png'),
  )
}

/** A picture as a page shows it without asking for it. */
export function pictureUrl(picture: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(String(reader.result))
    reader.onerror = () => reject(new Error('the picture could not be read'))
    reader.readAsDataURL(picture)
  })
}
