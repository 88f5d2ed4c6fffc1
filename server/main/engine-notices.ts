import type { NoticeText } from '../../core/words/notice-words.ts'
import { sheetNotices } from '../exchange/notices.ts'
import { followNotices } from '../messaging/follow/follow-notices.ts'
import { flowNotices } from '../messaging/notice/flow-notices.ts'
import { licenceNotices } from '../operate/licence/licence-notices.ts'
import { accountNotices } from '../organisation/account/words.ts'

/** How the engine's own events are told. */
export const engineNotices: Readonly<Record<string, NoticeText>> = {
  ...accountNotices,
  ...flowNotices,
  ...followNotices,
  ...sheetNotices,
  ...licenceNotices,
}
