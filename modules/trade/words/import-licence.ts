import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { importLicence } from '../import-licence.ts'

export const importLicenceWords: DocumentWords<typeof importLicence> = {
  title: { zh: '自动进口许可证', ru: 'Импортная лицензия', en: 'Import licence' },
  fields: {
    applyNo: { zh: '申请编号', ru: 'Номер заявки', en: 'Request number' },
    licNo: { zh: '许可证号', ru: 'Номер лицензии', en: 'Licence number' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    ourCompany: { zh: '企业', ru: 'Компания', en: 'Company' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    hsCode: { zh: '商品编码', ru: 'Код ТН ВЭД', en: 'HS code' },
    country: { zh: '原产国', ru: 'Страна происхождения', en: 'Country of origin' },
    qty: { zh: '许可数量(吨)', ru: 'Разрешено, т', en: 'Quantity, t' },
    oneBatch: { zh: '一批一证', ru: 'На одну партию', en: 'For one batch' },
    maxUses: { zh: '可用次数', ru: 'Использований, не более', en: 'Uses at most' },
    tolPct: {
      label: { zh: '溢装率(%)', ru: 'Допуск, %', en: 'Tolerance, %' },
      help: {
        zh: '最后一批可超出剩余数量的比例：散货5%，原油、化肥、钢材3%',
        ru: 'На сколько последняя партия может превысить остаток: навалочные 5 %, нефть, удобрения и сталь 3 %',
        en: 'How far the last batch may exceed what is left: bulk 5 %, oil, fertiliser and steel 3 %',
      },
    },
    uses: { zh: '已用次数', ru: 'Использована раз', en: 'Times used' },
    usedQty: { zh: '已用数量(吨)', ru: 'Использовано, т', en: 'Used, t' },
    remaining: { zh: '剩余数量(吨)', ru: 'Осталось, т', en: 'Left, t' },
    validFrom: { zh: '有效期自', ru: 'Действует с', en: 'Valid from' },
    validTo: { zh: '有效期至', ru: 'Действует по', en: 'Valid to' },
    returnReason: { zh: '退回原因', ru: 'Причина возврата', en: 'Why refused' },
    files: { zh: '许可证扫描件', ru: 'Скан лицензии', en: 'Scan of the licence' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    goods: { zh: '商品', ru: 'Товар', en: 'Goods' },
    quantity: { zh: '数量与使用', ru: 'Количество и использование', en: 'Quantity and use' },
    files: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
  },
  actions: {
    issue: { zh: '登记核发', ru: 'Отметить выдачу', en: 'Enter the issue' },
    refuse: { zh: '退回', ru: 'Отметить отказ', en: 'Mark as refused' },
    extend: { zh: '展期', ru: 'Продлить', en: 'Extend' },
    expire: { zh: '登记到期', ru: 'Отметить истечение', en: 'Mark as expired' },
    draw: { zh: '使用', ru: 'Использовать', en: 'Draw' },
    drawLast: { zh: '用完', ru: 'Исчерпать', en: 'Draw the last' },
    giveBack: { zh: '退回用量', ru: 'Вернуть количество', en: 'Give back' },
  },
  tasks: { issue: { zh: '待核发许可证', ru: 'Лицензии к выдаче', en: 'Licences to be issued' } },
  asks: {
    licNo: { zh: '许可证号', ru: 'Номер лицензии', en: 'Licence number' },
    validFrom: { zh: '有效期自', ru: 'Действует с', en: 'Valid from' },
    validTo: { zh: '有效期至', ru: 'Действует по', en: 'Valid to' },
    reason: { zh: '原因', ru: 'Причина', en: 'Reason' },
    until: { zh: '展期至', ru: 'Продлить до', en: 'Extend to' },
  },
}
