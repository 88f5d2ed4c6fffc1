import type { Ctx } from '../../platform/context/context.ts'
import { loadNames } from './names.ts'

/** The label of a dictionary entry in the caller's language; its code when nobody has named it. */
export async function labelOf(ctx: Ctx, group: string, code: string): Promise<string> {
  const names = await loadNames(ctx, new Map([[`dictionary:${group}`, new Set([code])]]))
  return names[`dictionary:${group}:${code}`] ?? code
}
