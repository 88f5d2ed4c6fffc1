import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Who publishes lists of people and companies that nobody trades with. */
const sanctionLists: readonly DictionaryEntry[] = [
  { code: 'un', label: { zh: '联合国', ru: 'ООН', en: 'United Nations' } },
  { code: 'ofac', label: { zh: '美国OFAC', ru: 'США (OFAC)', en: 'United States (OFAC)' } },
  { code: 'eu', label: { zh: '欧盟', ru: 'Евросоюз', en: 'European Union' } },
  { code: 'uk', label: { zh: '英国', ru: 'Великобритания', en: 'United Kingdom' } },
  {
    code: 'cn',
    label: { zh: '中国不可靠实体清单', ru: 'Ненадёжные организации (КНР)', en: 'Unreliable entities (China)' },
  },
]

/** Small groups that only contracts use. */
export const contractDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  supplyMatch_status: [
    { code: '0', label: { zh: '建议', ru: 'Предложено', en: 'Suggested' }, color: 'gray' },
    { code: '1', label: { zh: '锁定', ru: 'Закреплено', en: 'Locked' }, color: 'blue' },
    { code: '2', label: { zh: '执行', ru: 'Исполняется', en: 'Under way' }, color: 'green' },
    { code: '9', label: { zh: '解除', ru: 'Снято', en: 'Released' }, color: 'red' },
  ],
  tradePlan_direction: [
    { code: 'buy', label: { zh: '采购', ru: 'Закупка', en: 'Purchase' }, color: 'blue' },
    { code: 'sell', label: { zh: '销售', ru: 'Продажа', en: 'Sale' }, color: 'green' },
  ],
  tradePlan_status: [
    { code: '0', label: { zh: '编制', ru: 'Составляется', en: 'Being drawn up' }, color: 'gray' },
    { code: '1', label: { zh: '审批', ru: 'На согласовании', en: 'In approval' }, color: 'amber' },
    { code: '2', label: { zh: '下达', ru: 'Утверждён', en: 'Issued' }, color: 'green' },
    { code: '3', label: { zh: '已调整', ru: 'Заменён', en: 'Adjusted' }, color: 'blue' },
    { code: '9', label: { zh: '作废', ru: 'Аннулирован', en: 'Void' }, color: 'red' },
  ],
  qualityStd_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: 'gray' },
    { code: '1', label: { zh: '已启用', ru: 'Действует', en: 'In force' }, color: 'green' },
    { code: '2', label: { zh: '已停用', ru: 'Не действует', en: 'Disabled' }, color: 'red' },
  ],
  qualityStd_mtMode: [
    { code: 'DEDUCT', label: { zh: '超水扣吨', ru: 'Вычет за избыток влаги', en: 'Deduct excess moisture' } },
    { code: 'BOTH', label: { zh: '超扣低补', ru: 'В обе стороны', en: 'Both ways' } },
    { code: 'NONE', label: { zh: '不调整', ru: 'Без поправки', en: 'As is' } },
  ],
  qualityStd_heatMode: [
    { code: 'PROPORTIONAL', label: { zh: '按比例', ru: 'Пропорционально', en: 'Proportional' } },
    { code: 'STEP', label: { zh: '按步长', ru: 'Ступенями', en: 'By steps' } },
    { code: 'BAND', label: { zh: '按区间', ru: 'По диапазонам', en: 'By bands' } },
  ],
  qualityStd_mode: [
    { code: 'PRORATA', label: { zh: '按比例', ru: 'Пропорционально', en: 'Pro rata' } },
    { code: 'FLOOR', label: { zh: '不足一步不计', ru: 'Только полные шаги', en: 'Whole steps only' } },
    { code: 'CEIL', label: { zh: '不足一步按一步', ru: 'Неполный шаг за полный', en: 'Part of a step as one' } },
  ],
  qualityStd_worse: [
    { code: 'above', label: { zh: '高于基准为劣', ru: 'Хуже, если выше', en: 'Worse when higher' } },
    { code: 'below', label: { zh: '低于基准为劣', ru: 'Хуже, если ниже', en: 'Worse when lower' } },
  ],
  qualityStd_verdict: [
    { code: 'met', label: { zh: '达标', ru: 'Норма', en: 'Met' }, color: 'green' },
    { code: 'worse', label: { zh: '劣于基准', ru: 'Хуже базы', en: 'Worse than base' }, color: 'amber' },
    { code: 'over', label: { zh: '超允许值', ru: 'Сверх предела', en: 'Beyond the limit' }, color: '#c2571a' },
    { code: 'reject', label: { zh: '拒收', ru: 'Отказ', en: 'Rejected' }, color: 'red' },
  ],
  qualityStd_idx: [
    { code: 'q', label: { zh: '发热量Qnet,ar', ru: 'Теплота Qnet,ar', en: 'Calorific value Qnet,ar' } },
    { code: 'mt', label: { zh: '全水Mt', ru: 'Влага Mt', en: 'Moisture Mt' } },
    { code: 'ad', label: { zh: '灰分Ad', ru: 'Зольность Ad', en: 'Ash Ad' } },
    { code: 'std', label: { zh: '全硫St,d', ru: 'Сера St,d', en: 'Sulphur St,d' } },
    { code: 'vdaf', label: { zh: '挥发分Vdaf', ru: 'Летучие Vdaf', en: 'Volatiles Vdaf' } },
    { code: 'fcad', label: { zh: '固定碳FCad', ru: 'Углерод FCad', en: 'Carbon FCad' } },
    { code: 'hgi', label: { zh: '可磨指数HGI', ru: 'Индекс HGI', en: 'Grindability HGI' } },
    { code: 'fines', label: { zh: '末煤率', ru: 'Доля мелочи', en: 'Fines' } },
  ],
  sealUse_docType: [
    { code: 'contract', label: { zh: '合同', ru: 'Договор', en: 'Contract' }, color: 'blue' },
    { code: 'agreement', label: { zh: '补充协议', ru: 'Допсоглашение', en: 'Supplementary agreement' }, color: 'cyan' },
    { code: 'settlement', label: { zh: '结算单', ru: 'Расчёт', en: 'Settlement' }, color: 'green' },
    { code: 'letter', label: { zh: '公文', ru: 'Официальный документ', en: 'Official document' }, color: 'cyan' },
    { code: 'other', label: { zh: '其他文件', ru: 'Другой документ', en: 'Other paper' }, color: 'gray' },
  ],
  sealUse_sealType: [
    { code: 'company', label: { zh: '公章', ru: 'Печать компании', en: 'Company seal' } },
    { code: 'contract', label: { zh: '合同章', ru: 'Печать для договоров', en: 'Contract seal' } },
    { code: 'finance', label: { zh: '财务章', ru: 'Печать бухгалтерии', en: 'Finance seal' } },
    { code: 'person', label: { zh: '法人章', ru: 'Печать руководителя', en: 'Seal of the legal representative' } },
    { code: 'electronic', label: { zh: '电子章', ru: 'Электронная печать', en: 'Electronic seal' } },
  ],
  sealUse_status: [
    { code: '0', label: { zh: '申请', ru: 'Подана заявка', en: 'Applied for' }, color: 'gray' },
    { code: '1', label: { zh: '待用印', ru: 'Ждёт проставления', en: 'To be sealed' }, color: 'amber' },
    { code: '2', label: { zh: '已用印', ru: 'Проставлена', en: 'Sealed' }, color: 'green' },
    { code: '3', label: { zh: '已归档', ru: 'В архиве', en: 'Filed' }, color: 'blue' },
    { code: '4', label: { zh: '退回', ru: 'Возвращена', en: 'Returned' }, color: 'red' },
  ],
  counterpartyAccess_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: 'gray' },
    { code: '1', label: { zh: '审批中', ru: 'На согласовании', en: 'In approval' }, color: 'blue' },
    { code: '2', label: { zh: '有效', ru: 'Действует', en: 'In force' }, color: 'green' },
    { code: '3', label: { zh: '淘汰', ru: 'Отказано', en: 'Refused' }, color: 'red' },
    { code: '4', label: { zh: '已重新准入', ru: 'Заменён новым', en: 'Replaced' }, color: 'gray' },
    { code: '9', label: { zh: '作废', ru: 'Аннулирован', en: 'Void' }, color: 'gray' },
  ],
  counterpartyAccess_type: [
    { code: 'first', label: { zh: '首次准入', ru: 'Первичный', en: 'First' }, color: 'blue' },
    { code: 'renewal', label: { zh: '重新准入', ru: 'Повторный', en: 'Renewal' }, color: 'green' },
  ],
  counterpartyAccess_result: [
    { code: 'admitted', label: { zh: '合格', ru: 'Допущен', en: 'Qualified' }, color: 'green' },
    { code: 'restricted', label: { zh: '限制', ru: 'Ограничен', en: 'Restricted' }, color: 'amber' },
  ],
  counterpartyAccess_condition: [
    { code: 'prepay', label: { zh: '须预付款', ru: 'Только предоплата', en: 'Prepayment only' } },
    { code: 'lc', label: { zh: '须信用证', ru: 'Только аккредитив', en: 'Letter of credit only' } },
  ],
  accessMatch_status: [
    { code: '0', label: { zh: '待判定', ru: 'Не разобрано', en: 'Not judged' }, color: 'amber' },
    { code: '1', label: { zh: '已排除', ru: 'Не совпадает', en: 'Cleared' }, color: 'green' },
    { code: '2', label: { zh: '确认匹配', ru: 'Совпадает', en: 'Confirmed' }, color: 'red' },
  ],
  accessMatch_source: [
    { code: 'black', label: { zh: '集团黑名单', ru: 'Чёрный список группы', en: 'Blacklist of the group' } },
    ...sanctionLists,
  ],
  sanctionEntry_source: sanctionLists,
  contractTemplate_langMode: [
    { code: 'zh', label: { zh: '中文', ru: 'Китайский', en: 'Chinese' } },
    { code: 'zh-ru', label: { zh: '中俄对照', ru: 'Китайский и русский', en: 'Chinese and Russian' }, color: 'blue' },
    {
      code: 'zh-en',
      label: { zh: '中英对照', ru: 'Китайский и английский', en: 'Chinese and English' },
      color: 'green',
    },
  ],
  contractTemplate_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: 'gray' },
    { code: '1', label: { zh: '审定', ru: 'Утверждён', en: 'Approved' }, color: 'green' },
    { code: '2', label: { zh: '停用', ru: 'Отключён', en: 'Disabled' }, color: 'red' },
  ],
  contractText_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: 'gray' },
    { code: '1', label: { zh: '待法务审查', ru: 'На проверке у юристов', en: 'With Legal' }, color: 'amber' },
    { code: '2', label: { zh: '已定稿', ru: 'Готов', en: 'Settled' }, color: 'green' },
  ],
  contractText_change: [
    { code: 'same', label: { zh: '与范本一致', ru: 'Как в шаблоне', en: 'As in the template' }, color: 'green' },
    { code: 'changed', label: { zh: '已修改', ru: 'Изменён', en: 'Changed' }, color: 'red' },
    { code: 'added', label: { zh: '新增', ru: 'Добавлен', en: 'Added' }, color: 'amber' },
  ],
  contract_direction: [
    { code: 'buy', label: { zh: '付款', ru: 'Оплата', en: 'Payable' }, color: '#c2571a' },
    { code: 'sell', label: { zh: '收款', ru: 'Поступление', en: 'Receivable' }, color: '#2f7d5b' },
  ],
  contracts_quoteUnit: [
    { code: 'cnyT', label: { zh: '元/吨', ru: 'юаней за тонну', en: 'CNY/t' } },
    { code: 'usdT', label: { zh: '美元/吨', ru: 'долларов за тонну', en: 'USD/t' } },
    { code: 'usdB', label: { zh: '美元/桶', ru: 'долларов за баррель', en: 'USD/bbl' } },
    { code: 'usdD', label: { zh: '美元/天', ru: 'долларов в сутки', en: 'USD/day' } },
    { code: 'point', label: { zh: '点', ru: 'пунктов', en: 'points' } },
  ],
  contracts_wagonType: [
    { code: 'open', label: { zh: '敞车', ru: 'Полувагон', en: 'Open wagon' } },
    { code: 'covered', label: { zh: '棚车', ru: 'Крытый вагон', en: 'Covered wagon' } },
    { code: 'flat', label: { zh: '平车', ru: 'Платформа', en: 'Flat wagon' } },
    { code: 'tank', label: { zh: '罐车', ru: 'Цистерна', en: 'Tank wagon' } },
    { code: 'hopper', label: { zh: '漏斗车', ru: 'Хоппер', en: 'Hopper wagon' } },
  ],
  contracts_railTariffBy: [
    { code: 'buyer', label: { zh: '买方', ru: 'Покупатель', en: 'Buyer' } },
    { code: 'seller', label: { zh: '卖方', ru: 'Продавец', en: 'Seller' } },
  ],
  contracts_lateReason: [
    { code: 'past', label: { zh: '已到期', ru: 'Срок истёк', en: 'Past its end' }, color: 'red' },
    { code: 'near', label: { zh: '即将到期', ru: 'Истекает', en: 'Near its end' }, color: 'amber' },
    { code: 'idle', label: { zh: '生效未执行', ru: 'Не исполняется', en: 'Not begun' }, color: 'amber' },
  ],
  dataUsage_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: 'gray' },
    { code: '1', label: { zh: '已确认', ru: 'Подтверждено', en: 'Confirmed' }, color: 'green' },
  ],
  indexPrice_status: [
    { code: '0', label: { zh: '草稿', ru: 'Черновик', en: 'Draft' }, color: 'gray' },
    { code: '1', label: { zh: '已确认', ru: 'Подтверждена', en: 'Confirmed' }, color: 'green' },
  ],
  indexPrice_mode: [
    { code: 'idx', label: { zh: '指数均价', ru: 'По среднему индексов', en: 'Mean of indices' } },
    { code: 'lt', label: { zh: '长协价', ru: 'Долгосрочная', en: 'Long-term' } },
  ],
  indexPrice_heat: ['5500', '5000', '4500'].map((code) => ({
    code,
    label: { zh: `${code} 大卡`, ru: `${code} ккал/кг`, en: `${code} kcal/kg` },
  })),
  indexPrice_step: [
    { code: 'average', label: { zh: '指数均价', ru: 'Среднее индексов', en: 'Mean of indices' } },
    { code: 'formula', label: { zh: '公式价', ru: 'Цена по формуле', en: 'Formula price' } },
    { code: 'heat', label: { zh: '热值系数', ru: 'Коэффициент калорийности', en: 'Factor of heat' } },
    { code: 'price', label: { zh: '定价', ru: 'Цена', en: 'Price' } },
  ],
  contracts_meter: [
    { code: 'calls', label: { zh: '千次调用', ru: 'Тысяча вызовов', en: 'Thousand calls' } },
    { code: 'rows', label: { zh: '条', ru: 'Запись', en: 'Record' } },
    { code: 'month', label: { zh: '月', ru: 'Месяц', en: 'Month' } },
    { code: 'licence', label: { zh: '授权', ru: 'Лицензия', en: 'Licence' } },
  ],
  contracts_dataClass: [
    { code: 'general', label: { zh: '一般数据', ru: 'Обычные', en: 'General' }, color: 'green' },
    { code: 'important', label: { zh: '重要数据', ru: 'Важные', en: 'Important' }, color: 'amber' },
    { code: 'core', label: { zh: '核心数据', ru: 'Ключевые', en: 'Core' }, color: 'red' },
  ],
  contracts_serviceNature: [
    { code: 'port', label: { zh: '港口作业', ru: 'Портовые работы', en: 'Port work' } },
    { code: 'store', label: { zh: '仓储', ru: 'Хранение', en: 'Storage' } },
    { code: 'inspect', label: { zh: '检验', ru: 'Инспекция', en: 'Inspection' } },
    { code: 'agency', label: { zh: '代理', ru: 'Агентирование', en: 'Agency' } },
    { code: 'engineering', label: { zh: '工程服务', ru: 'Инженерные услуги', en: 'Engineering services' } },
    { code: 'other', label: { zh: '其他', ru: 'Прочее', en: 'Other' } },
  ],
  port_flow: [
    { code: 'green', label: { zh: '畅通', ru: 'Свободно', en: 'Clear' }, color: 'green' },
    { code: 'yellow', label: { zh: '缓行', ru: 'Задержки', en: 'Slow' }, color: 'amber' },
    { code: 'red', label: { zh: '拥堵', ru: 'Затор', en: 'Congested' }, color: 'red' },
  ],
  barterSettlement_diffBy: [
    { code: 'cash', label: { zh: '现金收付', ru: 'Деньгами', en: 'In cash' } },
    { code: 'carry', label: { zh: '结转下期', ru: 'Перенести', en: 'Carried over' } },
  ],
}
