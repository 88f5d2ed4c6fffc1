import type { Ctx } from '../../platform/context/context.ts'
import { readerLine } from '../reader-mark.ts'

const none = { type: 0 } as const
const look = {
  fill_style: 'rgba(120, 120, 120, 0.25)',
  font: '16px sans-serif',
  rotate: -0.35,
  horizontal: 120,
  vertical: 100,
} as const

/** The watermark that the caller reads documents under, as the server draws it over them: who reads, and since when. */
export async function wpsWatermark(ctx: Ctx) {
  const value = await readerLine(ctx)
  return value === null ? none : { type: 1, value, ...look }
}
