import type { Words } from '../../../core/values/language.ts'

/** An account of the demonstration and what it opened with; keys are who makes, reviews and authorises. */
export interface DemoBankAccount {
  readonly key: string
  readonly name: string
  readonly unit: string
  readonly bank: string
  readonly currency: string
  readonly type: string
  readonly opening: string
}

const own = (
  unit: string,
  name: string,
  bank: string,
  currency: string,
  type: string,
  opening: string,
): DemoBankAccount => ({ key: `${unit}-${currency}-${type}`, name, unit, bank, currency, type, opening })

/** Accounts of the group's companies. */
export const demoBankAccounts: readonly DemoBankAccount[] = [
  own('BLJT', '集团本部基本户', '中国银行哈尔滨分行', 'CNY', 'basic', '268450000.00'),
  own('BLJT', '集团本部归集户', '工商银行哈尔滨分行', 'CNY', 'gen', '156320800.50'),
  own('BLHY', '海运贸易基本户', '中国银行大连分行', 'CNY', 'basic', '186540000.00'),
  own('BLHY', '海运贸易一般户', '招商银行大连分行', 'CNY', 'gen', '74210600.00'),
  own('BLHY', '海运贸易美元户', '中国银行大连分行', 'USD', 'fx', '9850000.00'),
  own('BLLY', '陆运贸易基本户', '建设银行哈尔滨分行', 'CNY', 'basic', '92380000.00'),
  own('BLTJ', '同江边贸基本户', '农业银行同江支行', 'CNY', 'basic', '43670000.00'),
  own('BLTJ', '同江边贸卢布户', '哈尔滨银行同江支行', 'RUB', 'fx', '865000000.00'),
  own('BLNM', '国内贸易基本户', '工商银行哈尔滨分行', 'CNY', 'basic', '118900000.00'),
  own('BLHYUN', '北陆航运基本户', '中国银行大连分行', 'CNY', 'basic', '35200000.00'),
  own('BLXNY', '新能源基本户', '建设银行佳木斯分行', 'CNY', 'basic', '51600000.00'),
  own('BLRL', '同江热力收费户', '农业银行同江支行', 'CNY', 'spec', '12480000.00'),
  own('BLMD', '北陆煤电基本户', '工商银行佳木斯分行', 'CNY', 'basic', '28350000.00'),
  own('BLGC', '工程建设基本户', '建设银行哈尔滨分行', 'CNY', 'basic', '19760000.00'),
  own('BLZC', '资产管理基本户', '中国银行哈尔滨分行', 'CNY', 'basic', '8640000.00'),
  own('BLQC', '汽车进出口基本户', '农业银行黑河分行', 'CNY', 'basic', '6930000.00'),
  own('BLSJ', '北陆数科基本户', '招商银行哈尔滨分行', 'CNY', 'basic', '4120000.00'),
]

/** The names of these accounts and of their banks in the other languages. */
export const demoAccountNames: Readonly<Record<string, Omit<Words, 'zh'>>> = {
  集团本部基本户: { ru: 'Головная, основной', en: 'Head office, basic' },
  集团本部归集户: { ru: 'Головная, сводный', en: 'Head office, pooling' },
  海运贸易基本户: { ru: 'Морторг, основной', en: 'Sea Trade, basic' },
  海运贸易一般户: { ru: 'Морторг, расчётный', en: 'Sea Trade, general' },
  海运贸易美元户: { ru: 'Морторг, долларовый', en: 'Sea Trade, dollars' },
  陆运贸易基本户: { ru: 'Сухоторг, основной', en: 'Land Trade, basic' },
  同江边贸基本户: { ru: 'Тунцзян, основной', en: 'Tongjiang, basic' },
  同江边贸卢布户: { ru: 'Тунцзян, рублёвый', en: 'Tongjiang, roubles' },
  国内贸易基本户: { ru: 'Внутр. торговля, основной', en: 'Domestic Trade, basic' },
  北陆航运基本户: { ru: 'Бэйлу Шиппинг, основной', en: 'Beilu Shipping, basic' },
  新能源基本户: { ru: 'Новая энергетика, основной', en: 'New Energy, basic' },
  同江热力收费户: { ru: 'Тепло Тунцзян, сборы', en: 'Tongjiang Heat, receipts' },
  北陆煤电基本户: { ru: 'Угольная ТЭЦ, основной', en: 'Coal Power, basic' },
  工程建设基本户: { ru: 'Стройинжиниринг, основной', en: 'Construction, basic' },
  资产管理基本户: { ru: 'Активы, основной', en: 'Assets, basic' },
  汽车进出口基本户: { ru: 'Автоимпорт, основной', en: 'Vehicles, basic' },
  北陆数科基本户: { ru: 'Бэйлу Диджитал, основной', en: 'Beilu Digital, basic' },
  中国银行哈尔滨分行: { ru: 'Банк Китая, Харбин', en: 'Bank of China, Harbin' },
  工商银行哈尔滨分行: { ru: 'ICBC, Харбин', en: 'ICBC, Harbin' },
  中国银行大连分行: { ru: 'Банк Китая, Далянь', en: 'Bank of China, Dalian' },
  招商银行大连分行: { ru: 'CMB, Далянь', en: 'CMB, Dalian' },
  建设银行哈尔滨分行: { ru: 'CCB, Харбин', en: 'CCB, Harbin' },
  农业银行同江支行: { ru: 'ABC, Тунцзян', en: 'ABC, Tongjiang' },
  哈尔滨银行同江支行: { ru: 'Банк Харбина, Тунцзян', en: 'Harbin Bank, Tongjiang' },
  工商银行佳木斯分行: { ru: 'ICBC, Цзямусы', en: 'ICBC, Jiamusi' },
  建设银行佳木斯分行: { ru: 'CCB, Цзямусы', en: 'CCB, Jiamusi' },
  农业银行黑河分行: { ru: 'ABC, Хэйхэ', en: 'ABC, Heihe' },
  招商银行哈尔滨分行: { ru: 'CMB, Харбин', en: 'CMB, Harbin' },
}
