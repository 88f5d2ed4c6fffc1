import type { Words } from '../../../core/values/language.ts'

/** The pages on which home pages are arranged. */
export const homePageWords = {
  othersNote: {
    zh: '您所属角色或单位的默认首页；个人首页可在“个人首页”调整。',
    ru: 'Страница вашей роли или организации. Свою вы настраиваете в разделе «Личная главная страница».',
    en: 'The page of your role or unit. Your own is arranged under Personal home.',
  },
  ownNote: {
    zh: '只影响您自己的首页；恢复默认后回到角色首页。',
    ru: 'Меняется только ваша страница. «Вернуть исходный вид» возвращает страницу вашей роли.',
    en: 'It changes your own page alone. Restoring the default gives back that of your role.',
  },
  configNote: {
    zh: '为角色和单位配置默认首页；个人已自行调整的首页不受影响。',
    ru: 'Главная страница для ролей и организаций. Кто настроил свою, видит её и дальше.',
    en: 'Home pages of roles and units. Pages that people arranged for themselves stay as they are.',
  },
  kept: { zh: '首页已保存', ru: 'Главная страница сохранена', en: 'The home page is saved' },
  roles: { zh: '角色', ru: 'Роли', en: 'Roles' },
  units: { zh: '单位', ru: 'Организации', en: 'Units' },
  arranged: { zh: '已配置', ru: 'Настроена', en: 'Arranged' },
  choose: { zh: '选择角色或单位', ru: 'Выберите роль или организацию', en: 'Choose a role or a unit' },
  rank: { zh: '优先级（数字小者优先）', ru: 'Приоритет (меньшее число важнее)', en: 'Priority (lower wins)' },
  preview: { zh: '按该角色预览', ru: 'Вид для этой роли', en: 'Preview as this role' },
  changed: {
    zh: '其他管理员刚刚修改了此首页，已载入最新内容，请重新调整',
    ru: 'Эту страницу только что изменил другой администратор. Загружена новая версия, внесите правки заново',
    en: 'Another administrator has just changed this page. The newest is shown; please make your changes again',
  },
} as const satisfies Readonly<Record<string, Words>>
