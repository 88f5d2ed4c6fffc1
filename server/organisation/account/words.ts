import type { AccountRequestKind, AccountStep } from '../../../core/api-types/account-request.ts'
import type { Words } from '../../../core/values/language.ts'
import type { NoticeWords } from '../../../core/words/notice-words.ts'

/** What is done to accounts, and the steps of asking for it. */
export const accountWords = {
  kinds: {
    password: { zh: '生成一次性密码', ru: 'одноразовый пароль', en: 'a one-time password' },
    link: { zh: '发送密码重置链接', ru: 'ссылка для сброса пароля', en: 'a password link' },
    secondFactor: { zh: '重置动态验证码', ru: 'сброс второго фактора', en: 'a reset of the second factor' },
    contact: { zh: '更换登录信息', ru: 'смена данных для входа', en: 'a change of sign-in data' },
    setting: { zh: '修改安全参数', ru: 'изменение параметра безопасности', en: 'a change of a security setting' },
    handover: { zh: '移交待办和记录', ru: 'передача задач и записей', en: 'a hand-over of tasks and records' },
    leader: { zh: '更换部门负责人', ru: 'смена руководителя подразделения', en: 'another leader of the department' },
  } satisfies Record<AccountRequestKind, Words>,
  steps: {
    asked: {
      zh: '已申请，待另一名管理员确认',
      ru: 'запрошено, ждёт второго администратора',
      en: 'asked for, waits for a second administrator',
    },
    confirm: { zh: '已确认', ru: 'подтверждено', en: 'confirmed' },
    refuse: { zh: '已驳回', ru: 'отклонено', en: 'rejected' },
    withdraw: { zh: '已撤回', ru: 'отозвано', en: 'withdrawn' },
    collect: { zh: '密码已领取', ru: 'пароль получен', en: 'password collected' },
    done: { zh: '已办理', ru: 'выполнено', en: 'done' },
  } satisfies Record<AccountStep, Words>,
  confirm: { zh: '待确认', ru: 'На подтверждение', en: 'To confirm' },
} as const

/** How the owner, the audit office and the second administrator hear of it. */
export const accountNotices = {
  'account.confirm': {
    title: { zh: '待确认：{kind} — {title}', ru: 'Подтвердите: {kind} — {title}', en: 'To confirm: {kind} — {title}' },
    content: {
      zh: '{actorName} 提出申请；确认前请向本人核实',
      ru: 'Просит {actorName}. Прежде чем подтвердить, свяжитесь с владельцем',
      en: '{actorName} asks for it. Speak with the owner before you confirm',
    },
  },
  'account.own': {
    title: {
      zh: '您的账号：{kind}（{step}）',
      ru: 'Ваша учётная запись: {kind} ({step})',
      en: 'Your account: {kind} ({step})',
    },
    content: {
      zh: '操作人：{actorName}。如非本人要求，请立即驳回并联系审计管理员',
      ru: 'Действие: {actorName}. Если вы об этом не просили, отклоните и сообщите аудитору',
      en: 'By {actorName}. If you did not ask for this, reject it and inform the audit administrator',
    },
  },
  'account.watched': {
    title: {
      zh: '账号安全：{kind} — {title}（{step}）',
      ru: 'Безопасность: {kind} — {title} ({step})',
      en: 'Account security: {kind} — {title} ({step})',
    },
    content: { zh: '操作人：{actorName}', ru: 'Действие: {actorName}', en: 'By {actorName}' },
  },
  'account.decided': {
    title: { zh: '{kind} — {title}：{step}', ru: '{kind} — {title}: {step}', en: '{kind} — {title}: {step}' },
    content: { zh: '处理人：{actorName}', ru: 'Решение принял: {actorName}', en: 'Decided by {actorName}' },
  },
} satisfies NoticeWords

/** What touching somebody's account is refused with. */
export const accountRefusals = {
  'account.gone': {
    zh: '该申请已被处理或撤回，请刷新',
    ru: 'Запрос уже решён или отозван. Обновите страницу',
    en: 'This request has been decided or withdrawn. Reload the page',
  },
  'account.waits': {
    zh: '已有同样的申请在等待确认',
    ru: 'Такой запрос уже ждёт подтверждения',
    en: 'The same request is waiting already',
  },
  'account.oneself': {
    zh: '不能对自己办理，请在“我的账号”中修改',
    ru: 'Для себя это сделать нельзя. Откройте «Моя учётная запись»',
    en: 'Not for yourself: use “My account”',
  },
  'account.no-second': {
    zh: '没有其他岗位的管理员可以确认，请先由安全管理员授权',
    ru: 'Подтвердить некому: нужен администратор другой роли',
    en: 'There is no administrator of another office to confirm it',
  },
  'account.identity': {
    zh: '用户名、手机号和邮箱用于登录，请在“账号 → 更换登录信息”中申请，由另一名管理员确认',
    ru: 'По логину, телефону и почте входят в систему. Смените их через «Учётная запись → Сменить данные для входа»: нужен второй администратор',
    en: 'People sign in by user name, phone and mail. Change them by “Account → Change sign-in data”; a second administrator confirms',
  },
  'account.same': { zh: '没有变化', ru: 'Изменений нет', en: 'Nothing has changed' },
  'account.setting': {
    zh: '该参数关系到所有人的登录安全，请在“参数设置”中修改，由另一名管理员确认',
    ru: 'От этого параметра зависит вход всех. Измените его на странице настроек: нужен второй администратор',
    en: 'Everybody’s sign-in depends on this setting. Change it on the page of settings; a second administrator confirms',
  },
} as const satisfies Record<string, Words>
