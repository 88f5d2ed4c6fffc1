import type { Words } from '../../../core/values/language.ts'

export const stockRefusals = {
  'stock.batch-of-other-goods': {
    zh: '该批次属于另一种货品，请选择本货品的批次',
    ru: 'Эта партия другого товара: выберите партию этого товара',
    en: 'The batch is of other goods: choose one of these goods',
  },
  'stock.no-price': {
    zh: '请填写大于零的暂估单价',
    ru: 'Укажите предварительную цену больше нуля',
    en: 'Give a provisional price above zero',
  },
  'stock.all-claimed': {
    zh: '索赔金额不能达到全部货款，请核对实收数量',
    ru: 'Претензия не может равняться всей сумме: проверьте принятое количество',
    en: 'The claim would be the whole amount: check the quantity received',
  },
  'stock.cost-method': {
    zh: '该货品的计价方法不支持，请改为移动加权、批次或先进先出',
    ru: 'Метод оценки этого товара не поддерживается: выберите среднюю, по партиям или ФИФО',
    en: 'The costing method of these goods is not kept: choose moving average, batch or FIFO',
  },
  'stock.future': {
    zh: '业务日期在将来，到那一天才能确认',
    ru: 'Дата ещё не наступила: провести можно будет в этот день',
    en: 'The date lies ahead: confirm it on that day',
  },
  'stock.no-company': {
    zh: '该单据没有所属单位，不能记账',
    ru: 'У документа нет компании, провести его нельзя',
    en: 'The entry belongs to no company and cannot be booked',
  },
  'stock.bill-left': {
    zh: '该物流单还有 {left} 吨未入库，请先入库再签收',
    ru: 'По этому документу ещё не оприходовано {left} т: сначала оприходуйте, потом примите груз',
    en: '{left} t of this bill are not in stock yet: take them in first, then receive it',
  },
  'stock.bill-received': {
    zh: '物流单 {number} 已签收，请先撤回签收再冲销入库',
    ru: 'Груз по документу {number} принят: отзовите приёмку, потом сторнируйте приход',
    en: 'The bill {number} has been received: reopen it first, then reverse the entry',
  },
  'stock.trued-up': {
    zh: '该批货物已按结算单 {number} 最终结算，请先撤销该结算再冲销入库',
    ru: 'Товар окончательно рассчитан по документу {number}: отзовите расчёт, потом сторнируйте приход',
    en: 'The goods are settled for good by {number}: revoke that settlement first, then reverse the entry',
  },
  'goods.moved': {
    zh: '该货品已有出入库，计价方法不能再改',
    ru: 'По товару уже есть движение: метод оценки менять нельзя',
    en: 'These goods have moved already: their costing method stays',
  },
} as const satisfies Readonly<Record<string, Words>>
