import type { AccountRequestKind, AccountRequestState, ContactField } from '../../../core/api-types/account-request.ts'
import type { Words } from '../../../core/values/language.ts'

export const contactWords: Readonly<Record<ContactField, Words>> = {
  userCode: { zh: '用户名', ru: 'Логин', en: 'User name' },
  userTel: { zh: '手机号码', ru: 'Мобильный телефон', en: 'Mobile number' },
  email: { zh: '邮箱', ru: 'Электронная почта', en: 'E-mail' },
}

/** What the lines of a request are called. */
export const changeWords = {
  ...contactWords,
  receiver: { zh: '接收人', ru: 'Кто принимает', en: 'Receiver' },
  leaderId: { zh: '负责人', ru: 'Руководитель', en: 'Leader' },
} satisfies Readonly<Record<string, Words>>

export const kindWords: Readonly<Record<AccountRequestKind, Words>> = {
  password: { zh: '生成一次性密码', ru: 'Одноразовый пароль', en: 'One-time password' },
  link: { zh: '发送密码重置链接', ru: 'Ссылка для сброса пароля', en: 'Password link' },
  secondFactor: { zh: '重置动态验证码', ru: 'Сброс второго фактора', en: 'Reset of the second factor' },
  contact: { zh: '更换登录信息', ru: 'Смена данных для входа', en: 'Change of sign-in data' },
  setting: { zh: '修改安全参数', ru: 'Изменение параметра безопасности', en: 'Change of a security setting' },
  handover: { zh: '移交待办和记录', ru: 'Передача задач и записей', en: 'Hand-over of tasks and records' },
  leader: { zh: '更换部门负责人', ru: 'Смена руководителя подразделения', en: 'Another leader of a department' },
}

export const stateWords: Readonly<Record<AccountRequestState, Words>> = {
  waiting: { zh: '待确认', ru: 'Ждёт подтверждения', en: 'To confirm' },
  confirmed: { zh: '已确认，待领取', ru: 'Подтверждено, пароль не получен', en: 'Confirmed, to be collected' },
  refused: { zh: '已驳回', ru: 'Отклонено', en: 'Rejected' },
  withdrawn: { zh: '已撤回', ru: 'Отозвано', en: 'Withdrawn' },
  done: { zh: '已办理', ru: 'Выполнено', en: 'Done' },
}

/** The page of what waits for a second administrator. */
export const requestWords = {
  title: { zh: '账号申请', ru: 'Запросы по учётным записям', en: 'Account requests' },
  note: {
    zh: '涉及他人登录或审批的改动须由不同岗位的两名管理员共同办理；本人可以驳回',
    ru: 'Всё, что касается чужого входа и чужих решений, делают двое из разных ролей; владелец может отклонить',
    en: 'Changes to another person’s sign-in need two administrators of different offices; the owner may reject them',
  },
  none: { zh: '没有账号申请', ru: 'Запросов нет', en: 'There are no requests' },
  noneNote: {
    zh: '在“用户管理”中打开人员，点“账号”发起',
    ru: 'Откройте сотрудника на странице «Пользователи» и нажмите «Учётная запись»',
    en: 'Open a person on the page of users and press “Account”',
  },
  asked: { zh: '{who} 申请于 {time}', ru: 'Просит {who}, {time}', en: 'Asked by {who}, {time}' },
  decided: { zh: '{who} 处理于 {time}', ru: 'Решение: {who}, {time}', en: 'Decided by {who}, {time}' },
  empty: { zh: '（空）', ru: '(пусто)', en: '(empty)' },
  confirm: { zh: '确认', ru: 'Подтвердить', en: 'Confirm' },
  refuse: { zh: '驳回', ru: 'Отклонить', en: 'Reject' },
  withdraw: { zh: '撤回', ru: 'Отозвать', en: 'Withdraw' },
  collect: { zh: '领取密码', ru: 'Получить пароль', en: 'Collect the password' },
  sure: {
    zh: '请先向 {name} 本人核实。确认后立即生效。',
    ru: 'Сначала свяжитесь с владельцем ({name}). Подтверждение действует сразу.',
    en: 'Speak with {name} first. It takes effect at once.',
  },
  done: { zh: '已处理', ru: 'Готово', en: 'Done' },
} satisfies Readonly<Record<string, Words>>
