import type { Words } from '../../../core/values/language.ts'

/** What a page says when it cannot show what was asked for. */
export const stateWords = {
  missing: { zh: '页面不存在', ru: 'Страница не найдена', en: 'Page not found' },
  missingNote: {
    zh: '地址可能有误，或页面已被移动。',
    ru: 'Возможно, адрес введён с ошибкой или страницу перенесли.',
    en: 'The address may be wrong, or the page has moved.',
  },
  toSignIn: { zh: '返回登录', ru: 'На страницу входа', en: 'Go to sign-in' },
  toHome: { zh: '返回首页', ru: 'На главную', en: 'Go to the home page' },
  back: { zh: '返回上一页', ru: 'Назад', en: 'Go back' },
  crashed: { zh: '页面出错了', ru: 'На странице произошла ошибка', en: 'Something went wrong on this page' },
  crashedNote: {
    zh: '其他页面不受影响。可以重新打开此页面；若再次出现，请报告给我们。',
    ru: 'Остальные страницы работают. Откройте эту ещё раз; если ошибка повторится, сообщите нам.',
    en: 'Other pages are not affected. Open this one again; if it happens again, please report it.',
  },
  reopen: { zh: '重新打开', ru: 'Открыть снова', en: 'Open again' },
  report: { zh: '报告问题', ru: 'Сообщить об ошибке', en: 'Report the problem' },
  reported: {
    zh: '已收到，谢谢！问题编号：{id}',
    ru: 'Спасибо, сообщение принято. Номер: {id}',
    en: 'Thank you, we have it. Reference: {id}',
  },
  requestId: { zh: '问题编号', ru: 'Номер обращения', en: 'Reference' },
  outdated: { zh: '系统已更新', ru: 'Система обновлена', en: 'The system has been updated' },
  outdatedNote: {
    zh: '请刷新页面以使用新版本，您的草稿会保留。',
    ru: 'Обновите страницу, чтобы перейти на новую версию. Черновики сохранятся.',
    en: 'Reload to use the new version. Your drafts are kept.',
  },
  reload: { zh: '刷新页面', ru: 'Обновить страницу', en: 'Reload' },
  noSession: { zh: '无法加载您的数据', ru: 'Не удалось загрузить ваши данные', en: 'Your data could not be loaded' },
  again: { zh: '重试', ru: 'Повторить', en: 'Try again' },
} as const satisfies Record<string, Words>
