import type { Words } from '../../../core/values/language.ts'

/** Why a specification of coal is not kept. */
export const coalSpecRefusals = {
  'coal-spec.size': {
    zh: '粒度上限应大于下限，请修改',
    ru: 'Верхняя граница крупности должна быть больше нижней: исправьте её',
    en: 'The size ends above where it begins: change it',
  },
  'coal-spec.typical-below-least': {
    zh: '典型热值不能低于最低热值，请修改',
    ru: 'Типовая теплота не может быть ниже минимальной: исправьте её',
    en: 'The typical value cannot be below the least: change it',
  },
  'coal-spec.volatiles': {
    zh: '挥发分上限不能低于下限，请修改',
    ru: 'Верхняя граница летучих не может быть ниже нижней: исправьте её',
    en: 'The volatiles end below where they begin: change them',
  },
  'coal-spec.reject-within-limit': {
    zh: '拒收值不能优于规格指标，请修改',
    ru: 'Предел отказа не может быть лучше показателя спецификации: исправьте его',
    en: 'A reject limit cannot be better than what is promised: change it',
  },
  'coal-spec.other-grade': {
    zh: '上级规格“{name}”是另一煤种，请选择同一煤种的规格',
    ru: 'Спецификация «{name}» — другой марки угля: выберите той же марки',
    en: '{name} is of another grade: choose one of the same grade',
  },
  'coal-spec.grade-below': {
    zh: '下级规格“{name}”属于原煤种，请先调整下级规格的上级',
    ru: 'Ниже стоит спецификация «{name}» прежней марки: сначала перенесите её',
    en: '{name} stands below it and is of the old grade: move it first',
  },
  'coal-spec.scheme-of-other-grade': {
    zh: '质量标准“{name}”是另一煤种的，请选择同一煤种的标准',
    ru: 'Стандарт «{name}» — для другой марки угля: выберите стандарт этой марки',
    en: 'The standard {name} is of another grade: choose one of this grade',
  },
  'coal-spec.scheme-not-in-force': {
    zh: '质量标准“{name}”未生效或已停用，请选择生效中的标准',
    ru: 'Стандарт «{name}» не действует: выберите действующий',
    en: 'The standard {name} is not in force: choose one that is',
  },
} as const satisfies Readonly<Record<string, Words>>
