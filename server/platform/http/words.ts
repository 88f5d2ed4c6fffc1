import type { Words } from '../../../core/values/language.ts'
import { signInRefusals } from './sign-in-words.ts'

/** What the engine's own refusals and answers say; the Chinese of the error catalogue is exact (specification §8). */
export const serverWords = {
  ...signInRefusals,
  'server.done': { zh: '操作成功', ru: 'Готово', en: 'Done' },
  'server.error': {
    zh: '系统内部错误，请稍后再试或将编号 {requestId} 告知管理员',
    ru: 'Внутренняя ошибка. Повторите позже или сообщите администратору номер {requestId}',
    en: 'Internal error. Try again later or give your administrator this number: {requestId}',
  },
  'server.busy': {
    zh: '系统繁忙，请稍后再试',
    ru: 'Система занята. Повторите попытку позже',
    en: 'The system is busy. Please try again shortly',
  },
  'server.full': {
    zh: '服务器磁盘空间不足，内容未保存，请联系管理员',
    ru: 'На диске сервера нет места, данные не сохранены. Обратитесь к администратору',
    en: 'The server has run out of disk space, so nothing was saved. Please tell your administrator',
  },
  'request.slow': {
    zh: '请求发送过慢，已中断，请检查网络后重试',
    ru: 'Запрос передавался слишком долго и прерван. Проверьте сеть и повторите',
    en: 'The request took too long to arrive and was cut off. Check the network and try again',
  },
  'server.stopping': {
    zh: '系统正在重启，请稍后再试',
    ru: 'Система перезапускается. Повторите попытку позже',
    en: 'The system is restarting. Please try again shortly',
  },
  'server.crowded': {
    zh: '当前登录人数过多，请稍后再试',
    ru: 'Слишком много одновременных входов. Повторите попытку позже',
    en: 'Too many people are signing in at once. Please try again shortly',
  },
  'request.malformed': {
    zh: '错误的传参',
    ru: 'Неверные параметры запроса',
    en: 'The request could not be understood',
  },
  'request.wrong': { zh: '请检查标出的内容', ru: 'Проверьте отмеченные поля', en: 'Please check the marked fields' },
  'request.type': {
    zh: '不支持的数据格式',
    ru: 'Неподдерживаемый формат данных',
    en: 'This content type is not supported',
  },
  'request.large': { zh: '提交的数据过大', ru: 'Слишком большой объём данных', en: 'The request is too large' },
  'request.often': {
    zh: '操作过于频繁，请 {seconds} 秒后再试',
    ru: 'Слишком много запросов. Повторите через {seconds} с',
    en: 'Too many requests. Try again in {seconds} s',
  },
  'request.long': { zh: '不能超过 {max} 个字符', ru: 'Не больше {max} символов', en: 'At most {max} characters' },
  'request.number': {
    zh: '应为 {min} 至 {max} 之间的整数',
    ru: 'Целое число от {min} до {max}',
    en: 'A whole number from {min} to {max}',
  },
  'request.choice': { zh: '不支持的取值', ru: 'Недопустимое значение', en: 'This value is not allowed' },
  'request.text': { zh: '只能填写一个值', ru: 'Допускается только одно значение', en: 'Only one value is allowed' },
  'request.ids': {
    zh: '一次最多 {max} 个编号，且须为有效编号',
    ru: 'Не больше {max} действительных идентификаторов',
    en: 'At most {max} ids, each of them valid',
  },
  'request.fill': { zh: '请填写{label}', ru: 'Заполните поле «{label}»', en: 'Fill in {label}' },
  'route.unknown': { zh: '接口不存在', ru: 'Такого адреса нет', en: 'There is no such call' },
  'route.method': { zh: '接口不存在', ru: 'Такого вызова нет', en: 'There is no such call' },
  'numbering.no-unit-code': {
    zh: '单位“{unit}”没有编码，无法生成单据编号：请先在组织机构中填写单位编码',
    ru: 'У организации «{unit}» нет кода, номер документа составить нельзя. Сначала укажите код в оргструктуре',
    en: 'The unit “{unit}” has no code, so no number can be made: give it one in the organisation first',
  },
  'numbering.no-unit': {
    zh: '单据没有所属单位，无法生成编号',
    ru: 'У документа не указана организация, номер составить нельзя',
    en: 'The document belongs to no unit, so no number can be made',
  },
  'record.missing': {
    zh: '记录不存在或无权查看',
    ru: 'Запись не существует или недоступна вам',
    en: 'The record does not exist or you may not view it',
  },
  'record.followed': {
    zh: '尚有未办结的后续单据：{documents}；请先撤销、关闭或归档',
    ru: 'Ещё не завершены связанные документы: {documents}. Сначала отзовите, закройте или сдайте их в архив',
    en: 'Documents that follow from this one are still open: {documents}. Revoke, close or archive them first',
  },
  'permission.missing': { zh: '接口权限不足', ru: 'Недостаточно прав', en: 'You have no right to do this' },
  'contact.code-wrong': {
    zh: '验证码错误或已过期',
    ru: 'Код неверен или устарел',
    en: 'This code is wrong or has expired',
  },
  'contact.closed': {
    zh: '邮件通道未配置，无法发送验证码',
    ru: 'Почта не настроена: код отправить нельзя',
    en: 'No mail is configured, so no code can be sent',
  },
  'label.code': { zh: '验证码', ru: 'Код', en: 'code' },
  'label.email': { zh: '邮箱', ru: 'Эл. почта', en: 'e-mail' },
  'label.value': { zh: '新的内容', ru: 'Новое значение', en: 'new value' },
  'label.to': { zh: '手机号码或邮箱', ru: 'Телефон или почта', en: 'mobile number or e-mail' },
  'label.userName': { zh: '用户名', ru: 'Логин', en: 'user name' },
  'label.pwd': { zh: '密码', ru: 'Пароль', en: 'password' },
  'label.newPwd': { zh: '新密码', ru: 'Новый пароль', en: 'new password' },
  'label.oldPwd': { zh: '原密码', ru: 'Текущий пароль', en: 'current password' },
  'label.userTel': { zh: '手机号码', ru: 'Номер телефона', en: 'mobile number' },
  'label.smsCode': { zh: '短信验证码', ru: 'Код из SMS', en: 'SMS code' },
  'label.actionConten': { zh: '操作内容', ru: 'Содержание действия', en: 'action content' },
  'label.file': { zh: '文件', ru: 'Файл', en: 'the file' },
  'label.name': { zh: '名称', ru: 'Название', en: 'the name' },
  'label.cron': { zh: '执行时间', ru: 'Время запуска', en: 'the schedule' },
  'label.other': { zh: '必填内容', ru: 'Значение', en: 'the value' },
  'label.actionType': { zh: '操作类型', ru: 'Тип действия', en: 'action type' },
} satisfies Readonly<Record<string, Words>>
