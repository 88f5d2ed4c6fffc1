import type { Words } from '../../../core/values/language.ts'

/** What a curve says. */
export const curveWords = {
  relative: {
    zh: '{name}（各线首日=100）',
    ru: '{name} (начало каждой линии = 100)',
    en: '{name} (where each line begins = 100)',
  },
  cut: {
    zh: '仅绘制最近 {n} 条，请用条件缩小范围',
    ru: 'Показаны последние записи: {n}. Сузьте выбор условиями',
    en: 'The latest {n} records are drawn: narrow the choice by conditions',
  },
} satisfies Record<string, Words>
