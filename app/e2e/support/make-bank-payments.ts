import { expect, type Page } from '@playwright/test'
import type { Lang } from '../../../core/values/language.ts'
import { caller } from './api-caller.ts'
import { label } from './document-labels.ts'
import { findOne } from './find-one.ts'
import { head } from './record-page.ts'

interface MadePayment {
  readonly id: string
  readonly reqNo: string
  readonly payNo: string
  readonly ver: number
}

/** A payment of a plan, made and waiting for its reviewer. */
export async function madePayment(planId: string, amount: string): Promise<MadePayment> {
  const cashier = caller('cashier')
  const { record } = await cashier.get<{ record: { ver: number } }>(`/api/finance/paymentPlan/${planId}`)
  await cashier.post(`/api/finance/paymentPlan/${planId}/action/pay`, { ver: record.ver, amount })
  return findOne<MadePayment>(cashier, 'finance/bankPayment', { amount: { from: amount, to: amount }, stage: ['made'] })
}

/** The same reviewed, waiting for the authoriser; answers its id and its number at the bank. */
export async function reviewedPayment(planId: string, amount: string): Promise<Pick<MadePayment, 'id' | 'reqNo'>> {
  const made = await madePayment(planId, amount)
  await caller('reviewer').post(`/api/finance/bankPayment/${made.id}/action/review`, { ver: made.ver })
  return (await caller('cashier').get<{ record: { id: string; reqNo: string } }>(`/api/finance/bankPayment/${made.id}`))
    .record
}

/** The bank answers when it likes: waits until the payment has this status, then the page that shows it says so. */
export async function becomes(page: Page, status: string, lang: Lang = 'zh'): Promise<void> {
  const id = new URL(page.url()).pathname.split('/').at(-1) ?? ''
  const now = async () =>
    (await caller('authoriser').get<{ record: { status: string } }>(`/api/finance/bankPayment/${id}`)).record.status
  await expect.poll(now, { timeout: 60_000 }).toBe(status)
  await page.reload()
  await expect(head(page)).toContainText(label('bankPayStatus', status, lang))
}
