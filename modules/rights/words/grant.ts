import type { Words } from '../../../core/values/language.ts'

/** What is said of a change that waits for a second security administrator. */
export const grantWords = {
  title: { zh: '待确认的修改', ru: 'Изменение на подтверждении', en: 'Change to confirm' },
  mine: {
    zh: '您的修改等待另一名安全管理员确认',
    ru: 'Ваше изменение ждёт второго администратора безопасности',
    en: 'Your change waits for another security administrator',
  },
  theirs: {
    zh: '{who} 要给自己持有的这个角色增加权限，请确认',
    ru: '{who} расширяет роль, которой обладает. Подтвердите или отклоните',
    en: '{who} asks to extend this role, which is also their own. Confirm or reject',
  },
  note: {
    zh: '确认之前不会生效',
    ru: 'До подтверждения ничего не меняется',
    en: 'Nothing changes before it is confirmed',
  },
  confirm: { zh: '确认', ru: 'Подтвердить', en: 'Confirm' },
  refuse: { zh: '驳回', ru: 'Отклонить', en: 'Reject' },
  withdraw: { zh: '撤回申请', ru: 'Отозвать', en: 'Withdraw' },
  confirmDone: {
    zh: '已确认，修改已生效',
    ru: 'Подтверждено, изменение действует',
    en: 'Confirmed: the change is in force',
  },
  refuseDone: { zh: '已驳回', ru: 'Отклонено', en: 'Rejected' },
  withdrawDone: { zh: '已撤回', ru: 'Отозвано', en: 'Withdrawn' },
  sent: {
    zh: '您持有此角色：修改已提交，等待另一名安全管理员确认',
    ru: 'Вы обладаете этой ролью: изменение отправлено второму администратору безопасности',
    en: 'You hold this role: the change waits for another security administrator',
  },
} satisfies Readonly<Record<string, Words>>
