import { addDays, dayOfMs } from '../../../core/values/day.ts'
import { dayMs } from '../../../core/values/duration.ts'
import { type DemoContext, save } from '../../../server/module-api.ts'
import { customsTaxCertificate } from '../customs-tax-certificate.ts'

interface Assessed {
  readonly by: string
  readonly declarationId: string
  readonly customsNo: string
  /** Days ago on which customs asked for each. */
  readonly issued: readonly [duty: number, vat: number]
}

/** The certificates of duty and of VAT of a declaration, each entered on the day of its issue. */
export async function makeCustomsTaxCertificates(
  demo: DemoContext,
  { by, declarationId, customsNo, issued }: Assessed,
): Promise<void> {
  const [duty, vat] = issued
  const kinds = [
    { taxType: 'duty', certNo: `${customsNo}-A01`, daysAgo: duty },
    { taxType: 'vat', certNo: `${customsNo}-L02`, daysAgo: vat },
  ]
  for (const { daysAgo, ...values } of kinds)
    await demo.as(by, demo.now - daysAgo * dayMs, (ctx) =>
      save(ctx, customsTaxCertificate, { ...values, declarationId, issuedOn: addDays(dayOfMs(demo.now), -daysAgo) }),
    )
}
