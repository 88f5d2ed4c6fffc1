import { expect, type Page } from '@playwright/test'
import { inSight } from './support/page-navigation.ts'

type Lang = 'zh' | 'ru' | 'en'

const password = 'Beilu@2026'

/** Signs a demo person in through the page, as a person does, and waits for what opens. */
export async function signInByHand(page: Page, userCode: string): Promise<void> {
  if (new URL(page.url(), 'http://x').pathname !== '/login') await page.goto('/login')
  await page.getByRole('button', { name: new RegExp(`^${userCode}\\b`) }).click()
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/login/)
  await inSight(page.getByRole('main'))
}

/** Gives the page a session of a demo person and opens a page, the home page unless said, in his language. */
export async function signIn(page: Page, userCode: string, lang: Lang = 'zh', at = '/welcome'): Promise<void> {
  const answer = await page.request.post('/api/system/user/login', {
    form: { userName: userCode, pwd: password, checkCode: '', checkId: '', client: 'web' },
  })
  const { code, data, pra } = (await answer.json()) as { code: string; data: string; pra: string } // SES-02
  expect(code).toBe('0')
  const url = new URL(answer.url()).origin
  await page.context().addCookies(
    Object.entries({ hasLogin: '1', accessToken: data, refreshToken: pra }).map(([name, value]) => ({
      name,
      value,
      url,
    })),
  )
  await page.addInitScript((chosen) => {
    if (localStorage.getItem('lang') === null) localStorage.setItem('lang', chosen)
  }, lang)
  await page.goto(at)
  await inSight(page.getByRole('main'))
}
