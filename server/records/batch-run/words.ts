import type { Words } from '../../../core/values/language.ts'

/** What runs refuse. */
export const runWords = {
  'run.unit': {
    zh: '您的数据权限不包含该单位的全部数据，不能为其计算',
    ru: 'Ваша область данных не охватывает эту организацию целиком: расчёт по ней невозможен',
    en: 'Your data scope does not reach the whole of this unit: nothing can be calculated for it',
  },
  'run.twice': {
    zh: '{period} 已由{by}记账，不能重复；如需重算请先冲销',
    ru: 'Период {period} уже провёл(а) {by}: чтобы рассчитать заново, сначала сторнируйте его',
    en: '{period} has been posted by {by}: reverse it first to calculate it anew',
  },
  'run.later-posted': {
    zh: '{later} 已记账，不能再记更早的 {period}；请先冲销后面的期间',
    ru: 'Период {later} уже проведён, более ранний {period} провести нельзя: сначала сторнируйте поздние',
    en: '{later} is posted already, the earlier {period} cannot be: reverse the later periods first',
  },
  'run.later': {
    zh: '{later} 仍有效：请先冲销 {later}，再冲销 {period}',
    ru: 'Период {later} ещё действует: сначала сторнируйте его, затем {period}',
    en: '{later} still holds: reverse it before {period}',
  },
  'run.changed': {
    zh: '预览之后数据已变化，请重新预览',
    ru: 'После предварительного просмотра данные изменились: просмотрите расчёт ещё раз',
    en: 'The figures are not those of the preview any more: look at them again',
  },
  'run.nothing': {
    zh: '{period} 没有可记账的行',
    ru: 'За {period} проводить нечего',
    en: 'There is nothing to post for {period}',
  },
} as const satisfies Readonly<Record<string, Words>>
