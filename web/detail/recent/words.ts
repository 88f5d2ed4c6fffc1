import type { Words } from '../../../core/values/language.ts'

/** What is said of records that a person keeps at hand. */
export const recentWords = {
  favourite: { zh: '收藏', ru: 'В избранное', en: 'Add to favourites' },
  unfavourite: { zh: '取消收藏', ru: 'Убрать из избранного', en: 'Remove from favourites' },
  follow: { zh: '关注（有变动时通知我）', ru: 'Следить за изменениями', en: 'Follow (tell me of changes)' },
  unfollow: { zh: '取消关注', ru: 'Не следить', en: 'Stop following' },
  following: {
    zh: '已关注，有变动时将通知您',
    ru: 'Вы будете узнавать об изменениях',
    en: 'You will be notified of changes',
  },
  unfollowed: { zh: '已取消关注', ru: 'Вы больше не следите за документом', en: 'You no longer follow this record' },
  copyLink: { zh: '复制链接', ru: 'Копировать ссылку', en: 'Copy link' },
  linkCopied: { zh: '链接已复制', ru: 'Ссылка скопирована', en: 'Link copied' },
  linkByHand: { zh: '请复制以下链接', ru: 'Скопируйте ссылку', en: 'Copy this link' },
  copyAsNew: { zh: '复制新增', ru: 'Создать копированием', en: 'Copy as new' },
  favourites: { zh: '我的收藏', ru: 'Избранное', en: 'Favourites' },
  recent: { zh: '最近打开', ru: 'Недавно открытые', en: 'Recently opened' },
  noFavourites: {
    zh: '暂无收藏，可在单据右上角点击星标',
    ru: 'Пока пусто: отметьте документ звёздочкой',
    en: 'Nothing yet: press the star on a record',
  },
  noRecent: { zh: '暂无记录', ru: 'Пока пусто', en: 'Nothing yet' },
} satisfies Record<string, Words>
