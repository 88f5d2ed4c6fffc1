import { mkdirSync } from 'node:fs'
import type { Page } from '@playwright/test'

/** Takes pictures of the steps of a run into the folder LOOK, for people who look at them; nothing without it. */
export function look(run: string): (page: Page, step: string) => Promise<void> {
  const folder = process.env['LOOK']
  if (folder === undefined || folder === '') return async () => undefined
  mkdirSync(folder, { recursive: true })
  let at = 0
  return async (page, step) => {
    at += 1
    await page.screenshot({ path: `${folder}/${run}-${String(at).padStart(2, '0')}-${step}.png` })
  }
}
