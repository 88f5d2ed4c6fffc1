import { widget } from '../../core/description/widget.ts'
import type { Words } from '../../core/values/language.ts'

/** Where the system administrator stands with setting up the group; in an empty system, what comes first. */
export const organisationWidgets = [
  widget({
    module: 'organisation',
    name: 'setup',
    look: 'figures',
    size: 4,
    needs: 'bmgl-xz',
    opens: '/dept',
    label: { zh: '组织搭建', ru: 'Устройство организации', en: 'Setting up the organisation' },
  }),
]

export const setupWords = {
  units: { zh: '单位', ru: 'Организации', en: 'Units' },
  departments: { zh: '部门', ru: 'Подразделения', en: 'Departments' },
  people: { zh: '人员', ru: 'Сотрудники', en: 'People' },
  menu: { zh: '菜单条目', ru: 'Пункты меню', en: 'Menu entries' },
  firstUnit: {
    zh: '第一步：在树上点“…”新增单位',
    ru: 'Шаг 1: нажмите «…» в дереве и добавьте организацию',
    en: 'Step 1: press “…” in the tree and add a unit',
  },
  firstDepartment: {
    zh: '第二步：在单位下新增部门',
    ru: 'Шаг 2: добавьте в неё подразделения',
    en: 'Step 2: add departments to it',
  },
  firstPeople: {
    zh: '第三步：选中部门，新增用户',
    ru: 'Шаг 3: выберите подразделение и добавьте сотрудников',
    en: 'Step 3: choose a department and add people',
  },
  firstMenu: {
    zh: '第四步：为大家的页面新增菜单',
    ru: 'Шаг 4: добавьте пункты меню для страниц',
    en: 'Step 4: add menu entries for their pages',
  },
} as const satisfies Record<string, Words>
