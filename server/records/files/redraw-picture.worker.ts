import { createCanvas, loadImage } from '@napi-rs/canvas'
import { answering } from '../../platform/process/worker-thread.ts'
import type { Drawing } from './redraw-picture.ts'

const mostPoints = 50_000_000

answering<Drawing, Uint8Array | null>(draw)

/** The picture's points on a fresh canvas, smaller when it is very large; null when there are too many. */
async function draw({ bytes, ext, longest }: Drawing): Promise<Uint8Array | null> {
  const picture = await loadImage(bytes)
  const { width, height } = picture
  if (width < 1 || height < 1 || width * height > mostPoints) return null
  const scale = Math.min(1, longest / Math.max(width, height))
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)))
  canvas.getContext('2d').drawImage(picture, 0, 0, canvas.width, canvas.height)
  return ext === 'jpg' || ext === 'jpeg' ? canvas.encode('jpeg', 88) : canvas.encode('png')
}
