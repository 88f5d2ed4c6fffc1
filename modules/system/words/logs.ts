import type { Words } from '../../../core/values/language.ts'

export const logWords = {
  note: {
    zh: '日志保留 180 天以上，任何人不能修改或删除。',
    ru: 'Журналы хранятся не менее 180 дней; изменить или удалить их нельзя.',
    en: 'Logs are kept for at least 180 days; nobody can change or delete them.',
  },
  kinds: { zh: '日志类型', ru: 'Вид журнала', en: 'Log type' },
  detail: { zh: '日志详情', ru: 'Запись журнала', en: 'Log entry' },
  changes: { zh: '变更内容', ru: 'Что изменено', en: 'What changed' },
  field: { zh: '字段', ru: 'Поле', en: 'Field' },
  before: { zh: '变更前', ru: 'Было', en: 'Before' },
  after: { zh: '变更后', ru: 'Стало', en: 'After' },
  noChanges: {
    zh: '本次操作没有改变字段的值，或您无权查看',
    ru: 'Значения полей не менялись или недоступны вам',
    en: 'No field values changed, or they are not visible to you',
  },
  empty: { zh: '（空）', ru: '(пусто)', en: '(empty)' },
  more: { zh: '附加信息', ru: 'Дополнительно', en: 'More' },
  unscoped: { zh: '系统操作', ru: 'Действие системы', en: 'Done by the system' },
  unscopedNote: {
    zh: '系统按规则读取或修改了这条记录，不受操作人的数据范围限制。原因：',
    ru: 'Запись прочитана или изменена системой по её правилам, без ограничения областью данных сотрудника. Причина: ',
    en: 'The system read or changed this record by its rules, beyond the data scope of the person. Reason: ',
  },
  hash: { zh: '链值 SHA-256', ru: 'Хеш SHA-256', en: 'SHA-256 in the chain' },
  open: { zh: '打开记录', ru: 'Открыть запись', en: 'Open the record' },
  stack: { zh: '堆栈', ru: 'Стек вызовов', en: 'Stack' },
  chain: { zh: '审计链', ru: 'Цепочка аудита', en: 'Audit chain' },
  sealed: { zh: '已封存 {n} 条', ru: 'Записей в цепочке: {n}', en: '{n} lines sealed' },
  waiting: { zh: '{n} 条待封存', ru: 'ждут включения: {n}', en: '{n} waiting' },
  checkpoint: { zh: '最近检查点 {at}', ru: 'контрольная точка {at}', en: 'checkpoint {at}' },
  neverChecked: { zh: '尚未校验', ru: 'Ещё не проверялась', en: 'Not checked yet' },
  checked: {
    zh: '{at} {name} 校验通过：{n} 条完整无改动',
    ru: 'Проверено {at} ({name}): {n} без нарушений',
    en: 'Checked {at} by {name}: {n} lines intact',
  },
  broken: {
    zh: '{at} {name} 校验发现 {count} 处异常',
    ru: 'Проверка {at} ({name}): найдено нарушений — {count}',
    en: 'The check {at} by {name} found {count} faults',
  },
  verify: { zh: '立即校验', ru: 'Проверить', en: 'Verify' },
  whole: {
    zh: '校验通过：{n} 条日志完整无改动',
    ru: 'Проверено записей: {n}. Нарушений нет',
    en: 'Verified: {n} lines are whole and unchanged',
  },
  found: { zh: '校验发现异常', ru: 'Найдены нарушения', en: 'Faults were found' },
  foundNote: {
    zh: '日志可能被人为改动。请保留现场，并通知安全负责人。',
    ru: 'Журнал могли изменить. Ничего не трогайте и сообщите ответственному за безопасность.',
    en: 'The log may have been tampered with. Touch nothing and tell the person in charge of security.',
  },
} satisfies Readonly<Record<string, Words>>

/** What may be wrong with a line of the chain. */
export const problemWords: Readonly<Record<string, Words>> = {
  missing: {
    zh: '第 {line} 条从链中消失',
    ru: 'Записи № {line} нет в цепочке',
    en: 'Line {line} is missing from the chain',
  },
  unfollowing: {
    zh: '第 {line} 条与前一条不衔接',
    ru: 'Запись № {line} не продолжает предыдущую',
    en: 'Line {line} does not match the previous line',
  },
  deleted: { zh: '第 {line} 条已被删除', ru: 'Запись № {line} удалена', en: 'Line {line} was deleted' },
  changed: { zh: '第 {line} 条已被改动', ru: 'Запись № {line} изменена', en: 'Line {line} was changed' },
  checkpoint: {
    zh: '第 {line} 条与检查点不符',
    ru: 'Запись № {line} не совпадает с контрольной точкой',
    en: 'Line {line} does not match its checkpoint',
  },
  cut: {
    zh: '第 {line} 条曾经封存，现在链在它之前结束',
    ru: 'Запись № {line} была в цепочке, теперь цепочка обрывается раньше',
    en: 'Line {line} was sealed, but the chain now ends before it',
  },
  inserted: {
    zh: '编号 {line} 的日志是事后插入的',
    ru: 'Строка с номером {line} вставлена задним числом',
    en: 'The line numbered {line} was slipped in afterwards',
  },
}
