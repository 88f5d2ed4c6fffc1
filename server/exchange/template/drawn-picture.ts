import { createCanvas, loadImage } from '@napi-rs/canvas'

/** A picture as a document takes it. */
interface DrawnPicture {
  readonly png: Buffer
  /** Its height as a share of its width. */
  readonly ratio: number
}

const longest = 1_600

/** Draws a picture anew, no larger than paper shows it; null when it cannot be drawn. */
export async function drawnPicture(bytes: Uint8Array): Promise<DrawnPicture | null> {
  const image = await loadImage(bytes).catch(() => null)
  if (image === null || image.width === 0 || image.height === 0) return null
  const scale = Math.min(1, longest / Math.max(image.width, image.height))
  const canvas = createCanvas(Math.ceil(image.width * scale), Math.ceil(image.height * scale))
  canvas.getContext('2d').drawImage(image, 0, 0, canvas.width, canvas.height)
  return { png: canvas.toBuffer('image/png'), ratio: image.height / image.width }
}
