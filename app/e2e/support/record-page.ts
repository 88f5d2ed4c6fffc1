import { expect, type Locator, type Page } from '@playwright/test'
import type { Lang } from '../../../core/values/language.ts'
import { approvalWords } from '../../../web/approval/decision/words.ts'
import { detailWords } from '../../../web/detail/words.ts'
import { pattern, whole } from './document-labels.ts'
import { inSight } from './page-navigation.ts'

/** The head of the record in sight: its number, its states. */
export function head(page: Page): Locator {
  return page.locator('main header:visible').first()
}

/** What the record in sight says in a field; where a summary stands above the record, it says the same. */
export function value(page: Page, label: string): Locator {
  return page
    .locator('main dl:visible > div')
    .filter({ has: page.locator('dt', { hasText: whole(label) }) })
    .locator('dd')
    .last()
}

/** Decides on the task of the record in sight. */
export async function decide(page: Page, lang: Lang, verb: 'agree' | 'reject', opinion: string): Promise<void> {
  await page.getByLabel(approvalWords.decide[lang]).locator('visible=true').fill(opinion)
  const box = page.locator('main aside:visible')
  await box.getByRole('button', { name: new RegExp(`^${approvalWords[verb][lang]}`) }).click()
  // Where it goes back to is asked before it does.
  if (verb === 'reject')
    await box.getByRole('button', { name: new RegExp(`^${approvalWords.confirmReturn[lang]}`) }).click()
  await inSight(page.getByRole('status').getByText(approvalWords.done[lang]))
  await expect(page.getByLabel(approvalWords.decide[lang]).locator('visible=true')).toHaveCount(0)
}

const more = new RegExp(`^(?:${Object.values(detailWords.more).join('|')})$`)

/** Opens the menu beside the buttons of the record in sight. */
export async function openMenu(page: Page): Promise<void> {
  await head(page).getByRole('button', { name: more }).click()
}

/** Presses what the record in sight offers: the button, or the entry of the menu where it does not stand. */
export async function pressInHead(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name, exact: true }).locator('visible=true').first()
  const entry = page.getByRole('menuitem', { name, exact: true })
  const menu = head(page).getByRole('button', { name: more })
  // Where it stands is not known before the head does.
  await inSight(button.or(menu).first())
  // What is offered follows the state of the record, whose newest reading may be on its way.
  await expect(async () => {
    if (await button.isVisible()) return button.click({ timeout: 1_000 })
    if (!(await entry.isVisible())) await menu.click({ timeout: 1_000 })
    await entry.click({ timeout: 1_000 })
  }).toPass()
}

/** That the record in sight offers something neither as a button nor in its menu. */
export async function expectNotOffered(page: Page, name: string | RegExp): Promise<void> {
  await expect(page.getByRole('button', { name, exact: true }).locator('visible=true')).toHaveCount(0)
  await openMenu(page)
  await inSight(page.getByRole('menuitem').first())
  await expect(page.getByRole('menuitem', { name, exact: true })).toHaveCount(0)
  await page.keyboard.press('Escape')
}

/** Presses an action of the record in sight and answers its dialog. */
export async function press(page: Page, action: string): Promise<Locator> {
  await pressInHead(page, action)
  const dialog = page.getByRole('dialog').filter({ hasText: action })
  await inSight(dialog)
  return dialog
}

/** Confirms the dialog of an action and waits until it is done. */
export async function confirm(page: Page, dialog: Locator, action: string, done: string): Promise<void> {
  await dialog.getByRole('button', { name: action, exact: true }).click()
  await inSight(page.getByRole('status').getByText(pattern(done)).first())
  await expect(dialog).toBeHidden()
}

/** Opens a tab of the record in sight; by the keyboard, for on a phone the row of tabs may have gone past it. */
export async function tab(page: Page, name: string): Promise<void> {
  await page
    .locator('main')
    .getByRole('tab', { name: new RegExp(`^${name}`) })
    .locator('visible=true')
    .press('Enter')
}
