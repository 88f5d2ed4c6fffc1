import type { NoticeWords } from '../../../core/words/notice-words.ts'

/** What people are told of records that they follow, and of remarks that name them. */
export const followNotices = {
  'follow.mention': {
    title: {
      zh: '有人提到了您：{thing} {number}',
      ru: 'Вас упомянули: {thing} {number}',
      en: 'You were mentioned: {thing} {number}',
    },
    content: {
      zh: '{actorName} 在“{title}”的评论中提到了您：{text}',
      ru: '{actorName} упоминает вас в комментарии к «{title}»: {text}',
      en: '{actorName} mentioned you in a comment on “{title}”: {text}',
    },
  },
  'follow.opinion': {
    title: {
      zh: '审批意见提到了您：{thing} {number}',
      ru: 'Вас упомянули в решении: {thing} {number}',
      en: 'Mentioned in an opinion: {thing} {number}',
    },
    content: {
      zh: '{actorName} 在“{title}”的审批意见中提到了您：{opinion}',
      ru: '{actorName} упоминает вас в решении по документу «{title}»: {opinion}',
      en: '{actorName} mentioned you in an opinion on “{title}”: {opinion}',
    },
  },
  'follow.comment': {
    title: {
      zh: '新评论：{thing} {number}',
      ru: 'Новый комментарий: {thing} {number}',
      en: 'New comment: {thing} {number}',
    },
    content: {
      zh: '{actorName} 评论了您关注的“{title}”',
      ru: '{actorName}: новый комментарий к «{title}», на который вы подписаны',
      en: '{actorName} commented on “{title}”, which you follow',
    },
  },
  'follow.change': {
    title: { zh: '{what}：{thing} {number}', ru: '{what}: {thing} {number}', en: '{what}: {thing} {number}' },
    content: {
      zh: '您关注的“{title}”有变动{actorNameGiven, select, yes {，操作人：{actorName}} other {}}',
      ru: 'Изменения в документе «{title}», на который вы подписаны{actorNameGiven, select, yes {. Изменил(а): {actorName}} other {}}',
      en: '“{title}”, which you follow, has changed{actorNameGiven, select, yes { (by {actorName})} other {}}',
    },
  },
} satisfies NoticeWords
