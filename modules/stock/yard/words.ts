import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { position } from './position.ts'
import type { turnOrder } from './turn-order.ts'

const warehouseId = { zh: '仓库', ru: 'Склад', en: 'Warehouse' }
const corners = {
  label: { zh: '轮廓（米）', ru: 'Контур, м', en: 'Outline, m' },
  help: {
    zh: '自堆场左上角起的横、纵坐标，按顺序连成轮廓',
    ru: 'Расстояния от левого верхнего угла площадки; точки соединяются по порядку',
    en: 'Metres from the upper left of the yard; corners are joined in their order',
  },
  fields: {
    x: { zh: '横向（米）', ru: 'По горизонтали, м', en: 'Across, m' },
    y: { zh: '纵向（米）', ru: 'По вертикали, м', en: 'Down, m' },
  },
}

export const positionWords: DocumentWords<typeof position> = {
  title: { zh: '货位', ru: 'Место хранения', en: 'Storage location' },
  fields: {
    code: { zh: '货位编码', ru: 'Код места', en: 'Location code' },
    positionNo: { zh: '货位号', ru: 'Номер места', en: 'Location' },
    warehouseId,
    capacity: { zh: '容量(吨)', ru: 'Вместимость, т', en: 'Capacity, t' },
    specId: { zh: '规格', ru: 'Спецификация', en: 'Specification' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
    corners,
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    batches: { zh: '批次', ru: 'Партии', en: 'Batches' },
    qty: {
      label: { zh: '现存(吨)', ru: 'В наличии, т', en: 'In stock, t' },
      help: {
        zh: '堆放于此的各批次在库存台账中的余量',
        ru: 'Остаток лежащих здесь партий по учёту запасов',
        en: 'What the stock ledger has of the batches that lie here',
      },
    },
    fillPct: { zh: '占用(%)', ru: 'Заполнено, %', en: 'Filled, %' },
    testedQty: { zh: '已化验(吨)', ru: 'С анализом, т', en: 'Tested, t' },
    heatKcal: {
      label: { zh: '发热量Qnet,ar(kcal/kg)', ru: 'Теплота Qnet,ar, ккал/кг', en: 'Calorific value Qnet,ar, kcal/kg' },
      help: {
        zh: '按各批次现存吨数加权，未化验批次不计',
        ru: 'Среднее по тоннам партий; партии без анализа не учитываются',
        en: 'Mean of the batches by their tonnes; untested ones do not count',
      },
    },
    mt: { zh: '全水分Mt(%)', ru: 'Общая влага Mt, %', en: 'Total moisture Mt, %' },
    ashDry: { zh: '灰分Ad(%)', ru: 'Зольность Ad, %', en: 'Ash Ad, %' },
    sulDry: { zh: '全硫St,d(%)', ru: 'Сера St,d, %', en: 'Sulphur St,d, %' },
    tempMax: { zh: '堆温(℃)', ru: 'Температура, °C', en: 'Temperature, °C' },
    tempAt: { zh: '测温时间', ru: 'Измерено', en: 'Measured at' },
    tempLight: { zh: '温度预警', ru: 'Предупреждение', en: 'Warning' },
    lastTurn: { zh: '上次倒堆', ru: 'Последняя перештабелёвка', en: 'Last turned over' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    contents: { zh: '堆存', ru: 'Что лежит', en: 'What lies here' },
    quality: { zh: '加权质量', ru: 'Среднее качество', en: 'Mean quality' },
    temperature: { zh: '温度', ru: 'Температура', en: 'Temperature' },
    outline: { zh: '轮廓', ru: 'Контур', en: 'Outline' },
  },
  actions: {
    measure: { zh: '测温', ru: 'Записать температуру', en: 'Enter temperature' },
    reshape: { zh: '修改轮廓', ru: 'Изменить контур', en: 'Change outline' },
  },
  asks: {
    temp: { zh: '堆内最高温度(℃)', ru: 'Наибольшая температура, °C', en: 'Highest temperature, °C' },
    at: { zh: '测温时间', ru: 'Время измерения', en: 'Measured at' },
    corners: corners.label,
  },
}

export const turnOrderWords: DocumentWords<typeof turnOrder> = {
  title: { zh: '倒堆工单', ru: 'Наряд на перештабелёвку', en: 'Turning order' },
  fields: {
    orderNo: { zh: '工单编号', ru: 'Номер наряда', en: 'Order number' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    positionId: { zh: '货位', ru: 'Место хранения', en: 'Storage location' },
    warehouseId,
    tempBefore: { zh: '倒堆前温度(℃)', ru: 'Температура до, °C', en: 'Temperature before, °C' },
    reason: { zh: '事由', ru: 'Основание', en: 'Reason' },
    assigneeId: { zh: '负责人', ru: 'Исполнитель', en: 'Assignee' },
    dueDate: { zh: '完成期限', ru: 'Срок', en: 'Due' },
    doneOn: { zh: '完成日期', ru: 'Выполнено', en: 'Done on' },
    tempAfter: { zh: '倒堆后温度(℃)', ru: 'Температура после, °C', en: 'Temperature after, °C' },
    result: { zh: '处理情况', ru: 'Результат', en: 'Outcome' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    outcome: { zh: '完成情况', ru: 'Выполнение', en: 'Outcome' },
  },
  actions: {
    finish: { zh: '完成', ru: 'Выполнить', en: 'Finish' },
    cancel: { zh: '作废', ru: 'Аннулировать', en: 'Cancel' },
  },
  asks: {
    doneOn: { zh: '完成日期', ru: 'Выполнено', en: 'Done on' },
    tempAfter: { zh: '倒堆后温度(℃)', ru: 'Температура после, °C', en: 'Temperature after, °C' },
    result: { zh: '处理情况', ru: 'Результат', en: 'Outcome' },
  },
  tasks: { finish: { zh: '待倒堆', ru: 'Перештабелевать', en: 'Stacks to turn over' } },
}
