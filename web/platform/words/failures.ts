import type { Words } from '../../../core/values/language.ts'

/** What stands where data could not be read. */
export const troubleWords = {
  failed: { zh: '数据加载失败', ru: 'Не удалось загрузить данные', en: 'The data could not be loaded' },
  denied: { zh: '没有查看权限', ru: 'Нет права на просмотр', en: 'You may not view this' },
  retry: { zh: '重试', ru: 'Повторить', en: 'Try again' },
} satisfies Record<string, Words>
