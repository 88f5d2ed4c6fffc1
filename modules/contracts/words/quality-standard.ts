import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { qualityStandard } from '../quality/quality-standard.ts'

const index = { zh: '指标', ru: 'Показатель', en: 'Index' }
const base = { zh: '基准值', ru: 'Базовое значение', en: 'Base' }
const rate = { zh: '每步金额（元/吨）', ru: 'За шаг, ¥/т', en: 'Per step, CNY/t' }
const change = { zh: '调价（元/吨）', ru: 'Поправка, ¥/т', en: 'Change, CNY/t' }
const to = { zh: '止', ru: 'До', en: 'To' }

export const qualityStandardWords: DocumentWords<typeof qualityStandard> = {
  title: { zh: '质量标准', ru: 'Стандарт качества', en: 'Quality standard' },
  fields: {
    stdCode: { zh: '标准编号', ru: 'Код стандарта', en: 'Standard code' },
    stdName: { zh: '标准名称', ru: 'Название стандарта', en: 'Standard' },
    status: { zh: '标准状态', ru: 'Статус стандарта', en: 'Status' },
    goodsId: { zh: '货品', ru: 'Товар', en: 'Goods' },
    coalGrade: { zh: '煤种', ru: 'Марка угля', en: 'Coal grade' },
    mtBase: { zh: '全水基准（%）', ru: 'Влага Mt, база, %', en: 'Moisture Mt, base, %' },
    mtLimit: { zh: '全水允许值（%）', ru: 'Влага Mt, предел, %', en: 'Moisture Mt, limit, %' },
    mtReject: { zh: '全水拒收值（%）', ru: 'Влага Mt, отказ, %', en: 'Moisture Mt, reject, %' },
    mtMode: { zh: '水分扣吨', ru: 'Поправка веса на влагу', en: 'Tonnes by moisture' },
    qBase: { zh: '热值基准（kcal/kg）', ru: 'Теплота, база, ккал/кг', en: 'Calorific value, base, kcal/kg' },
    qLimit: { zh: '热值允许值（kcal/kg）', ru: 'Теплота, предел, ккал/кг', en: 'Calorific value, limit, kcal/kg' },
    qReject: { zh: '热值拒收值（kcal/kg）', ru: 'Теплота, отказ, ккал/кг', en: 'Calorific value, reject, kcal/kg' },
    heatMode: { zh: '热值计价', ru: 'Цена по теплоте', en: 'Price by calorific value' },
    heatPer: { zh: '步长（kcal）', ru: 'Шаг, ккал', en: 'Step, kcal' },
    heatRate: rate,
    bonusCap: {
      label: { zh: '奖价热值上限（kcal/kg）', ru: 'Теплота, выше не платится, ккал/кг', en: 'Paid up to, kcal/kg' },
      help: {
        zh: '热值高于此值的部分不再加价',
        ru: 'За теплоту выше этого значения цена не растёт',
        en: 'Above it the price rises no more',
      },
    },
    bands: {
      label: { zh: '热值区间', ru: 'Диапазоны теплоты', en: 'Bands of calorific value' },
      fields: {
        from: { zh: '自（kcal，含）', ru: 'От, ккал, включая', en: 'From, kcal, included' },
        to: { zh: '至（kcal，不含）', ru: 'До, ккал, не включая', en: 'To, kcal, not included' },
        change,
      },
    },
    indices: {
      label: { zh: '指标与调价', ru: 'Показатели и поправки к цене', en: 'Indices and price adjustments' },
      fields: {
        idx: index,
        base,
        limit: { zh: '允许值', ru: 'Предел', en: 'Limit' },
        reject: { zh: '拒收值', ru: 'Отказ', en: 'Reject' },
        worse: { zh: '优劣方向', ru: 'Что хуже', en: 'Worse when' },
        per: { zh: '步长', ru: 'Шаг', en: 'Step' },
        rate,
        mode: { zh: '计步方式', ru: 'Счёт шагов', en: 'Counting of steps' },
        bonus: { zh: '优于基准加价', ru: 'Доплата за лучшее', en: 'Bonus when better' },
        cap: { zh: '调价上限（元/吨）', ru: 'Не более, ¥/т', en: 'At most, CNY/t' },
        trial: { zh: '化验值（试算）', ru: 'Анализ для примера', en: 'Tested, for the example' },
      },
    },
    tiers: {
      label: { zh: '分档费率', ru: 'Ступени ставок', en: 'Tiers' },
      fields: { idx: index, from: { zh: '起', ru: 'От', en: 'From' }, to, rate },
    },
    trialPrice: { zh: '基准价（元/吨）', ru: 'Базовая цена, ¥/т', en: 'Base price, CNY/t' },
    trialQty: { zh: '过磅吨数', ru: 'Вес нетто, т', en: 'Weighed, t' },
    trialHeat: {
      zh: '热值化验值（kcal/kg）',
      ru: 'Теплота по анализу, ккал/кг',
      en: 'Calorific value tested, kcal/kg',
    },
    trialMt: { zh: '全水化验值（%）', ru: 'Влага по анализу, %', en: 'Moisture tested, %' },
    paidQty: { zh: '结算吨数', ru: 'Вес к оплате, т', en: 'Paid, t' },
    paidPrice: { zh: '结算单价（元/吨）', ru: 'Цена к оплате, ¥/т', en: 'Final price, CNY/t' },
    paidAmount: { zh: '结算金额（元）', ru: 'Сумма к оплате, ¥', en: 'Amount, CNY' },
    steps: {
      label: { zh: '计价步骤', ru: 'Расчёт цены', en: 'Working of the price' },
      fields: {
        step: index,
        measured: { zh: '化验值', ru: 'Анализ', en: 'Tested' },
        base,
        verdict: { zh: '判定', ru: 'Оценка', en: 'Verdict' },
        formula: { zh: '算式', ru: 'Формула', en: 'Formula' },
        change,
        price: { zh: '单价（元/吨）', ru: 'Цена, ¥/т', en: 'Price, CNY/t' },
      },
    },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    moisture: { zh: '水分', ru: 'Влага', en: 'Moisture' },
    heat: { zh: '发热量', ru: 'Теплота сгорания', en: 'Calorific value' },
    bands: { zh: '热值区间', ru: 'Диапазоны теплоты', en: 'Bands of calorific value' },
    indices: { zh: '指标', ru: 'Показатели', en: 'Indices' },
    trial: { zh: '试算', ru: 'Пример расчёта', en: 'Worked example' },
    steps: { zh: '计价步骤', ru: 'Расчёт цены', en: 'Working' },
  },
  actions: {
    enact: { zh: '启用', ru: 'Ввести в действие', en: 'Put into force' },
    retire: { zh: '停用', ru: 'Вывести из действия', en: 'Disable' },
  },
  tasks: {
    enact: {
      zh: '待启用质量标准',
      ru: 'Ввести в действие стандарты качества',
      en: 'Quality standards to put into force',
    },
  },
}
