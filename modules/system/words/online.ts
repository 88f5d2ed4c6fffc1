import type { Words } from '../../../core/values/language.ts'

export const onlineWords = {
  note: {
    zh: '正在使用系统的会话；强制下线后，对方的下一次操作会回到登录页。',
    ru: 'Действующие сеансы. После принудительного выхода следующее действие вернёт человека на страницу входа.',
    en: 'Sessions in use. Whoever is forced out is back at the sign-in page with the next click.',
  },
  end: { zh: '强制下线', ru: 'Завершить', en: 'Force out' },
  ask: { zh: '强制 {name} 下线？', ru: 'Завершить сеанс: {name}?', en: 'Force {name} out?' },
  askNote: {
    zh: '未保存的内容会作为草稿保留在对方的浏览器中。',
    ru: 'Несохранённый ввод останется черновиком в его браузере.',
    en: 'Unsaved input stays in that browser as a draft.',
  },
  done: { zh: '{name} 已下线', ru: 'Сеанс завершён: {name}', en: '{name} was signed out' },
  gone: { zh: '该会话已经结束', ru: 'Этот сеанс уже завершён', en: 'That session has ended already' },
} satisfies Readonly<Record<string, Words>>
