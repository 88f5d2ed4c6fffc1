/** Why a reading is not taken. */
export const seriesWords = {
  'series.key-unknown': {
    zh: '没有编码为“{key}”的对象，或您无权查看',
    ru: 'Кода «{key}» нет или он вам недоступен',
    en: 'There is no {key}, or you may not see it',
  },
  'series.key-idle': { zh: '“{key}”已停用', ru: '«{key}» не используется', en: '{key} is out of use' },
  'series.time-wrong': {
    zh: '时间无法识别，例如 2026-11-26 10:15 或 2026-11-26T10:15:00+08:00',
    ru: 'Время не распознано: 2026-11-26 10:15 или 2026-11-26T10:15:00+08:00',
    en: 'The time cannot be read: 2026-11-26 10:15 or 2026-11-26T10:15:00+08:00',
  },
  'series.time-old': {
    zh: '早于原始数据的保留期限',
    ru: 'Раньше срока, за который хранятся показания',
    en: 'Earlier than readings are kept',
  },
  'series.time-ahead': {
    zh: '比当前时间晚一天以上',
    ru: 'Больше чем на сутки впереди текущего времени',
    en: 'More than a day ahead of now',
  },
  'series.value-missing': { zh: '缺少 {field}', ru: 'Нет значения {field}', en: '{field} is missing' },
  'series.value-wrong': { zh: '{field} 不是数字', ru: '{field} — не число', en: '{field} is no number' },
  'series.twice': {
    zh: '同一批中同一时间有不同的值',
    ru: 'В этой же посылке на то же время есть другое значение',
    en: 'The same sending has another value for that time',
  },
  'series.key-wrong': { zh: '接口密钥无效', ru: 'Ключ доступа не подходит', en: 'The key of the interface is wrong' },
  'series.too-many': {
    zh: '一次最多 {most} 条',
    ru: 'Не больше {most} показаний за раз',
    en: 'At most {most} readings at a time',
  },
  'series.period': {
    zh: '请选择起止日期，最长 30 年',
    ru: 'Выберите первый и последний день, не больше 30 лет',
    en: 'Choose the first and last day, at most 30 years apart',
  },
}
