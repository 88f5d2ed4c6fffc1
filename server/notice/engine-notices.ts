import type { NoticeText } from '../../core/notice-words.ts'
import { accountNotices } from '../account/words.ts'
import { followNotices } from '../follow/follow-notices.ts'
import { licenceNotices } from '../licence/licence-notices.ts'
import { sheetNotices } from '../sheet/notices.ts'
import { flowNotices } from './flow-notices.ts'

/** How the engine's own events are told. */
export const engineNotices: Readonly<Record<string, NoticeText>> = {
  ...accountNotices,
  ...flowNotices,
  ...followNotices,
  ...sheetNotices,
  ...licenceNotices,
}
