import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { goLive } from '../go-live/go-live.ts'
import type { openingContract } from '../go-live/opening-contract.ts'

const goLiveId = { zh: '上线单', ru: 'Ввод остатков', en: 'Go-live' } as const
const delivered = { zh: '已交货数量', ru: 'Уже поставлено', en: 'Delivered already' } as const
const invoiced = { zh: '已结算开票金额', ru: 'Уже выставлено по счетам', en: 'Invoiced already' } as const
const paid = { zh: '已收付金额', ru: 'Уже оплачено', en: 'Paid or received already' } as const

/** What rows of opening balances share. */
const openingRowWords = {
  goLiveId,
  rowStatus: { zh: '状态', ru: 'Статус', en: 'Status' },
} as const

const openingActionWords = {
  post: { zh: '记账', ru: 'Провести', en: 'Post' },
  takeBack: { zh: '冲销', ru: 'Сторнировать', en: 'Take back' },
} as const

/** What a contract says of the system it came from. */
export const contractOpeningWords = {
  fields: { goLiveId, openingDelivered: delivered, openingInvoiced: invoiced, openingPaid: paid },
  groups: { opening: { zh: '上线前执行', ru: 'Исполнено до запуска', en: 'Done before the go-live' } },
  actions: {
    carryOver: { zh: '期初转入', ru: 'Перенести на начало', en: 'Carry over' },
    uncarry: { zh: '撤销转入', ru: 'Отменить перенос', en: 'Undo the carry-over' },
  },
} as const

export const goLiveWords: DocumentWords<typeof goLive> = {
  title: { zh: '上线单', ru: 'Ввод начальных остатков', en: 'Go-live' },
  fields: {
    goLiveNo: { zh: '上线单号', ru: 'Номер', en: 'Number' },
    company: { zh: '公司', ru: 'Компания', en: 'Company' },
    goLiveDay: {
      label: { zh: '上线日期', ru: 'Дата запуска', en: 'Go-live day' },
      help: {
        zh: '启用本系统的第一天；期初余额记在前一天',
        ru: 'Первый день работы в системе; остатки проводятся предыдущим днём',
        en: 'The first day in this system; opening balances are posted on the day before',
      },
    },
    openingDay: { zh: '期初记账日', ru: 'Дата проводки остатков', en: 'Posting day' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    rows: { zh: '期初行数', ru: 'Строк', en: 'Rows' },
    posted: { zh: '已记账行数', ru: 'Проведено строк', en: 'Rows posted' },
    submittedBy: { zh: '提交人', ru: 'Отправил(а)', en: 'Submitted by' },
    confirmedBy: { zh: '确认人', ru: 'Подтвердил(а)', en: 'Confirmed by' },
    reversedBy: { zh: '冲销人', ru: 'Сторнировал(а)', en: 'Reversed by' },
    reason: { zh: '原因', ru: 'Причина', en: 'Reason' },
    stoppedBy: { zh: '停止原因', ru: 'Что остановило', en: 'What stopped it' },
    holds: { zh: '有效', ru: 'Действует', en: 'In force' },
    controls: {
      label: { zh: '原系统合计', ru: 'Итоги старой системы', en: 'Totals of the old system' },
      fields: {
        part: { zh: '期初项目', ru: 'Раздел', en: 'Part' },
        warehouse: { zh: '仓库名称', ru: 'Название склада', en: 'Warehouse name' },
        goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
        currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
        count: { zh: '份数/笔数', ru: 'Количество записей', en: 'Number of entries' },
        quantity: { zh: '数量(吨)', ru: 'Количество, т', en: 'Quantity, t' },
        amount: { zh: '金额', ru: 'Сумма', en: 'Amount' },
        difference: { zh: '差异说明', ru: 'Причина расхождения', en: 'Why it differs' },
      },
    },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    controls: { zh: '原系统合计', ru: 'Итоги старой системы', en: 'Totals of the old system' },
  },
  actions: {
    handIn: { zh: '提交复核', ru: 'Отправить на проверку', en: 'Submit for confirmation' },
    sendBack: { zh: '退回修改', ru: 'Вернуть на доработку', en: 'Send back' },
    confirm: { zh: '复核记账', ru: 'Подтвердить и провести', en: 'Confirm and post' },
    finish: { zh: '记账完成', ru: 'Завершить проводку', en: 'Finish posting' },
    resume: { zh: '继续记账', ru: 'Продолжить проводку', en: 'Resume posting' },
    reverse: { zh: '整体冲销', ru: 'Сторнировать целиком', en: 'Reverse as a whole' },
    free: { zh: '冲销完成', ru: 'Завершить сторно', en: 'Finish reversal' },
    stop: { zh: '停止', ru: 'Остановить', en: 'Stop' },
    counted: { zh: '更新进度', ru: 'Обновить ход работы', en: 'Update progress' },
  },
  asks: { why: { zh: '冲销原因', ru: 'Причина сторно', en: 'Why it is reversed' } },
  tasks: { confirm: { zh: '期初待复核', ru: 'Подтвердить остатки', en: 'Opening balances to confirm' } },
}

export const openingContractWords: DocumentWords<typeof openingContract> = {
  title: { zh: '期初合同', ru: 'Договор на начало', en: 'Opening contract' },
  fields: {
    ...openingRowWords,
    contractNo: { zh: '原合同编号', ru: 'Номер договора', en: 'Contract number' },
    contractName: { zh: '合同名称', ru: 'Название договора', en: 'Contract name' },
    contractType: { zh: '合同类型', ru: 'Тип договора', en: 'Contract type' },
    bizSegment: { zh: '业务板块', ru: 'Бизнес-сегмент', en: 'Business segment' },
    ourSide: {
      label: { zh: '我方方向', ru: 'Наша сторона', en: 'Our side' },
      help: {
        zh: '仅易货、数据、运输和其他合同需要',
        ru: 'Только для бартера, данных, перевозки и прочих договоров',
        en: 'Only for barter, data, freight and other contracts',
      },
    },
    counterparty: { zh: '对方单位', ru: 'Контрагент', en: 'Counterparty' },
    signDate: { zh: '签订日期', ru: 'Дата подписания', en: 'Signed on' },
    validFrom: { zh: '有效期从', ru: 'Действует с', en: 'Valid from' },
    validTo: { zh: '有效期至', ru: 'Действует по', en: 'Valid to' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    qty: { zh: '合同数量', ru: 'Количество по договору', en: 'Contract quantity' },
    uom: { zh: '计量单位', ru: 'Ед. изм.', en: 'Unit of measure' },
    currency: { zh: '币种', ru: 'Валюта', en: 'Currency' },
    fxRate: { zh: '汇率', ru: 'Курс', en: 'Exchange rate' },
    unitPrice: { zh: '单价', ru: 'Цена', en: 'Unit price' },
    totalAmount: { zh: '合同金额', ru: 'Сумма договора', en: 'Contract amount' },
    vatRate: { zh: '税率', ru: 'Ставка НДС', en: 'VAT rate' },
    paymentMethod: { zh: '付款方式', ru: 'Способ оплаты', en: 'Payment method' },
    paymentConditions: { zh: '付款条件', ru: 'Условия оплаты', en: 'Payment conditions' },
    borderStation: { zh: '口岸站', ru: 'Пограничная станция', en: 'Border station' },
    superviseMode: { zh: '监管方式', ru: 'Таможенный режим', en: 'Customs mode' },
    deliveredQty: delivered,
    invoicedAmt: invoiced,
    paidAmt: paid,
    contractId: { zh: '转入合同', ru: 'Перенесённый договор', en: 'Contract carried over' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    amounts: { zh: '数量与金额', ru: 'Количество и суммы', en: 'Quantities and amounts' },
    done: { zh: '上线前执行', ru: 'Исполнено до запуска', en: 'Done before the go-live' },
  },
  actions: openingActionWords,
}
