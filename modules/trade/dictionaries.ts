import type { DictionaryEntry } from '../../core/description/dictionary-entry.ts'

/** Small groups that only trade uses. */
export const tradeDictionaries: Readonly<Record<string, readonly DictionaryEntry[]>> = {
  logisticsBill_direction: [
    { code: 'buy', label: { zh: '采购', ru: 'Закупка', en: 'Bought' }, color: 'blue' },
    { code: 'sell', label: { zh: '销售', ru: 'Продажа', en: 'Sold' }, color: 'green' },
  ],
  customsDeclaration_direction: [
    { code: 'buy', label: { zh: '进口', ru: 'Ввоз', en: 'Import' }, color: 'blue' },
    { code: 'sell', label: { zh: '出口', ru: 'Вывоз', en: 'Export' }, color: 'green' },
  ],
  customsDeclaration_packType: [
    { code: '00', label: { zh: '散装', ru: 'Навалом', en: 'In bulk' } },
    { code: '01', label: { zh: '裸装', ru: 'Без упаковки', en: 'Unpacked' } },
    { code: '22', label: { zh: '纸制或纤维板制盒/箱', ru: 'Картонные коробки', en: 'Cartons' } },
    { code: '23', label: { zh: '木制或竹藤等植物性材料制盒/箱', ru: 'Деревянные ящики', en: 'Wooden cases' } },
    { code: '06', label: { zh: '包/袋', ru: 'Мешки', en: 'Bags' } },
    { code: '92', label: { zh: '再生木托', ru: 'Поддоны', en: 'Pallets' } },
    { code: '99', label: { zh: '其他包装', ru: 'Другая упаковка', en: 'Other packing' } },
  ],
  logisticsBill_gap: [
    {
      code: 'natural',
      label: { zh: '自然损耗内', ru: 'В пределах нормы', en: 'Within the allowance' },
      color: 'green',
    },
    { code: 'over', label: { zh: '超耗', ru: 'Сверх нормы', en: 'Above the allowance' }, color: 'red' },
  ],
  customsTaxCert_status: [
    { code: '0', label: { zh: '待缴', ru: 'К уплате', en: 'To be paid' }, color: 'amber' },
    { code: '1', label: { zh: '已缴', ru: 'Уплачено', en: 'Paid' }, color: 'green' },
    { code: '2', label: { zh: '已抵扣', ru: 'Принято к вычету', en: 'Deducted' }, color: 'gray' },
  ],
  customsTaxCert_taxType: [
    { code: 'duty', label: { zh: '进口关税', ru: 'Ввозная пошлина', en: 'Import duty' }, color: 'blue' },
    { code: 'vat', label: { zh: '进口增值税', ru: 'НДС при ввозе', en: 'Import VAT' }, color: 'green' },
  ],
  borderPassDay_light: [
    { code: 'free', label: { zh: '畅通', ru: 'Свободно', en: 'Clear' }, color: 'green' },
    { code: 'jam', label: { zh: '拥堵', ru: 'Затор', en: 'Jammed' }, color: 'red' },
  ],
  weighTicket_status: [
    { code: '1', label: { zh: '有效', ru: 'Действует', en: 'Valid' }, color: 'green' },
    { code: '2', label: { zh: '隔离', ru: 'В карантине', en: 'Quarantined' }, color: 'orange' },
    { code: '9', label: { zh: '作废', ru: 'Аннулирован', en: 'Void' }, color: 'gray' },
  ],
  weighTicket_scale: [
    { code: 'road', label: { zh: '汽车衡', ru: 'Автовесы', en: 'Weigh-bridge' } },
    { code: 'rail', label: { zh: '轨道衡', ru: 'Ж/д весы', en: 'Rail scale' } },
  ],
  weighTicket_point: [
    { code: 'load', label: { zh: '装货', ru: 'Погрузка', en: 'Loading' } },
    { code: 'unload', label: { zh: '卸货', ru: 'Выгрузка', en: 'Unloading' } },
  ],
  insurancePolicy_status: [
    { code: '0', label: { zh: '投保', ru: 'Заявлен', en: 'Applied for' }, color: 'gray' },
    { code: '1', label: { zh: '已出单', ru: 'Действует', en: 'In force' }, color: 'green' },
    { code: '2', label: { zh: '已到期', ru: 'Окончен', en: 'Ended' }, color: 'blue' },
    { code: '9', label: { zh: '已退保', ru: 'Расторгнут', en: 'Cancelled' }, color: 'gray' },
  ],
  insurancePolicy_cover: [
    { code: 'fpa', label: { zh: '平安险', ru: 'Без частной аварии (FPA)', en: 'Free of particular average (FPA)' } },
    { code: 'wa', label: { zh: '水渍险', ru: 'С частной аварией (WA)', en: 'With average (WA)' } },
    { code: 'ar', label: { zh: '一切险', ru: 'Все риски', en: 'All risks' } },
    { code: 'land', label: { zh: '陆运险', ru: 'Сухопутная перевозка', en: 'Overland transport' } },
    { code: 'landAr', label: { zh: '陆运一切险', ru: 'Сухопутная, все риски', en: 'Overland, all risks' } },
  ],
  importLicense_status: [
    { code: '0', label: { zh: '申请', ru: 'Подана заявка', en: 'Applied for' }, color: 'gray' },
    { code: '1', label: { zh: '已核发', ru: 'Выдана', en: 'Issued' }, color: 'blue' },
    { code: '2', label: { zh: '使用中', ru: 'Используется', en: 'In use' }, color: 'green' },
    { code: '3', label: { zh: '用完', ru: 'Исчерпана', en: 'Used up' }, color: 'gray' },
    { code: '4', label: { zh: '到期', ru: 'Истекла', en: 'Expired' }, color: 'red' },
    { code: '5', label: { zh: '退回', ru: 'Возвращена', en: 'Refused' }, color: 'red' },
  ],
}
