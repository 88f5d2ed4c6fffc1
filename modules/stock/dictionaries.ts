import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'
import { yardDictionaries } from './yard/index.ts'

/** Small groups that only the stock uses. */
export const stockDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  insuranceClaim_status: [
    { code: '0', label: { zh: '报案', ru: 'Заявлено', en: 'Reported' }, color: 'gray' },
    { code: '1', label: { zh: '查勘', ru: 'Осмотрено', en: 'Surveyed' }, color: 'blue' },
    { code: '2', label: { zh: '定损', ru: 'Оценено', en: 'Assessed' }, color: 'amber' },
    { code: '3', label: { zh: '赔付', ru: 'Выплачено', en: 'Paid' }, color: 'green' },
    { code: '4', label: { zh: '结案', ru: 'Закрыто', en: 'Closed' }, color: 'green' },
    { code: '9', label: { zh: '撤案', ru: 'Отозвано', en: 'Dropped' }, color: 'gray' },
  ],
  ...yardDictionaries,
  inspectReport_status: [
    { code: '0', label: { zh: '取样', ru: 'Проба отобрана', en: 'Sampled' }, color: '#8a8f99' },
    { code: '1', label: { zh: '化验中', ru: 'В лаборатории', en: 'In the laboratory' }, color: '#3867a8' },
    { code: '2', label: { zh: '已出报告', ru: 'Акт получен', en: 'Issued' }, color: '#8a6d1b' },
    { code: '3', label: { zh: '已确认', ru: 'Подтверждён', en: 'Confirmed' }, color: '#2f7d5b' },
    { code: '4', label: { zh: '异议', ru: 'Оспорен', en: 'Disputed' }, color: '#c2571a' },
    { code: '5', label: { zh: '仲裁', ru: 'Арбитраж', en: 'In arbitration' }, color: '#c2571a' },
  ],
  inspectReport_side: [
    { code: 'seller', label: { zh: '卖方', ru: 'Продавец', en: 'Seller' } },
    { code: 'buyer', label: { zh: '买方', ru: 'Покупатель', en: 'Buyer' } },
    { code: 'third', label: { zh: '第三方', ru: 'Третья сторона', en: 'Third party' } },
  ],
  inspectReport_sampling: [
    { code: 'mech', label: { zh: '机械取样', ru: 'Механический отбор', en: 'Mechanical' } },
    { code: 'belt', label: { zh: '皮带取样', ru: 'С конвейера', en: 'From the belt' } },
    { code: 'wagon', label: { zh: '车厢取样', ru: 'Из вагонов', en: 'From wagons' } },
    { code: 'pile', label: { zh: '堆场取样', ru: 'Со штабеля', en: 'From the pile' } },
    { code: 'hand', label: { zh: '人工取样', ru: 'Ручной отбор', en: 'By hand' } },
  ],
  inspectReport_item: [
    { code: 'ashDry', label: { zh: '灰分Ad', ru: 'Зольность Ad', en: 'Ash Ad' } },
    { code: 'ashAr', label: { zh: '灰分Aar', ru: 'Зольность Aar', en: 'Ash Aar' } },
    { code: 'volDaf', label: { zh: '挥发分Vdaf', ru: 'Летучие Vdaf', en: 'Volatiles Vdaf' } },
    { code: 'sulDry', label: { zh: '全硫St,d', ru: 'Сера St,d', en: 'Sulphur St,d' } },
    { code: 'carbonAd', label: { zh: '固定碳FCad', ru: 'Углерод FCad', en: 'Carbon FCad' } },
    { code: 'heatJ', label: { zh: '发热量Qnet,ar(J/g)', ru: 'Теплота Qnet,ar, Дж/г', en: 'Value Qnet,ar, J/g' } },
    {
      code: 'heatKcal',
      label: { zh: '发热量Qnet,ar(kcal/kg)', ru: 'Теплота Qnet,ar, ккал/кг', en: 'Value Qnet,ar, kcal/kg' },
    },
  ],
  inspectReport_way: [
    { code: 'stated', label: { zh: '报告给出', ru: 'Из акта', en: 'Stated' } },
    { code: 'derived', label: { zh: '换算得出', ru: 'Пересчитано', en: 'Derived' }, color: '#3867a8' },
  ],
  inspectReport_labs: [
    { code: 'within', label: { zh: '允差内', ru: 'В пределах допуска', en: 'Within the allowance' }, color: '#2f7d5b' },
    { code: 'over', label: { zh: '超差', ru: 'Сверх допуска', en: 'Beyond the allowance' }, color: '#c2571a' },
  ],
  inspectReport_conclusion: [
    { code: 'pass', label: { zh: '合格', ru: 'Соответствует', en: 'Conforms' }, color: '#2f7d5b' },
    { code: 'fail', label: { zh: '不合格', ru: 'Не соответствует', en: 'Does not conform' }, color: '#c2571a' },
  ],
  inspectReport_bound: [
    { code: 'own', label: { zh: '本报告', ru: 'Этот акт', en: 'This report' } },
    { code: 'counter', label: { zh: '对方报告', ru: 'Акт другой стороны', en: 'Report of the other side' } },
    { code: 'mean', label: { zh: '双方平均', ru: 'Среднее двух актов', en: 'Mean of both' } },
    { code: 'arbitration', label: { zh: '仲裁结果', ru: 'Арбитраж', en: 'Arbitration' }, color: '#c2571a' },
  ],
  draftSurvey_condition: [
    { code: 'loaded', label: { zh: '重载', ru: 'С грузом', en: 'Loaded' } },
    { code: 'light', label: { zh: '空载', ru: 'Без груза', en: 'Light' } },
  ],
  stock_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: '#8a8f99' },
    { code: '1', label: { zh: '已确认', ru: 'Проведён', en: 'Confirmed' }, color: '#2f7d5b' },
    { code: '2', label: { zh: '已冲销', ru: 'Сторнирован', en: 'Reversed' }, color: '#c2571a' },
  ],
  stock_averageReason: [
    { code: 'none', label: { zh: '本月无发出', ru: 'В месяце не выбывало', en: 'Nothing went out' }, color: '#8a8f99' },
  ],
  stock_writeDownReason: [
    {
      code: 'gone',
      label: { zh: '已无结存，准备全部结清', ru: 'Остатка нет, резерв закрыт', en: 'Gone, so released' },
    },
    {
      code: 'noPrice',
      label: { zh: '未填预计售价', ru: 'Нет ожидаемой цены', en: 'No expected price' },
      color: '#c2571a',
    },
  ],
  landedCost_basis: [
    { code: 'weight', label: { zh: '按重量', ru: 'По весу', en: 'By weight' } },
    { code: 'value', label: { zh: '按金额', ru: 'По стоимости', en: 'By value' } },
    { code: 'volume', label: { zh: '按体积', ru: 'По объёму', en: 'By volume' } },
  ],
  landedCost_kind: [
    { code: 'frt', label: { zh: '运费', ru: 'Перевозка', en: 'Freight' } },
    { code: 'port', label: { zh: '港杂费', ru: 'Портовые расходы', en: 'Port charges' } },
    { code: 'insp', label: { zh: '检验费', ru: 'Инспекция', en: 'Inspection' } },
    { code: 'duty', label: { zh: '关税', ru: 'Пошлина', en: 'Duty' } },
    { code: 'insu', label: { zh: '保险费', ru: 'Страхование', en: 'Insurance' } },
    { code: 'other', label: { zh: '其他', ru: 'Прочее', en: 'Other' } },
  ],
  stock_transferStatus: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: '#8a8f99' },
    { code: '1', label: { zh: '在途', ru: 'В пути', en: 'In transit' }, color: '#3867a8' },
    { code: '2', label: { zh: '已入库', ru: 'Принято', en: 'Received' }, color: '#2f7d5b' },
    { code: '3', label: { zh: '已冲销', ru: 'Сторнировано', en: 'Reversed' }, color: '#c2571a' },
  ],
  stock_measureStatus: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: '#8a8f99' },
    { code: '1', label: { zh: '已确认', ru: 'Подтверждён', en: 'Confirmed' }, color: '#2f7d5b' },
    { code: '2', label: { zh: '已作废', ru: 'Аннулирован', en: 'Cancelled' }, color: '#c2571a' },
  ],
  stock_layer: [
    { code: 'top', label: { zh: '上层', ru: 'Верх', en: 'Top' } },
    { code: 'middle', label: { zh: '中层', ru: 'Середина', en: 'Middle' } },
    { code: 'bottom', label: { zh: '下层', ru: 'Низ', en: 'Bottom' } },
  ],
  stock_checkStatus: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: '#8a8f99' },
    { code: '1', label: { zh: '盘点中', ru: 'Идёт подсчёт', en: 'Counting' }, color: '#3867a8' },
    { code: '2', label: { zh: '待审核', ru: 'На проверке', en: 'To be judged' }, color: '#8a6d1b' },
    { code: '3', label: { zh: '已过账', ru: 'Проведена', en: 'Posted' }, color: '#2f7d5b' },
    { code: '4', label: { zh: '已冲销', ru: 'Сторнирована', en: 'Reversed' }, color: '#c2571a' },
  ],
  gatePass_status: [
    { code: '0', label: { zh: '场内', ru: 'На территории', en: 'Inside' }, color: '#3867a8' },
    { code: '1', label: { zh: '已出场', ru: 'Выехала', en: 'Left' }, color: '#2f7d5b' },
    { code: '9', label: { zh: '空车退场', ru: 'Выпущена пустой', en: 'Turned away' }, color: '#8a8f99' },
  ],
  ctiPrice_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: '#8a8f99' },
    { code: '1', label: { zh: '已发布', ru: 'Действует', en: 'Published' }, color: '#2f7d5b' },
  ],
  ctiSales_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: '#8a8f99' },
    { code: '1', label: { zh: '审批中', ru: 'На согласовании', en: 'In approval' }, color: '#8a6d1b' },
    { code: '2', label: { zh: '待提', ru: 'Ждёт вывоза', en: 'To be fetched' }, color: '#3867a8' },
    { code: '3', label: { zh: '部分提', ru: 'Вывезено частично', en: 'Partly fetched' }, color: '#3867a8' },
    { code: '4', label: { zh: '提完', ru: 'Вывезено', en: 'Fetched' }, color: '#2f7d5b' },
    { code: '5', label: { zh: '结算', ru: 'Рассчитано', en: 'Settled' }, color: '#2f7d5b' },
    { code: '6', label: { zh: '关闭', ru: 'Закрыт', en: 'Closed' }, color: '#8a8f99' },
  ],
  ctiSales_delivery: [
    { code: 'self', label: { zh: '自提', ru: 'Самовывоз', en: 'Collected' } },
    { code: 'sent', label: { zh: '送到', ru: 'Доставка', en: 'Delivered' } },
  ],
  cargoRelease_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: '#8a8f99' },
    { code: '1', label: { zh: '审批中', ru: 'На согласовании', en: 'In approval' }, color: '#8a6d1b' },
    { code: '2', label: { zh: '已放行', ru: 'Отпуск разрешён', en: 'Released' }, color: '#2f7d5b' },
    { code: '3', label: { zh: '部分提货', ru: 'Вывезено частично', en: 'Partly fetched' }, color: '#3867a8' },
    { code: '4', label: { zh: '提完', ru: 'Вывезено', en: 'Fetched' }, color: '#2f7d5b' },
    { code: '5', label: { zh: '失效', ru: 'Не действует', en: 'Lapsed' }, color: '#c2571a' },
    { code: '6', label: { zh: '撤销', ru: 'Аннулировано', en: 'Revoked' }, color: '#c2571a' },
  ],
  stockBlend_status: [
    { code: '0', label: { zh: '方案', ru: 'Рецепт', en: 'Recipe' }, color: '#8a8f99' },
    { code: '1', label: { zh: '审批中', ru: 'На согласовании', en: 'In approval' }, color: '#8a6d1b' },
    { code: '2', label: { zh: '待投料', ru: 'К загрузке', en: 'To be fed' }, color: '#3867a8' },
    { code: '3', label: { zh: '已投料', ru: 'Загружено', en: 'Fed' }, color: '#3867a8' },
    { code: '4', label: { zh: '已产出', ru: 'Получено', en: 'Produced' }, color: '#2f7d5b' },
    { code: '5', label: { zh: '已关闭', ru: 'Завершено', en: 'Closed' }, color: '#2f7d5b' },
    { code: '6', label: { zh: '已撤销', ru: 'Аннулировано', en: 'Revoked' }, color: '#c2571a' },
  ],
  stockBlend_verdict: [
    { code: 'ok', label: { zh: '符合', ru: 'Соответствует', en: 'Kept' }, color: '#2f7d5b' },
    { code: 'over', label: { zh: '超限', ru: 'Вне пределов', en: 'Beyond the limits' }, color: '#c2571a' },
  ],
  stockBlend_item: [
    { code: 'share', label: { zh: '配比(%)', ru: 'Доля, %', en: 'Share, %' } },
    { code: 'heat', label: { zh: '发热量(kcal/kg)', ru: 'Теплота, ккал/кг', en: 'Calorific value, kcal/kg' } },
    { code: 'mt', label: { zh: '全水分Mt(%)', ru: 'Влага Mt, %', en: 'Moisture Mt, %' } },
    { code: 'ash', label: { zh: '灰分Ad(%)', ru: 'Зольность Ad, %', en: 'Ash Ad, %' } },
    { code: 'sul', label: { zh: '全硫St,d(%)', ru: 'Сера St,d, %', en: 'Sulphur St,d, %' } },
    { code: 'cost', label: { zh: '单位成本', ru: 'Себестоимость за т', en: 'Unit cost' } },
  ],
  stock_checkResult: [
    { code: 'within', label: { zh: '允差内', ru: 'В пределах нормы', en: 'Within the allowance' }, color: '#2f7d5b' },
    { code: 'over', label: { zh: '超允差', ru: 'Сверх нормы', en: 'Above the allowance' }, color: '#c2571a' },
  ],
  // Blends bring and take their goods by these entries; transfers have steps of their own.
  stock_inType: [
    { code: 'blend', label: { zh: '配煤产出', ru: 'Выход шихты', en: 'Blend output' } },
    { code: 'buy', label: { zh: '采购入库', ru: 'Закупка', en: 'Purchase' } },
    { code: 'plus', label: { zh: '盘盈', ru: 'Излишек', en: 'Surplus' } },
  ],
  stock_outType: [
    { code: 'blend', label: { zh: '配煤投料', ru: 'На шихтовку', en: 'Blend input' } },
    { code: 'sale', label: { zh: '销售', ru: 'Продажа', en: 'Sale' } },
    { code: 'loss', label: { zh: '损耗', ru: 'Потери', en: 'Loss' } },
    { code: 'claim', label: { zh: '超耗索赔', ru: 'Потери за счёт перевозчика', en: 'Loss claimed' } },
    { code: 'minus', label: { zh: '盘亏', ru: 'Недостача', en: 'Shortage' } },
    { code: 'use', label: { zh: '自用', ru: 'Собственные нужды', en: 'Own use' } },
  ],
  stock_event: [
    { code: 'IN', label: { zh: '入库', ru: 'Приход', en: 'In' }, color: '#2f7d5b' },
    { code: 'IN-REV', label: { zh: '冲销入库', ru: 'Сторно прихода', en: 'In reversed' }, color: '#c2571a' },
    { code: 'OUT', label: { zh: '出库', ru: 'Расход', en: 'Out' }, color: '#3867a8' },
    { code: 'TRUE-UP', label: { zh: '暂估差异', ru: 'Корректировка стоимости', en: 'Cost true-up' }, color: '#8a6d1b' },
    { code: 'MON-AVG', label: { zh: '月末加权', ru: 'Средняя за месяц', en: 'Monthly average' }, color: '#8a6d1b' },
    {
      code: 'MON-AVG-REV',
      label: { zh: '冲销月末加权', ru: 'Сторно средней', en: 'Monthly average reversed' },
      color: '#c2571a',
    },
    { code: 'MOVE', label: { zh: '移库', ru: 'Перемещение', en: 'Transfer' }, color: '#3867a8' },
    {
      code: 'MOVE-REV',
      label: { zh: '冲销移库', ru: 'Сторно перемещения', en: 'Transfer reversed' },
      color: '#c2571a',
    },
    { code: 'OPENING', label: { zh: '期初', ru: 'Начальный остаток', en: 'Opening' }, color: '#2f7d5b' },
    {
      code: 'OPENING-REV',
      label: { zh: '冲销期初', ru: 'Сторно начального остатка', en: 'Opening reversed' },
      color: '#c2571a',
    },
    { code: 'OUT-REV', label: { zh: '冲销出库', ru: 'Сторно расхода', en: 'Out reversed' }, color: '#c2571a' },
  ],
}
