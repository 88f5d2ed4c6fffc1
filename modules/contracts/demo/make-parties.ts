import { creditCodeCheck } from '../../../core/values/credit-code.ts'
import { dayMs, minuteMs } from '../../../core/values/duration.ts'
import { type Demo, find, inLanes, save, act } from '../../../server/define.ts'
import { counterparty } from '../counterparty.ts'
import { type DemoParty, demoParties } from './parties.ts'

/** Enters the counterparties, has their accounts verified by the finance director and admits them. */
export async function makeParties(demo: Demo): Promise<void> {
  const entered = demo.now - 140 * dayMs
  const made = await inLanes(
    demoParties,
    () => 'one who enters them',
    (party, at) => demo.as('seabuy', entered + at * minuteMs, (ctx) => save(ctx, counterparty, recordOf(party, at))),
  )
  await inLanes(
    made,
    (_, at) => at % beside,
    async ({ id, ver }, at) => {
      const verified = await demo.as('findir', entered + dayMs, (ctx) =>
        act(ctx, counterparty, id, 'verifyAccounts', { ver }),
      )
      // The last two wait for admission, so that the refusal of a contract can be tried.
      if (at < demoParties.length - 2)
        await demo.as('risk', entered + 2 * dayMs, (ctx) => act(ctx, counterparty, id, 'admit', { ver: verified.ver }))
    },
  )
}

// As many parties are looked into at a time.
const beside = 4

/** The entered parties by short name. */
export async function partiesByName(demo: Demo) {
  const all = await demo.as('risk', demo.now, (ctx) => find(ctx, counterparty, {}, { lines: true }))
  return new Map(all.map((party) => [party.shortName ?? '', party]))
}

function recordOf(party: DemoParty, at: number) {
  const [zh = '', ru = '', en = ''] = party.name.split('|')
  const own = String(at + 1).padStart(4, '0')
  const home = party.country === 'CN'
  return {
    cpName: zh,
    shortName: party.short,
    nameRu: ru,
    nameEn: en,
    cpRole: [...party.roles],
    cpNature: party.nature,
    country: party.country,
    ...(home ? { creditCode: creditCode(own) } : { inn: inn(at) }),
    contactName: '业务联系人',
    contactTel: `1990001${own}`,
    accounts: [
      {
        accountName: home ? zh : en.toUpperCase().replaceAll(/[^A-Z0-9 ]/g, ''),
        bankName: party.bank,
        currency: party.currency,
        accountNo: home ? `6222${own}000${own}` : `40702810${own}0000${own}`,
        ...(party.bic === undefined ? { cnaps: `10322100${own}` } : { swiftCode: party.bic }),
      },
    ],
  }
}

function creditCode(own: string): string {
  const body = `91230881MA1B${own}X`
  return body + (creditCodeCheck(body) ?? '')
}

function inn(at: number): string {
  const body = `77${String(1_000_003 + at * 7919).slice(0, 7)}`
  const sum = [2, 4, 10, 3, 5, 9, 4, 6, 8].reduce((total, weight, digit) => total + weight * Number(body[digit]), 0)
  return `${body}${(sum % 11) % 10}`
}
