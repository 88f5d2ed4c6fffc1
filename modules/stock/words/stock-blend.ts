import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { stockBlend } from '../blend/stock-blend.ts'

const heat = { zh: '发热量(kcal/kg)', ru: 'Теплота, ккал/кг', en: 'Calorific value, kcal/kg' } as const
const mt = { zh: '全水分Mt(%)', ru: 'Влага Mt, %', en: 'Moisture Mt, %' } as const
const ash = { zh: '灰分Ad(%)', ru: 'Зольность Ad, %', en: 'Ash Ad, %' } as const
const sul = { zh: '全硫St,d(%)', ru: 'Сера St,d, %', en: 'Sulphur St,d, %' } as const
const fedOn = { zh: '投料日期', ru: 'Дата загрузки', en: 'Fed on' } as const
const fedQty = { zh: '投料数量(吨)', ru: 'Загружено, т', en: 'Fed, t' } as const
const producedOn = { zh: '产出日期', ru: 'Дата выхода', en: 'Produced on' } as const
const producedQty = { zh: '产出数量(吨)', ru: 'Получено, т', en: 'Produced, t' } as const

export const stockBlendWords: DocumentWords<typeof stockBlend> = {
  title: { zh: '配煤单', ru: 'Шихтовка угля', en: 'Coal blend' },
  fields: {
    blendNo: { zh: '配煤单号', ru: 'Номер шихтовки', en: 'Blend number' },
    date: { zh: '日期', ru: 'Дата', en: 'Date' },
    status: { zh: '配煤状态', ru: 'Состояние', en: 'Blend status' },
    warehouseId: { zh: '仓库', ru: 'Склад', en: 'Warehouse' },
    goodsId: { zh: '产出货品', ru: 'Получаемый товар', en: 'Goods produced' },
    planQty: { zh: '计划数量(吨)', ru: 'План, т', en: 'Planned, t' },
    qualityStd: { zh: '质量标准', ru: 'Стандарт качества', en: 'Quality standard' },
    minHeat: { zh: '发热量不低于(kcal/kg)', ru: 'Теплота не ниже, ккал/кг', en: 'Calorific value at least, kcal/kg' },
    maxMt: { zh: '全水分不高于(%)', ru: 'Влага не выше, %', en: 'Moisture at most, %' },
    maxAsh: { zh: '灰分不高于(%)', ru: 'Зольность не выше, %', en: 'Ash at most, %' },
    maxSul: { zh: '全硫不高于(%)', ru: 'Сера не выше, %', en: 'Sulphur at most, %' },
    parts: {
      label: { zh: '原料', ru: 'Компоненты', en: 'Components' },
      fields: {
        batchId: { zh: '批次', ru: 'Партия', en: 'Batch' },
        sharePct: { zh: '配比(%)', ru: 'Доля, %', en: 'Share, %' },
        qty: { zh: '数量(吨)', ru: 'Количество, т', en: 'Quantity, t' },
        heatKcal: heat,
        mt,
        ashDry: ash,
        sulDry: sul,
        unitCost: { zh: '单位成本', ru: 'Себестоимость за т', en: 'Unit cost' },
        freeQty: { zh: '可用数量(吨)', ru: 'Свободно, т', en: 'Free, t' },
      },
    },
    mixHeat: { zh: '配后发热量(kcal/kg)', ru: 'Теплота смеси, ккал/кг', en: 'Calorific value of the mix, kcal/kg' },
    mixMt: { zh: '配后全水分(%)', ru: 'Влага смеси, %', en: 'Moisture of the mix, %' },
    mixAsh: { zh: '配后灰分(%)', ru: 'Зольность смеси, %', en: 'Ash of the mix, %' },
    mixSul: { zh: '配后全硫(%)', ru: 'Сера смеси, %', en: 'Sulphur of the mix, %' },
    mixCost: { zh: '配后单位成本', ru: 'Себестоимость смеси за т', en: 'Cost of the mix' },
    bestCost: { zh: '最省单位成本', ru: 'Наименьшая себестоимость за т', en: 'Cheapest cost' },
    mixVerdict: { zh: '配比结论', ru: 'Итог', en: 'Verdict' },
    steps: {
      label: { zh: '计算过程', ru: 'Расчёт', en: 'Working' },
      fields: {
        item: { zh: '指标', ru: 'Показатель', en: 'Item' },
        part: { zh: '原料行号', ru: 'Строка', en: 'Line' },
        bound: { zh: '限值', ru: 'Предел', en: 'Limit' },
        value: { zh: '本配比', ru: 'По рецепту', en: 'This recipe' },
        verdict: { zh: '是否符合', ru: 'Соответствие', en: 'Kept' },
        best: { zh: '最省配比', ru: 'Самый дешёвый рецепт', en: 'Cheapest recipe' },
      },
    },
    fedOn,
    fedQty,
    inputCost: { zh: '投料成本', ru: 'Себестоимость загруженного', en: 'Cost of what was fed' },
    producedOn,
    producedQty,
    diffQty: { zh: '产出差异(吨)', ru: 'Разница, т', en: 'Difference, t' },
    diffPct: { zh: '产出差异率(%)', ru: 'Разница, %', en: 'Difference, %' },
    unitCost: { zh: '产出单位成本', ru: 'Себестоимость полученного за т', en: 'Unit cost' },
    outBatchId: { zh: '产出批次', ru: 'Полученная партия', en: 'Batch produced' },
    outIn: { zh: '产出入库单', ru: 'Приход полученного', en: 'Stock in of the blend' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    limits: { zh: '目标质量限值', ru: 'Пределы качества', en: 'Limits of quality' },
    parts: { zh: '原料与配比', ru: 'Компоненты и доли', en: 'Components and shares' },
    mix: { zh: '配后质量与成本', ru: 'Качество и себестоимость смеси', en: 'Quality and cost of the mix' },
    steps: { zh: '计算过程', ru: 'Расчёт', en: 'Working' },
    done: { zh: '投料与产出', ru: 'Загрузка и выход', en: 'Fed and produced' },
  },
  actions: {
    useCheapest: { zh: '采用最省配比', ru: 'Взять самый дешёвый рецепт', en: 'Use the cheapest recipe' },
    sent: { zh: '送审', ru: 'Отправлено на согласование', en: 'Sent for approval' },
    back: { zh: '退回', ru: 'Возвращено', en: 'Returned' },
    passed: { zh: '审批通过', ru: 'Согласовано', en: 'Approved' },
    feed: { zh: '投料', ru: 'Загрузить', en: 'Feed' },
    produce: { zh: '产出', ru: 'Оприходовать', en: 'Produce' },
    finish: { zh: '办结', ru: 'Завершить', en: 'Finish' },
    takeBack: { zh: '撤回产出', ru: 'Отменить выход', en: 'Take the output back' },
    unfeed: { zh: '撤回投料', ru: 'Отменить загрузку', en: 'Take the feed back' },
    ended: { zh: '终止', ru: 'Прекращено', en: 'Ended' },
  },
  asks: { fedOn, fedQty, producedOn, producedQty },
  tasks: {
    feed: { zh: '配煤待投料', ru: 'Загрузить шихту', en: 'Blend to feed' },
    produce: { zh: '配煤待产出', ru: 'Оприходовать шихту', en: 'Blend to take in' },
    finish: { zh: '配煤待办结', ru: 'Завершить шихтовку', en: 'Blend to finish' },
  },
}
