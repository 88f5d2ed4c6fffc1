import { weighTicketWords } from '../../modules/trade/words/weigh-ticket.ts'
import { formWords } from '../../web/form/words.ts'
import { caller } from './support/api-caller.ts'
import { label, wordsOf } from './support/document-labels.ts'
import { formIn } from './support/fill-form.ts'
import { expect, test } from './support/guarded-test.ts'
import { eachLanguage, expectFits } from './support/in-looks.ts'
import { isPhone, rows } from './support/list-page.ts'
import { head, press, value } from './support/record-page.ts'
import { look } from './support/screenshots.ts'

const t = wordsOf(weighTicketWords, 'zh')
const status = (code: string) => label('weighTicket_status', code, 'zh')

test('the yard reads weigh tickets with their net weight', async ({ inLooks }) => {
  await inLooks(eachLanguage, async ({ lang, width, open }) => {
    const see = look(`tickets-${lang}-${width}`)
    const words = wordsOf(weighTicketWords, lang)
    const page = await open('seayard', '/weighTicket')
    const row = rows(page, label('weighTicket_status', '1', lang)).first()
    await expect(row).toBeVisible()
    await see(page, 'list')
    if (isPhone(page)) await row.getByRole('button').first().click()
    else await row.getByRole('link').first().click()
    await expect(page).toHaveURL(/\/doc\//)
    for (const field of ['gross', 'tare', 'net'] as const)
      await expect(value(page, words.field(field))).toContainText(/\d/)
    await expectFits(page)
    await see(page, 'record')
  })
})

test('a ticket that the scale sent twice waits in quarantine, and the yard rejects it', async ({ seat }) => {
  const see = look('ticket-quarantine')
  const page = await seat('seayard', { at: '/weighTicket?status=2' })
  await rows(page, status('2')).first().getByRole('link').first().click()
  await expect(value(page, t.field('duplicateId'))).toContainText(/\d/)
  const dialog = await press(page, t.action('reject'))
  await formIn(page, 'zh', dialog).type(t.ask('reason'), '与前一张磅单为同一车次')
  await see(page, 'judged')
  await dialog.getByRole('button', { name: t.action('reject'), exact: true }).click()
  await expect(head(page)).toContainText(status('9'))
})

test('the yard enters a ticket, and is told of a tare that cannot be', async ({ seat, guard }) => {
  guard.allow(/400|422/)
  const page = await seat('seayard', { at: '/doc/trade/weighTicket/new' })
  const form = formIn(page, 'zh')
  const save = page.getByRole('button', { name: formWords.save.zh }).locator('visible=true').first()
  await form.type(t.field('ticketNo'), 'HAND-1')
  await form.type(t.field('plateNo'), '辽G99001')
  await form.refer(t.field('goodsId'), 'Q5500')
  await form.type(t.field('weighTime'), '2026-01-05 08:00:00')
  await form.type(t.field('gross'), '48.5')
  await form.type(t.field('tare'), '48.6')
  await save.click()
  await expect(form.error(t.field('tare'))).toContainText('毛重')
  await form.type(t.field('tare'), '15.1')
  await save.click()
  await expect(head(page)).toContainText(status('1'))
  await expect(value(page, t.field('net'))).toContainText('33.4')
})

test('whoever has nothing to do with goods sees no ticket, and a trader enters none', async ({ seat, guard }) => {
  guard.allow(/403/)
  const page = await seat('hr', { at: '/weighTicket' })
  await expect(page.getByText(/^403 · /)).toBeVisible()
  for (const who of ['hr', 'seabuy'])
    await expect(caller(who).post('/api/trade/weighTicket/save', { ticketNo: '1' })).rejects.toThrow(/403/)
})
