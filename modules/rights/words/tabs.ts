import type { Words } from '../../../core/values/language.ts'

/** Names of the tabs on the records of a scope and of a menu entry. */
export const tabWords = {
  tryIt: { zh: '在人员上试用', ru: 'Проверить на сотруднике', en: 'Try on a person' },
  elements: { zh: '页面元素', ru: 'Элементы страницы', en: 'Page elements' },
} satisfies Readonly<Record<string, Words>>
