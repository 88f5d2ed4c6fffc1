import type { Words } from '../core/values/language.ts'

/** Words that several base documents share. */
export const common = {
  basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
  more: { zh: '更多设置', ru: 'Дополнительно', en: 'More' },
  nameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
  nameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
  person: { zh: '人员', ru: 'Сотрудник', en: 'Person' },
  role: { zh: '角色', ru: 'Роль', en: 'Role' },
  unit: { zh: '单位', ru: 'Организация', en: 'Unit' },
  department: { zh: '部门', ru: 'Подразделение', en: 'Department' },
  permission: { zh: '权限编码', ru: 'Код права', en: 'Permission code' },
  sort: { zh: '排序', ru: 'Порядок', en: 'Order' },
  enabled: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
} satisfies Record<string, Words>
