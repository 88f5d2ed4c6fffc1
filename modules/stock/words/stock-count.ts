import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { stockCount } from '../stock-count.ts'

const returnReason = { zh: '退回原因', ru: 'Причина возврата', en: 'Why sent back' } as const

export const stockCountWords: DocumentWords<typeof stockCount> = {
  title: { zh: '盘点单', ru: 'Инвентаризация', en: 'Stock count' },
  fields: {
    checkNo: { zh: '盘点单号', ru: 'Номер инвентаризации', en: 'Count number' },
    date: { zh: '盘点日期', ru: 'Дата подсчёта', en: 'Counted on' },
    status: { zh: '状态', ru: 'Статус', en: 'Status' },
    warehouseId: { zh: '仓库', ru: 'Склад', en: 'Warehouse' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
    survey: {
      label: { zh: '测量', ru: 'Замеры', en: 'Survey' },
      fields: {
        positionId: { zh: '货位', ru: 'Место хранения', en: 'Storage location' },
        volume: { zh: '体积(立方米)', ru: 'Объём, м³', en: 'Volume, m³' },
        note: { zh: '说明', ru: 'Пояснение', en: 'Note' },
      },
    },
    densityId: { zh: '容重测定', ru: 'Замер плотности', en: 'Density measurement' },
    density: { zh: '容重(吨/立方米)', ru: 'Насыпная плотность, т/м³', en: 'Bulk density, t/m³' },
    surveyQty: { zh: '实盘数量(吨)', ru: 'По замеру, т', en: 'Counted, t' },
    bookQty: { zh: '账面数量(吨)', ru: 'По учёту, т', en: 'In the books, t' },
    bookMoves: { zh: '冻结时笔数', ru: 'Движений при фиксации', en: 'Entries when frozen' },
    diff: { zh: '差异(吨)', ru: 'Расхождение, т', en: 'Difference, t' },
    diffPct: { zh: '差异率(%)', ru: 'Расхождение, %', en: 'Difference, %' },
    allowedPct: { zh: '允许差异(%)', ru: 'Норма расхождения, %', en: 'Allowed difference, %' },
    result: { zh: '盘点结论', ru: 'Итог', en: 'Result' },
    reason: { zh: '差异原因', ru: 'Причина расхождения', en: 'Reason for the difference' },
    returnReason,
    gainIn: { zh: '盘盈入库单', ru: 'Оприходование излишка', en: 'Surplus received' },
    lossOut: { zh: '盘亏出库单', ru: 'Списание недостачи', en: 'Shortage issued' },
    files: { zh: '附件', ru: 'Вложения', en: 'Attachments' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    survey: { zh: '现场测量', ru: 'Замеры на площадке', en: 'Survey' },
    result: { zh: '账实对比', ru: 'Сверка с учётом', en: 'Against the books' },
    posted: { zh: '过账与附件', ru: 'Проводки и вложения', en: 'Entries and attachments' },
  },
  actions: {
    freeze: { zh: '冻结账面', ru: 'Зафиксировать учёт', en: 'Freeze the books' },
    freezeAgain: { zh: '重新冻结', ru: 'Зафиксировать снова', en: 'Freeze again' },
    handIn: { zh: '提交盘点', ru: 'Сдать на проверку', en: 'Hand in' },
    post: { zh: '过账', ru: 'Провести', en: 'Post' },
    approve: { zh: '批准过账', ru: 'Утвердить и провести', en: 'Approve and post' },
    sendBack: { zh: '退回', ru: 'Вернуть', en: 'Send back' },
    reverse: { zh: '冲销', ru: 'Сторнировать', en: 'Reverse' },
  },
  asks: { reason: returnReason },
  tasks: {
    freeze: { zh: '盘点待冻结账面', ru: 'Зафиксировать учёт для инвентаризации', en: 'Books to freeze for a count' },
    handIn: { zh: '盘点待提交', ru: 'Сдать инвентаризацию', en: 'Count to hand in' },
    post: { zh: '盘点待过账', ru: 'Провести инвентаризацию', en: 'Count to post' },
    approve: { zh: '盘点待批准', ru: 'Утвердить инвентаризацию', en: 'Count to approve' },
  },
}
