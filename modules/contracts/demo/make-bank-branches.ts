import { type DemoContext, save } from '../../../server/module-api.ts'
import { bankBranch } from '../bank-branch.ts'

/** Names, country, clearing number at home, SWIFT code, city. */
const branches = [
  ['中国建设银行营口分行', 'China Construction Bank Yingkou', 'CN', '105228000018', 'PCBCCNBJ', '营口'],
  ['中国银行黑龙江省分行', 'Bank of China Heilongjiang', 'CN', '104261000012', 'BKCHCNBJ860', '哈尔滨'],
  [
    '中国工商银行沈阳分行',
    'Industrial and Commercial Bank of China Shenyang',
    'CN',
    '102221000019',
    'ICBKCNBJ',
    '沈阳',
  ],
  ['哈尔滨银行同江支行', 'Harbin Bank Tongjiang', 'CN', '313261800017', null, '同江'],
  ['中国银行同江支行', 'Bank of China Tongjiang', 'CN', '104261800105', 'BKCHCNBJ', '同江'],
  ['俄罗斯联邦储蓄银行哈巴罗夫斯克', 'Sberbank Khabarovsk', 'RU', null, 'SABRRUMM', 'Хабаровск'],
  ['俄罗斯外贸银行符拉迪沃斯托克', 'VTB Vladivostok', 'RU', null, 'VTBRRUMM', 'Владивосток'],
] as const

/** The offices of banks that the group and its partners pay by. */
export function makeBankBranches(demo: DemoContext): Promise<void> {
  return demo.as('cashier', demo.start, async (ctx) => {
    for (const [bankName, bankNameEn, country, cnaps, swiftCode, city] of branches)
      await save(ctx, bankBranch, { bankName, bankNameEn, country, cnaps, swiftCode, city })
  })
}
