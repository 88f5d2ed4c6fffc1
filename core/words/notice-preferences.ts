import type { Lang } from '../values/language.ts'

/** The sorts of notices a person chooses channels for; the same by which the inbox puts them apart. */
export const noticeSorts = ['todo', 'alert', 'mention', 'notice'] as const
export type NoticeSort = (typeof noticeSorts)[number]

/** What carries notices out of the product; in the product everybody is told in any case. */
export const channelCodes = ['mail', 'sms', 'dingtalk', 'wecom', 'feishu'] as const
export type ChannelCode = (typeof channelCodes)[number]

/** Whole hours of Asia/Shanghai, from one until the other; `from` may be the later one. */
export interface QuietHours {
  readonly from: number
  readonly to: number
}

/** `standard` follows the settings of the product. */
export const quietWays = ['standard', 'own', 'off'] as const
export type QuietWay = (typeof quietWays)[number]

/** How somebody wants to be told, as `GET /api/system/my/notices` answers it. */
export interface MyNotices {
  /** The channels that are open now, each with where it would reach the person; '' where nothing is known. */
  readonly channels: readonly { readonly code: ChannelCode; readonly address: string }[]
  readonly wanted: Readonly<Record<NoticeSort, readonly ChannelCode[]>>
  readonly quiet: QuietWay
  readonly own: QuietHours
  /** What the settings say; null where they say none. */
  readonly standard: QuietHours | null
  /** '' follows the language of the pages. */
  readonly lang: Lang | ''
}
