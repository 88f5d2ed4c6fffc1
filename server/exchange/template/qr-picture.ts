import { createCanvas } from '@napi-rs/canvas'
import { encode } from 'uqr'

const dots = 8

/** A QR code as a picture. */
export function qrPicture(text: string): Buffer {
  const { data, size } = encode(text, { border: 2, ecc: 'M' })
  const canvas = createCanvas(size * dots, size * dots)
  const pen = canvas.getContext('2d')
  pen.fillStyle = '#fff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.fillStyle = '#000'
  data.forEach((row, y) =>
    row.forEach((dark, x) => {
      if (dark) pen.fillRect(x * dots, y * dots, dots, dots)
    }),
  )
  return canvas.toBuffer('image/png')
}
