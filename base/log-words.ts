import type { Words } from '../core/language.ts'

/** Names of the logs and of their columns. */
export const logTerms = {
  signIn: { zh: '登录日志', ru: 'Журнал входов', en: 'Sign-in log' },
  operation: { zh: '操作日志', ru: 'Журнал операций', en: 'Operation log' },
  calls: { zh: '接口日志', ru: 'Журнал запросов', en: 'Interface log' },
  errors: { zh: '异常日志', ru: 'Журнал ошибок', en: 'Error log' },
  at: { zh: '时间', ru: 'Время', en: 'Time' },
  person: { zh: '人员', ru: 'Сотрудник', en: 'Person' },
  ip: { zh: 'IP 地址', ru: 'IP-адрес', en: 'IP address' },
  requestId: { zh: '请求编号', ru: 'Номер запроса', en: 'Request number' },
  account: { zh: '登录账号', ru: 'Учётная запись', en: 'Account' },
  outcome: { zh: '结果', ru: 'Результат', en: 'Outcome' },
  way: { zh: '登录方式', ru: 'Способ входа', en: 'Way' },
  device: { zh: '设备', ru: 'Устройство', en: 'Device' },
  verb: { zh: '操作', ru: 'Операция', en: 'Operation' },
  thing: { zh: '对象类型', ru: 'Вид объекта', en: 'Object type' },
  title: { zh: '对象', ru: 'Объект', en: 'Object' },
  seq: { zh: '审计序号', ru: 'Номер в цепочке', en: 'Chain number' },
  method: { zh: '方法', ru: 'Метод', en: 'Method' },
  path: { zh: '地址', ru: 'Адрес', en: 'Address' },
  status: { zh: '状态码', ru: 'Код ответа', en: 'Status' },
  ms: { zh: '耗时（毫秒）', ru: 'Длительность, мс', en: 'Duration, ms' },
  source: { zh: '来源', ru: 'Источник', en: 'Source' },
  server: { zh: '服务端', ru: 'Сервер', en: 'Server' },
  page: { zh: '页面', ru: 'Страница', en: 'Page' },
  message: { zh: '错误信息', ru: 'Сообщение', en: 'Message' },
} satisfies Readonly<Record<string, Words>>

/** What became of an attempt to sign in, or of a session. */
export const outcomeWords = {
  ok: { zh: '登录成功', ru: 'Вход выполнен', en: 'Signed in' },
  wrong: { zh: '账号或密码错误', ru: 'Неверный логин или пароль', en: 'Wrong account or password' },
  second: { zh: '动态验证码错误', ru: 'Неверный одноразовый код', en: 'Wrong one-time code' },
  captcha: { zh: '验证码错误', ru: 'Неверный код с картинки', en: 'Wrong picture code' },
  locked: { zh: '账号已锁定', ru: 'Учётная запись заблокирована', en: 'Account locked' },
  disabled: { zh: '账号已停用', ru: 'Учётная запись отключена', en: 'Account disabled' },
  reuse: { zh: '令牌被重复使用', ru: 'Повторное использование токена', en: 'Token used twice' },
  'sign-out': { zh: '退出登录', ru: 'Выход', en: 'Signed out' },
  password: { zh: '修改密码', ru: 'Смена пароля', en: 'Password changed' },
} satisfies Readonly<Record<string, Words>>

export const wayWords = {
  password: { zh: '密码', ru: 'Пароль', en: 'Password' },
  sms: { zh: '短信验证码', ru: 'Код из СМС', en: 'SMS code' },
  token: { zh: '会话令牌', ru: 'Токен сеанса', en: 'Session token' },
} satisfies Readonly<Record<string, Words>>

/** What is done to many things, or to none: a document's own verbs have their names in its words. */
export const verbWords = {
  create: { zh: '新增', ru: 'Создание', en: 'Create' },
  update: { zh: '修改', ru: 'Изменение', en: 'Change' },
  delete: { zh: '删除', ru: 'Удаление', en: 'Delete' },
  submit: { zh: '提交', ru: 'Отправка на согласование', en: 'Submit' },
  agree: { zh: '同意', ru: 'Согласование', en: 'Agree' },
  reject: { zh: '退回', ru: 'Возврат', en: 'Return' },
  withdraw: { zh: '撤回', ru: 'Отзыв', en: 'Withdraw' },
  revoke: { zh: '撤销', ru: 'Отмена', en: 'Revoke' },
  transfer: { zh: '转办', ru: 'Передача', en: 'Transfer' },
  close: { zh: '关闭', ru: 'Закрытие', en: 'Close' },
  export: { zh: '导出', ru: 'Выгрузка', en: 'Export' },
  import: { zh: '导入', ru: 'Загрузка', en: 'Import' },
  print: { zh: '打印', ru: 'Печать', en: 'Print' },
  download: { zh: '下载附件', ru: 'Скачивание вложения', en: 'Download' },
  'share-view': { zh: '共享视图', ru: 'Общий вид списка', en: 'View shared' },
  'password.change': { zh: '修改密码', ru: 'Смена пароля', en: 'Password change' },
  'open.ticket': { zh: '生成嵌入链接', ru: 'Ссылка для встраивания', en: 'Embedding link made' },
  'frame.open': { zh: '打开内嵌页面', ru: 'Открытие встроенной страницы', en: 'Framed page opened' },
  'password.reset': { zh: '重置密码', ru: 'Сброс пароля', en: 'Password reset' },
  'external.company': { zh: '查询企业信息', ru: 'Запрос сведений о компании', en: 'Company look-up' },
  'account.unlock': { zh: '解锁账号', ru: 'Разблокировка', en: 'Account unlock' },
  'session.reuse': { zh: '令牌被重复使用', ru: 'Повтор токена', en: 'Token used twice' },
  'session.force': { zh: '强制下线', ru: 'Принудительный выход', en: 'Forced out' },
  'second-factor.on': { zh: '启用动态验证码', ru: 'Второй фактор включён', en: 'Second factor on' },
  'second-factor.off': { zh: '关闭动态验证码', ru: 'Второй фактор отключён', en: 'Second factor off' },
  'second-factor.codes': { zh: '重新生成恢复码', ru: 'Новые резервные коды', en: 'New recovery codes' },
  'second-factor.reset': { zh: '重置动态验证码', ru: 'Сброс второго фактора', en: 'Second factor reset' },
  'session.own': { zh: '结束自己的会话', ru: 'Завершение своего сеанса', en: 'Own session ended' },
  'job.run': { zh: '手动执行任务', ru: 'Запуск задания вручную', en: 'Job run by hand' },
  'job.plan': { zh: '调整任务时间', ru: 'Изменение расписания', en: 'Job timetable changed' },
  'audit.verify': { zh: '校验审计链', ru: 'Проверка цепочки аудита', en: 'Audit chain check' },
} satisfies Readonly<Record<string, Words>>
