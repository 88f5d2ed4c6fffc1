import type { Words } from '../../../core/values/language.ts'

/** Names of the pages, in menu and tabs. */
export const pageWords = {
  role: { zh: '角色管理', ru: 'Роли', en: 'Roles' },
  menu: { zh: '菜单管理', ru: 'Меню', en: 'Menus' },
  element: { zh: '页面元素', ru: 'Элементы страниц', en: 'Page elements' },
  scope: { zh: '数据权限', ru: 'Доступ к данным', en: 'Data scopes' },
  access: { zh: '权限追查', ru: 'Проверка доступа', en: 'Access check' },
} satisfies Readonly<Record<string, Words>>
