import type { Words } from '../../../core/values/language.ts'

/** What a line of the audit says beside the changed values, by the names under which it is kept. */
export const extraWords: Readonly<Record<string, Words>> = {
  account: { zh: '账号', ru: 'Учётная запись', en: 'Account' },
  after: { zh: '变更后', ru: 'Стало', en: 'After' },
  agent: { zh: '代理人', ru: 'Заместитель', en: 'Stand-in' },
  before: { zh: '变更前', ru: 'Было', en: 'Before' },
  changes: { zh: '变更项', ru: 'Изменения', en: 'Changes' },
  code: { zh: '编码', ru: 'Код', en: 'Code' },
  cron: { zh: '执行时间', ru: 'Расписание', en: 'Schedule' },
  cut: { zh: '回答中断', ru: 'Ответ прерван', en: 'Answer cut off' },
  days: { zh: '有效天数', ru: 'Срок, дней', en: 'Valid for (days)' },
  documents: { zh: '单据', ru: 'Документы', en: 'Documents' },
  due: { zh: '生效时间', ru: 'Вступает в силу', en: 'Effective from' },
  field: { zh: '字段', ru: 'Поле', en: 'Field' },
  fields: { zh: '字段', ru: 'Поля', en: 'Fields' },
  file: { zh: '文件校验码', ru: 'Отпечаток файла', en: 'File fingerprint' },
  filePath: { zh: '文件', ru: 'Файл', en: 'File' },
  from: { zh: '从', ru: 'С', en: 'From' },
  how: { zh: '方式', ru: 'Действие', en: 'Action' },
  id: { zh: '编号', ru: 'Номер', en: 'Number' },
  key: { zh: '项', ru: 'Пункт', en: 'Item' },
  kind: { zh: '类型', ru: 'Тип', en: 'Type' },
  lang: { zh: '语言', ru: 'Язык', en: 'Language' },
  lines: { zh: '条数', ru: 'Строк', en: 'Lines' },
  link: { zh: '链接', ru: 'Ссылка', en: 'Link' },
  lost: { zh: '丢失的值', ru: 'Потеряно значений', en: 'Values lost' },
  messages: { zh: '消息数', ru: 'Сообщений', en: 'Messages' },
  moved: { zh: '已迁移', ru: 'Переведено', en: 'Moved' },
  name: { zh: '名称', ru: 'Название', en: 'Name' },
  opinion: { zh: '意见', ru: 'Комментарий', en: 'Comment' },
  part: { zh: '部分', ru: 'Раздел', en: 'Part' },
  path: { zh: '地址', ru: 'Адрес', en: 'Address' },
  paused: { zh: '已暂停', ru: 'Приостановлено', en: 'Paused' },
  person: { zh: '人员', ru: 'Сотрудник', en: 'Person' },
  problems: { zh: '异常数', ru: 'Нарушений', en: 'Faults' },
  role: { zh: '角色', ru: 'Роль', en: 'Role' },
  rows: { zh: '行数', ru: 'Строк', en: 'Rows' },
  staying: { zh: '未迁移', ru: 'Осталось', en: 'Not moved' },
  to: { zh: '至', ru: 'По', en: 'To' },
  tokens: { zh: '用量', ru: 'Расход токенов', en: 'Tokens' },
  tools: { zh: '使用的工具', ru: 'Инструменты', en: 'Tools' },
  value: { zh: '值', ru: 'Значение', en: 'Value' },
  ver: { zh: '版本', ru: 'Версия', en: 'Version' },
  version: { zh: '版本', ru: 'Версия', en: 'Version' },
  comment: { zh: '评论', ru: 'Комментарий', en: 'Comment' },
}

/** The sorts of account requests, as the log names them. */
export const extraKinds: Readonly<Record<string, Words>> = {
  password: { zh: '生成一次性密码', ru: 'Одноразовый пароль', en: 'One-time password' },
  link: { zh: '发送密码重置链接', ru: 'Ссылка для смены пароля', en: 'Password link' },
  secondFactor: { zh: '重置动态验证码', ru: 'Сброс второго фактора', en: 'Reset of the second factor' },
  contact: { zh: '更换登录信息', ru: 'Смена данных для входа', en: 'Change of sign-in data' },
  setting: { zh: '修改安全参数', ru: 'Изменение параметра безопасности', en: 'Change of a security setting' },
  handover: { zh: '工作移交', ru: 'Передача дел', en: 'Hand-over' },
  leader: { zh: '变更负责人', ru: 'Смена руководителя', en: 'Change of leader' },
}

export const yesOrNo: Readonly<Record<'yes' | 'no', Words>> = {
  yes: { zh: '是', ru: 'Да', en: 'Yes' },
  no: { zh: '否', ru: 'Нет', en: 'No' },
}
