import type { Words } from '../../../core/values/language.ts'

/** Why something is not kept of a yard and its stacks. */
export const yardRefusals = {
  'yard.outline': {
    zh: '轮廓的边不能相交，也不能没有面积，请调整各点',
    ru: 'Стороны контура не должны пересекаться, а площадь — быть нулевой: исправьте точки',
    en: 'Sides of the outline cross, or it has no inside: change its corners',
  },
  'yard.overlap': {
    zh: '与货位 {name} 重叠，请移开或缩小',
    ru: 'Контур пересекается с местом {name}: сдвиньте или уменьшите его',
    en: 'It overlaps {name}: move it or make it smaller',
  },
  'yard.not-empty': {
    zh: '货位内尚有 {qty} 吨，请先移出货物',
    ru: 'На месте лежит {qty} т: сначала переместите товар',
    en: 'There are {qty} t in it: move them first',
  },
  'yard.spec-not-in-use': {
    zh: '规格“{name}”已停用，请选择启用的规格',
    ru: 'Спецификация «{name}» отключена: выберите включённую',
    en: '{name} is not enabled: choose a specification that is',
  },
  'yard.other-warehouse': {
    zh: '货位 {name} 不在此仓库，请选择该仓库的货位',
    ru: 'Место {name} — на другом складе: выберите место этого склада',
    en: '{name} is in another warehouse: choose one in this warehouse',
  },
  'yard.not-in-use': {
    zh: '货位 {name} 已停用，请选择其他货位',
    ru: 'Место {name} отключено: выберите другое',
    en: '{name} is not enabled: choose another',
  },
  'yard.other-goods': {
    zh: '货位 {name} 堆放着另一货品，请选择其他货位',
    ru: 'На месте {name} лежит другой товар: выберите другое место',
    en: 'Other goods lie in {name}: choose another',
  },
  'yard.batch-elsewhere': {
    zh: '该批次堆放在货位 {name}，请选择该货位或在批次中移位',
    ru: 'Партия лежит на месте {name}: выберите его или переместите партию',
    en: 'The batch lies in {name}: choose that one, or move the batch',
  },
  'yard.batch-not-laid': {
    zh: '该批次尚未放入货位，请先在批次中移位',
    ru: 'Партия не уложена ни на одно место: сначала уложите её в карточке партии',
    en: 'The batch is laid in no location: lay it first, on the batch',
  },
  'yard.batch-not-there': {
    zh: '该批次在货位所在仓库没有库存，请选择有库存的仓库的货位',
    ru: 'На складе этого места партии нет: выберите место на складе, где она лежит',
    en: 'Nothing of the batch is in that warehouse: choose a location where it lies',
  },
  'yard.measured-later': {
    zh: '测温时间不能晚于现在，请修改',
    ru: 'Время измерения ещё не наступило: исправьте его',
    en: 'That time has not come yet: change it',
  },
  'yard.turned-already': {
    zh: '该货位已有未完成的倒堆工单 {number}，请先完成',
    ru: 'По этому месту уже открыт наряд {number}: сначала выполните его',
    en: 'Order {number} for it is still open: finish it first',
  },
  'yard.due-passed': {
    zh: '完成期限已过，请填写今天或以后的日期',
    ru: 'Срок уже прошёл: укажите сегодняшний день или позже',
    en: 'That day has passed: choose today or later',
  },
  'yard.done-before': {
    zh: '完成日期不能早于下达日期，请修改',
    ru: 'Дата выполнения раньше даты наряда: исправьте её',
    en: 'That is before the order was given: change the day',
  },
} as const satisfies Readonly<Record<string, Words>>
