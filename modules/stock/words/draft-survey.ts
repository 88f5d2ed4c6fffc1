/** What a draft survey is called, wherever one stands. */
export const draftSurveyWords = {
  draftSurvey: {
    label: { zh: '水尺计重', ru: 'Драфт-сюрвей', en: 'Draft survey' },
    fields: {
      condition: { zh: '测量状态', ru: 'Состояние судна', en: 'Condition' },
      displacement: { zh: '排水量(吨)', ru: 'Водоизмещение, т', en: 'Displacement, t' },
      ballast: { zh: '压载水(吨)', ru: 'Балласт, т', en: 'Ballast, t' },
      freshWater: { zh: '淡水(吨)', ru: 'Пресная вода, т', en: 'Fresh water, t' },
      fuel: { zh: '燃油(吨)', ru: 'Топливо, т', en: 'Fuel, t' },
      constant: { zh: '船舶常数(吨)', ru: 'Константа судна, т', en: 'Constant, t' },
      deducted: { zh: '扣减合计(吨)', ru: 'Вычитается, т', en: 'Deducted, t' },
      net: { zh: '扣减后排水量(吨)', ru: 'Водоизмещение за вычетом, т', en: 'Net displacement, t' },
    },
  },
  draftQty: {
    label: { zh: '水尺数量(吨)', ru: 'По драфт-сюрвею, т', en: 'By draft survey, t' },
    help: {
      zh: '重载与空载扣减后排水量之差',
      ru: 'Водоизмещение с грузом за вычетом водоизмещения без груза',
      en: 'Net displacement with the cargo less that without it',
    },
  },
} as const
