import type { NoticeText } from '../../core/notice-words.ts'
import { accountNotices } from '../account/words.ts'
import type { Ctx } from '../context.ts'
import { followNotices } from '../follow/follow-notices.ts'
import { licenceNotices } from '../licence/licence-notices.ts'
import type { Running } from '../running.ts'
import { sheetNotices } from '../sheet/notices.ts'
import { flowNotices } from './flow-notices.ts'

const kept = new WeakMap<object, ReadonlyMap<string, NoticeText>>()

/** How every event of the composition is told, by its name; of an event that is not here nobody is told. */
export function noticeTexts(running: Running<Ctx>): ReadonlyMap<string, NoticeText> {
  const known = kept.get(running)
  if (known !== undefined) return known
  const texts = new Map<string, NoticeText>(
    [
      accountNotices,
      flowNotices,
      followNotices,
      sheetNotices,
      licenceNotices,
      ...running.modules.map(({ notices }) => notices ?? {}),
    ].flatMap((words) => Object.entries(words)),
  )
  kept.set(running, texts)
  return texts
}
