import type { NoticeWords } from '../../../core/words/notice-words.ts'

/** How security administrators hear of what waits for a second of them, and of what became of it. */
export const rightsNotices = {
  'rights.grantAsked': {
    title: {
      zh: '待确认：角色“{role}”的权限修改',
      ru: 'Подтвердите изменение роли «{role}»',
      en: 'To confirm: a change of “{role}”',
    },
    content: {
      zh: '{person} 要给自己持有的角色增加权限，须由您确认',
      ru: '{person} расширяет собственную роль; нужно ваше подтверждение',
      en: '{person} asks to extend a role of their own; your confirmation is needed',
    },
  },
  'rights.grantDecided': {
    title: {
      zh: '角色“{role}”的权限修改{verdict, select, confirm {已确认} other {被驳回}}',
      ru: 'Изменение роли «{role}» {verdict, select, confirm {подтверждено} other {отклонено}}',
      en: 'The change of “{role}” was {verdict, select, confirm {confirmed} other {rejected}}',
    },
    content: { zh: '处理人：{person}', ru: 'Решение принял: {person}', en: 'Decided by {person}' },
  },
  'rights.accessAsked': {
    title: {
      zh: '{person} 申请访问“{page}”',
      ru: '{person} просит доступ: «{page}»',
      en: '{person} asks for “{page}”',
    },
    content: { zh: '理由：{reason}', ru: 'Причина: {reason}', en: 'Reason: {reason}' },
  },
  'rights.accessGranted': {
    title: { zh: '您已可以访问“{page}”', ru: 'Доступ открыт: «{page}»', en: '“{page}” is open to you' },
    content: {
      zh: '{person} 授予您角色“{role}”',
      ru: '{person}: вам дана роль «{role}»',
      en: '{person} granted you the role “{role}”',
    },
  },
  'rights.accessRefused': {
    title: {
      zh: '“{page}”的访问申请被驳回',
      ru: 'В доступе отказано: «{page}»',
      en: 'Your request for “{page}” was rejected',
    },
    content: { zh: '处理人：{person}。{note}', ru: 'Решение: {person}. {note}', en: 'Decided by {person}. {note}' },
  },
} satisfies NoticeWords
