import { dayMs, minuteMs } from '../../../core/values/duration.ts'
import { creditCodeCheck } from '../../../core/values/unified-credit-code.ts'
import { act, type DemoContext, save } from '../../../server/module-api.ts'
import { counterparty } from '../counterparty.ts'
import { admitFirst } from './make-admissions.ts'
import { type DemoParty, demoParties } from './parties.ts'

/** Enters the counterparties, has their accounts verified by the finance director and admitted with their papers. */
export async function makeParties(demo: DemoContext): Promise<void> {
  const last = demoParties.length - 2
  await Promise.all(
    demoParties.map((party, nr) =>
      demo.story(party.short, async () => {
        const { id, ver: entered } = await demo.as('seabuy', demo.start + nr * minuteMs, (ctx) =>
          save(ctx, counterparty, recordOf(party, nr)),
        )
        await demo.as('findir', demo.start + dayMs, (ctx) =>
          act(ctx, counterparty, id, 'verifyAccounts', { ver: entered }),
        )
        // The last two wait for admission, so that the refusal of a contract can be tried.
        if (nr < last) await admitFirst(demo, party.short, demo.start + 2 * dayMs)
      }),
    ),
  )
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
