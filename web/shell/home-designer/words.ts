import type { Words } from '../../../core/values/language.ts'

/** The designer of home pages. */
export const arrangeWords = {
  grid: { zh: '首页布局', ru: 'Расположение виджетов', en: 'Layout of the page' },
  note: {
    zh: '拖动组件调整位置，拖右下角调整大小；也可以选中组件后用方向键移动、Shift+方向键调整大小、Delete 移除。',
    ru: 'Перетаскивайте виджеты и тяните за правый нижний угол. С клавиатуры: стрелки двигают, Shift и стрелки меняют размер, Delete убирает.',
    en: 'Drag widgets, and their lower right corner for the size. By keyboard: arrows move, Shift with arrows resizes, Delete removes.',
  },
  library: { zh: '组件库', ru: 'Библиотека виджетов', en: 'Library' },
  libraryNone: { zh: '所有组件都已放入首页', ru: 'Все виджеты уже на странице', en: 'Every widget is on the page' },
  add: { zh: '添加：{name}', ru: 'Добавить: {name}', en: 'Add: {name}' },
  remove: { zh: '移除：{name}', ru: 'Убрать: {name}', en: 'Remove: {name}' },
  earlier: { zh: '{name}：上移', ru: '{name}: выше', en: '{name}: up' },
  later: { zh: '{name}：下移', ru: '{name}: ниже', en: '{name}: down' },
  place: {
    zh: '{name}：第 {column} 列，第 {row} 行，宽 {w}，高 {h}',
    ru: '{name}: столбец {column}, строка {row}, ширина {w}, высота {h}',
    en: '{name}: column {column}, row {row}, {w} wide, {h} high',
  },
  removed: { zh: '已移除：{name}', ru: 'Убрано: {name}', en: 'Removed: {name}' },
  undo: { zh: '撤销', ru: 'Отменить шаг', en: 'Undo' },
  redo: { zh: '重做', ru: 'Повторить шаг', en: 'Redo' },
  save: { zh: '保存', ru: 'Сохранить', en: 'Save' },
  cancel: { zh: '取消', ru: 'Отмена', en: 'Cancel' },
  usual: { zh: '恢复默认', ru: 'Вернуть исходный вид', en: 'Restore default' },
  hiddenFor: { zh: '该角色看不到', ru: 'Не видно этой роли', en: 'Not open to this role' },
  empty: { zh: '从组件库添加组件', ru: 'Добавьте виджеты из библиотеки', en: 'Add widgets from the library' },
} as const satisfies Readonly<Record<string, Words>>
