/** As what a party trades with us. */
export type PartyRole = 'cust' | 'supp' | 'carr'

const cities = [
  ['鹤岗', 'Хэган', 'Hegang'],
  ['双鸭山', 'Шуанъяшань', 'Shuangyashan'],
  ['鸡西', 'Цзиси', 'Jixi'],
  ['牡丹江', 'Муданьцзян', 'Mudanjiang'],
  ['伊春', 'Ичунь', 'Yichun'],
  ['绥化', 'Суйхуа', 'Suihua'],
  ['大庆', 'Дацин', 'Daqing'],
  ['黑河', 'Хэйхэ', 'Heihe'],
  ['吉林', 'Цзилинь', 'Jilin'],
  ['四平', 'Сыпин', 'Siping'],
  ['通化', 'Тунхуа', 'Tonghua'],
  ['营口', 'Инкоу', 'Yingkou'],
] as const

const trades: Readonly<Record<PartyRole, readonly (readonly [string, string, string])[]>> = {
  cust: [
    ['热电', 'ТЭЦ', 'Thermal Power'],
    ['钢铁', 'Сталь', 'Steel'],
    ['水泥', 'Цемент', 'Cement'],
    ['供热', 'Теплосеть', 'Heating'],
    ['化工', 'Химия', 'Chemicals'],
    ['造纸', 'Бумага', 'Paper'],
  ],
  supp: [
    ['矿业', 'Майнинг', 'Mining'],
    ['煤炭进出口', 'Углеимпорт', 'Coal Trading'],
    ['能源贸易', 'Энерготрейд', 'Energy Trading'],
    ['口岸贸易', 'Погрантрейд', 'Border Trading'],
  ],
  carr: [
    ['航运', 'Шиппинг', 'Shipping'],
    ['铁路物流', 'Желдорлогистика', 'Rail Logistics'],
    ['货运', 'Грузоперевозки', 'Freight'],
    ['港务', 'Порт', 'Port Services'],
    ['外轮代理', 'Агентирование', 'Shipping Agency'],
    ['检验', 'Инспекция', 'Inspection'],
  ],
}

/** The fictional name of a party, in three languages and in short. */
export function partyName(role: PartyRole, nr: number) {
  const [city, cityRu, cityEn] = cities[nr % cities.length] ?? cities[0]
  const of = trades[role]
  const [trade, tradeRu, tradeEn] = of[Math.floor(nr / cities.length) % of.length] ?? ['贸易', 'Трейд', 'Trade']
  const own = String(nr + 1)
  return {
    name: `${city}第${own}${trade}有限公司`,
    ru: `ООО «${cityRu} ${tradeRu} ${own}»`,
    en: `${cityEn} ${tradeEn} ${own} Co., Ltd.`,
    short: `${city}${trade}${own}`,
  }
}
