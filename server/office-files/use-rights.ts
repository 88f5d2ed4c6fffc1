import type { Ctx } from '../platform/context/context.ts'

/** What lets somebody put an office file on paper; nobody may who was not given it. */
export const printRight = 'zxwd-dy'

/** What lets somebody take the bytes of an office file, or its PDF, to his own disk. */
export const downloadRight = 'zxwd-xw'

interface UseRights {
  readonly mayPrint: boolean
  readonly mayDownload: boolean
}

/** What the caller may do with the office files that he reads, besides reading them. */
export function useRights({ actor, unscoped }: Ctx): UseRights {
  const has = (code: string) => unscoped !== null || actor.permissions.has(code)
  return { mayPrint: has(printRight), mayDownload: has(downloadRight) }
}
