import type { DocumentWords } from '../../../core/description/document-words.ts'
import type { coalSpec } from '../quality/coal-spec.ts'

export const coalSpecWords: DocumentWords<typeof coalSpec> = {
  title: { zh: '煤炭规格', ru: 'Спецификация угля', en: 'Coal specification' },
  fields: {
    specCode: { zh: '规格编号', ru: 'Код спецификации', en: 'Specification code' },
    specName: { zh: '规格名称', ru: 'Название', en: 'Specification' },
    specNameRu: { zh: '俄文名称', ru: 'Наименование на русском', en: 'Russian name' },
    specNameEn: { zh: '英文名称', ru: 'Наименование на английском', en: 'English name' },
    parentId: { zh: '上级规格', ru: 'Вышестоящая спецификация', en: 'Part of' },
    grade: { zh: '煤种', ru: 'Марка угля', en: 'Coal grade' },
    sizeFrom: { zh: '粒度下限（mm）', ru: 'Крупность от, мм', en: 'Size from, mm' },
    sizeTo: { zh: '粒度上限（mm）', ru: 'Крупность до, мм', en: 'Size to, mm' },
    qMin: { zh: '热值最低（kcal/kg）', ru: 'Теплота, не ниже, ккал/кг', en: 'Calorific value, at least, kcal/kg' },
    qTyp: { zh: '热值典型值（kcal/kg）', ru: 'Теплота, типовая, ккал/кг', en: 'Calorific value, typical, kcal/kg' },
    adMax: { zh: '灰分Ad最高（%）', ru: 'Зольность Ad, не выше, %', en: 'Ash Ad, at most, %' },
    stdMax: { zh: '全硫St,d最高（%）', ru: 'Сера St,d, не выше, %', en: 'Sulphur St,d, at most, %' },
    mtMax: { zh: '全水Mt最高（%）', ru: 'Влага Mt, не выше, %', en: 'Moisture Mt, at most, %' },
    vdafFrom: { zh: '挥发分Vdaf下限（%）', ru: 'Летучие Vdaf от, %', en: 'Volatiles Vdaf from, %' },
    vdafTo: { zh: '挥发分Vdaf上限（%）', ru: 'Летучие Vdaf до, %', en: 'Volatiles Vdaf to, %' },
    adjScheme: {
      label: {
        zh: '调价方案（质量标准）',
        ru: 'Поправки к цене (стандарт качества)',
        en: 'Price adjustments (standard)',
      },
      help: {
        zh: '选择后，拒收值取自该质量标准',
        ru: 'Если выбран, пределы отказа берутся из стандарта',
        en: 'Once chosen, reject limits are those of the standard',
      },
    },
    qReject: { zh: '热值拒收值（kcal/kg）', ru: 'Теплота, отказ, ккал/кг', en: 'Calorific value, reject, kcal/kg' },
    mtReject: { zh: '全水拒收值（%）', ru: 'Влага Mt, отказ, %', en: 'Moisture Mt, reject, %' },
    adReject: { zh: '灰分拒收值（%）', ru: 'Зольность Ad, отказ, %', en: 'Ash Ad, reject, %' },
    stdReject: { zh: '全硫拒收值（%）', ru: 'Сера St,d, отказ, %', en: 'Sulphur St,d, reject, %' },
    validFrom: { zh: '生效日期', ru: 'Действует с', en: 'Valid from' },
    inUse: { zh: '是否启用', ru: 'Включено', en: 'Enabled' },
  },
  groups: {
    basic: { zh: '基本信息', ru: 'Основное', en: 'Basics' },
    limits: { zh: '质量指标', ru: 'Показатели качества', en: 'Quality limits' },
    rejection: { zh: '调价与拒收', ru: 'Поправки и отказ', en: 'Adjustment and rejection' },
  },
}
