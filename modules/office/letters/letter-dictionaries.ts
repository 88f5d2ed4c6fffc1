import type { DictionaryEntry } from '../../../core/description/dictionary-entry.ts'

/** Small groups that only official documents use. */
export const letterDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  docOut_kind: [
    { code: 'decision', label: { zh: '决定', ru: 'Решение', en: 'Decision' } },
    { code: 'notice', label: { zh: '通知', ru: 'Уведомление', en: 'Notice' } },
    { code: 'circular', label: { zh: '通报', ru: 'Циркуляр', en: 'Circular' } },
    { code: 'request', label: { zh: '请示', ru: 'Запрос', en: 'Request for instructions' } },
    { code: 'report', label: { zh: '报告', ru: 'Доклад', en: 'Report' } },
    { code: 'letter', label: { zh: '函', ru: 'Письмо', en: 'Letter' } },
    { code: 'minutes', label: { zh: '纪要', ru: 'Протокол', en: 'Minutes' } },
  ],
  docOut_status: [
    { code: '0', label: { zh: '拟稿', ru: 'Проект', en: 'Draft' }, color: 'gray' },
    { code: '1', label: { zh: '会签核稿', ru: 'На согласовании', en: 'In approval' }, color: 'amber' },
    { code: '2', label: { zh: '已签发', ru: 'Подписан', en: 'Signed' }, color: 'blue' },
    { code: '3', label: { zh: '已用印', ru: 'С печатью', en: 'Sealed' }, color: 'cyan' },
    { code: '4', label: { zh: '传阅中', ru: 'На ознакомлении', en: 'Circulating' }, color: 'amber' },
    { code: '5', label: { zh: '已归档', ru: 'В деле', en: 'On file' }, color: 'green' },
    { code: '6', label: { zh: '已作废', ru: 'Аннулирован', en: 'Void' }, color: 'red' },
  ],
  doc_urgency: [
    { code: 'plain', label: { zh: '平件', ru: 'Обычный', en: 'Ordinary' }, color: 'gray' },
    { code: 'urgent', label: { zh: '加急', ru: 'Срочный', en: 'Urgent' }, color: 'amber' },
    { code: 'extra', label: { zh: '特急', ru: 'Весьма срочный', en: 'Most urgent' }, color: 'red' },
  ],
  doc_secrecy: [
    { code: 'open', label: { zh: '普通', ru: 'Без грифа', en: 'None' }, color: 'gray' },
    { code: 'secret', label: { zh: '秘密', ru: 'Секретно', en: 'Secret' }, color: 'red' },
  ],
  docReading_status: [
    { code: '0', label: { zh: '待阅', ru: 'Ждёт ознакомления', en: 'To be read' }, color: 'amber' },
    { code: '1', label: { zh: '已阅', ru: 'Ознакомлен', en: 'Read' }, color: 'green' },
    { code: '2', label: { zh: '已撤回', ru: 'Отозвано', en: 'Withdrawn' }, color: 'gray' },
  ],
  docIn_status: [
    { code: '0', label: { zh: '待拟办', ru: 'Зарегистрирован', en: 'Registered' }, color: 'gray' },
    { code: '1', label: { zh: '待批示', ru: 'Ждёт резолюции', en: 'Awaits instruction' }, color: 'amber' },
    { code: '2', label: { zh: '承办中', ru: 'На исполнении', en: 'Being handled' }, color: 'blue' },
    { code: '3', label: { zh: '已办结', ru: 'Исполнен', en: 'Answered' }, color: 'cyan' },
    { code: '4', label: { zh: '已归档', ru: 'В деле', en: 'On file' }, color: 'green' },
  ],
}
