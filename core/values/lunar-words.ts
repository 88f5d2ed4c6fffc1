import type { Lang, Words } from './language.ts'
import type { LunarDay } from './lunar.ts'

/** What stands under the number of a day: its festival, its solar term, the month it begins, else the lunar day. */
export function lunarText(lunar: LunarDay, lang: Lang): string {
  const [festival] = lunar.festivals
  if (festival !== undefined) return festivalText(festival, lang)
  if (lunar.term !== null) return termText(lunar.term, lang)
  if (lunar.day === 1) return monthText(lunar, lang)
  if (lang === 'zh') return dayNames[lunar.day - 1] ?? ''
  // The sign of the moon tells the lunar day from a Gregorian date, the plus a leap month from the month before it.
  const month = `${lunar.month}${lunar.leap ? '+' : ''}`
  return lang === 'ru' ? `☾${lunar.day}.${month}` : `☾${month}/${lunar.day}`
}

/** The lunar day in whole words, `正月初一`. */
export function lunarWhole(lunar: LunarDay, lang: Lang): string {
  if (lang === 'zh') return `${monthText(lunar, lang)}${dayNames[lunar.day - 1] ?? ''}`
  return lang === 'ru'
    ? `${lunar.day}-й день, ${monthText(lunar, lang)} по лунному календарю`
    : `day ${lunar.day} of ${monthText(lunar, lang).toLowerCase()} in the lunar calendar`
}

/** Everything the calendar says of a day besides: term and festivals. */
export function remarksOf(lunar: LunarDay, lang: Lang): readonly string[] {
  return [
    ...(lunar.term === null ? [] : [termText(lunar.term, lang)]),
    ...lunar.festivals.filter((name) => !sameAsTerm.has(name)).map((name) => festivalText(name, lang)),
  ]
}

/** Names of festivals by the Chinese name that the calendar gives. */
export const festivalWords: Readonly<Record<string, Words>> = {
  腊八节: { zh: '腊八节', ru: 'Лаба', en: 'Laba Festival' },
  除夕: { zh: '除夕', ru: 'Канун Нового года', en: 'New Year’s Eve' },
  春节: { zh: '春节', ru: 'Праздник весны', en: 'Spring Festival' },
  元宵节: { zh: '元宵节', ru: 'Праздник фонарей', en: 'Lantern Festival' },
  龙头节: { zh: '龙抬头', ru: 'День дракона', en: 'Dragon Head Day' },
  上巳节: { zh: '上巳节', ru: 'Шансы', en: 'Shangsi Festival' },
  清明节: { zh: '清明节', ru: 'Цинмин', en: 'Qingming' },
  端午节: { zh: '端午节', ru: 'Дуаньу', en: 'Dragon Boat Festival' },
  七夕节: { zh: '七夕节', ru: 'Цисицзе', en: 'Qixi Festival' },
  中元节: { zh: '中元节', ru: 'День духов', en: 'Ghost Festival' },
  中秋节: { zh: '中秋节', ru: 'Праздник середины осени', en: 'Mid-Autumn Festival' },
  重阳节: { zh: '重阳节', ru: 'Чунъян', en: 'Double Ninth Festival' },
  冬至节: { zh: '冬至节', ru: 'Зимнее солнцестояние', en: 'Winter Solstice' },
  元旦: { zh: '元旦', ru: 'Новый год', en: 'New Year’s Day' },
  妇女节: { zh: '妇女节', ru: 'Женский день', en: 'Women’s Day' },
  植树节: { zh: '植树节', ru: 'День посадки деревьев', en: 'Arbor Day' },
  劳动节: { zh: '劳动节', ru: 'День труда', en: 'Labour Day' },
  青年节: { zh: '青年节', ru: 'День молодёжи', en: 'Youth Day' },
  儿童节: { zh: '儿童节', ru: 'День детей', en: 'Children’s Day' },
  建党节: { zh: '建党节', ru: 'День основания партии', en: 'Party Founding Day' },
  建军节: { zh: '建军节', ru: 'День армии', en: 'Army Day' },
  教师节: { zh: '教师节', ru: 'День учителя', en: 'Teachers’ Day' },
  国庆节: { zh: '国庆节', ru: 'День КНР', en: 'National Day' },
}

// The two festivals that are solar terms by another name.
const sameAsTerm: ReadonlySet<string> = new Set(['清明节', '冬至节'])

const dayNames = [
  ...['一', '二', '三', '四', '五', '六', '七', '八', '九', '十'].map((digit) => `初${digit}`),
  ...['一', '二', '三', '四', '五', '六', '七', '八', '九'].map((digit) => `十${digit}`),
  '二十',
  ...['一', '二', '三', '四', '五', '六', '七', '八', '九'].map((digit) => `廿${digit}`),
  '三十',
]

const monthNames = ['正月', '二月', '三月', '四月', '五月', '六月', '七月', '八月', '九月', '十月', '冬月', '腊月']

const terms = {
  zh: [
    '冬至',
    '小寒',
    '大寒',
    '立春',
    '雨水',
    '惊蛰',
    '春分',
    '清明',
    '谷雨',
    '立夏',
    '小满',
    '芒种',
    '夏至',
    '小暑',
    '大暑',
    '立秋',
    '处暑',
    '白露',
    '秋分',
    '寒露',
    '霜降',
    '立冬',
    '小雪',
    '大雪',
  ],
  ru: [
    'Зимнее солнцестояние',
    'Малые холода',
    'Большие холода',
    'Начало весны',
    'Дождевая вода',
    'Пробуждение насекомых',
    'Весеннее равноденствие',
    'Цинмин',
    'Хлебные дожди',
    'Начало лета',
    'Малое изобилие',
    'Колошение хлебов',
    'Летнее солнцестояние',
    'Малая жара',
    'Большая жара',
    'Начало осени',
    'Прекращение жары',
    'Белые росы',
    'Осеннее равноденствие',
    'Холодные росы',
    'Выпадение инея',
    'Начало зимы',
    'Малые снега',
    'Большие снега',
  ],
  en: [
    'Winter Solstice',
    'Minor Cold',
    'Major Cold',
    'Start of Spring',
    'Rain Water',
    'Awakening of Insects',
    'Spring Equinox',
    'Pure Brightness',
    'Grain Rain',
    'Start of Summer',
    'Grain Buds',
    'Grain in Ear',
    'Summer Solstice',
    'Minor Heat',
    'Major Heat',
    'Start of Autumn',
    'End of Heat',
    'White Dew',
    'Autumn Equinox',
    'Cold Dew',
    'Frost Descent',
    'Start of Winter',
    'Minor Snow',
    'Major Snow',
  ],
} as const satisfies Record<Lang, readonly string[]>

function termText(term: number, lang: Lang): string {
  return terms[lang][term] ?? ''
}

function festivalText(name: string, lang: Lang): string {
  return festivalWords[name]?.[lang] ?? name
}

function monthText({ month, leap }: LunarDay, lang: Lang): string {
  if (lang === 'zh') return `${leap ? '闰' : ''}${monthNames[month - 1] ?? ''}`
  if (lang === 'ru') return `${leap ? 'доп. ' : ''}${month}-й месяц`
  return leap ? `Leap month ${month}` : `Month ${month}`
}
