import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { act, type DemoContext, find, save } from '../../../server/module-api.ts'
import { company } from '../../organisation/index.ts'
import { bankAccount } from '../bank-account.ts'
import { demoAccountNames, type DemoBankAccount, demoBankAccounts } from './bank-accounts.ts'

/** The id of an account of a unit in a currency; small payments leave from a second account where there is one. */
export type AccountOf = (unit: string, currency: string, small: boolean) => string

/** Opens the accounts and books what was on them when the system began. */
export async function makeBankAccounts(demo: DemoContext): Promise<AccountOf> {
  const at = demo.now - 130 * dayMs
  const opened = dayOfMs(at)
  const companies = new Map(
    (await demo.look('findir', (ctx) => find(ctx, company, {}))).map((one) => [one.companyCode, one.id]),
  )
  const made = new Map<string, string[]>()
  for (const [index, spec] of demoBankAccounts.entries()) {
    const id = await demo.as('findir', at, async (ctx) => {
      const { id: accountId, ver } = await save(ctx, bankAccount, recordOf(spec, index, companies.get(spec.unit) ?? ''))
      await act(ctx, bankAccount, accountId, 'openWith', { ver, amount: spec.opening, date: opened })
      return accountId
    })
    const key = `${spec.unit} ${spec.currency}`
    made.set(key, [...(made.get(key) ?? []), id])
  }
  return (unit, currency, small) => {
    const ids = made.get(`${unit} ${currency}`) ?? []
    const id = small ? ids.at(-1) : ids[0]
    if (id === undefined)
      throw new Error(`the demonstration makes no ${currency} account of ${unit}: add one to demoBankAccounts`)
    return id
  }
}

function recordOf(spec: DemoBankAccount, index: number, ofCompany: string) {
  const [name, bank] = [demoAccountNames[spec.name], demoAccountNames[spec.bank]]
  return {
    accountName: spec.name,
    accountNameRu: name?.ru ?? null,
    accountNameEn: name?.en ?? null,
    bankName: spec.bank,
    bankNameRu: bank?.ru ?? null,
    bankNameEn: bank?.en ?? null,
    accountNo: `2100${String(880_010_001 + index * 7_919)}`,
    company: ofCompany,
    currency: spec.currency,
    acctType: spec.type,
    openDate: addDays('2019-03-11', index * 37),
    cnaps: `10322210${String(index + 1).padStart(4, '0')}`,
  }
}
