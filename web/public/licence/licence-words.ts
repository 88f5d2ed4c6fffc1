import type { Words } from '../../../core/values/language.ts'

/** Everything /license says. */
export const licencePageWords = {
  title: { zh: '授权信息', ru: 'Лицензия', en: 'Licence' },
  trial: { zh: '试用中', ru: 'Пробный период', en: 'Trial' },
  valid: { zh: '授权有效', ru: 'Лицензия действует', en: 'Licensed' },
  soon: { zh: '即将到期', ru: 'Скоро закончится', en: 'Ends soon' },
  ended: { zh: '已到期', ru: 'Срок истёк', en: 'Ended' },
  days: {
    zh: '天',
    ru: '{n, plural, one {день} few {дня} many {дней} other {дня}}',
    en: '{n, plural, one {day} other {days}}',
  },
  left: { zh: '剩余', ru: 'Осталось', en: 'Left' },
  until: { zh: '有效期至 {day}', ru: 'Действует по {day} включительно', en: 'Holds until {day}' },
  endedOn: {
    zh: '已于 {day} 到期，业务数据完好保存，上传新授权后立即恢复使用。',
    ru: 'Срок истёк {day}. Данные сохранены; после загрузки новой лицензии работа продолжится сразу.',
    en: 'It ended on {day}. All data is kept; work goes on as soon as a new licence is uploaded.',
  },
  trialNote: {
    zh: '未上传授权文件，可试用 30 天。',
    ru: 'Файл лицензии не загружен: пробный период 30 дней.',
    en: 'No licence file yet: the trial runs 30 days.',
  },
  number: { zh: '授权编号', ru: 'Номер лицензии', en: 'Licence number' },
  customer: { zh: '授权单位', ru: 'Владелец лицензии', en: 'Licensed to' },
  modules: { zh: '授权模块', ru: 'Модули', en: 'Modules' },
  allModules: { zh: '全部模块', ru: 'Все модули', en: 'All modules' },
  users: { zh: '授权用户数', ru: 'Число пользователей', en: 'Users' },
  crowded: {
    zh: '启用的用户已超出授权数，系统照常使用，请尽快增加授权。',
    ru: 'Пользователей больше, чем в лицензии. Система работает; расширьте лицензию.',
    en: 'There are more active users than licensed. Everything works; please extend the licence.',
  },
  demo: { zh: '演示授权', ru: 'Демонстрационная', en: 'Demonstration' },
  machine: { zh: '机器码', ru: 'Код установки', en: 'Machine code' },
  machineNote: {
    zh: '申请授权时，请把机器码发给供应商。',
    ru: 'Сообщите этот код поставщику, чтобы получить лицензию.',
    en: 'Send this code to the supplier when you ask for a licence.',
  },
  copy: { zh: '复制', ru: 'Копировать', en: 'Copy' },
  copied: { zh: '已复制', ru: 'Скопировано', en: 'Copied' },
  upload: { zh: '上传授权文件', ru: 'Загрузить файл лицензии', en: 'Upload a licence file' },
  uploadNote: {
    zh: '将文件拖到此处，或点击选择。文件经过数字签名，系统会当场核验。',
    ru: 'Перетащите файл сюда или выберите его. Подпись файла проверяется сразу.',
    en: 'Drop the file here or choose it. Its signature is checked on the spot.',
  },
  loaded: {
    zh: '授权已更新，可以正常使用了',
    ru: 'Лицензия обновлена, можно работать',
    en: 'The licence is in place; you can go on working',
  },
  unread: {
    zh: '无法取得授权信息，请稍后重试',
    ru: 'Не удалось получить сведения о лицензии. Повторите позже',
    en: 'The licence could not be read. Try again later',
  },
  toSystem: { zh: '进入系统', ru: 'Открыть систему', en: 'Open the system' },
} as const satisfies Record<string, Words>
