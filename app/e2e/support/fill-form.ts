import { expect, type Locator, type Page } from '@playwright/test'
import type { Lang } from '../../../core/values/language.ts'
import { fileWords } from '../../../kinds/attachment/file-words.ts'
import { inputWords } from '../../../kinds/shared-inputs/words.ts'
import { whole } from './document-labels.ts'

/** A described form as a person fills it: every field by the label that he reads. */
export interface Form {
  readonly field: (label: string) => Locator
  readonly type: (label: string, value: string) => Promise<void>
  /** Chooses an entry of a dictionary. */
  readonly choose: (label: string, entry: string) => Promise<void>
  /** Finds another record by a part of its number or name. */
  readonly refer: (label: string, find: string) => Promise<void>
  /** A day `YYYY-MM-DD` or a month `YYYY-MM`. */
  readonly day: (label: string, day: string) => Promise<void>
  readonly say: (label: string, yes: boolean) => Promise<void>
  readonly attach: (
    label: string,
    file: { readonly name: string; readonly mimeType: string; readonly buffer: Buffer },
  ) => Promise<void>
  /** What the form says is wrong with a field. */
  readonly error: (label: string) => Locator
}

/** The form in sight inside `inside` (the page, or an open dialog). */
export function formIn(page: Page, lang: Lang, inside: Locator | Page = page): Form {
  const field = (label: string) =>
    inside
      .locator('[data-field]:visible')
      .filter({ has: page.locator(':scope > label, :scope > h3', { hasText: whole(label) }) })
  const input = (label: string) => field(label).locator('input, textarea').first()
  return {
    field,
    error: (label) => field(label).getByRole('alert'),
    type: async (label, value) => {
      await input(label).fill(value)
      await input(label).blur()
    },
    choose: async (label, entry) => {
      await input(label).click()
      if (await input(label).isEditable()) await input(label).fill(entry)
      await option(page, whole(entry)).click()
    },
    refer: async (label, find) => {
      await input(label).click()
      await input(label).fill(find)
      await option(page, find).first().click()
      await expect(field(label).locator('.ant-select')).toContainText(/\S/)
    },
    day: async (label, day) => {
      await input(label).click()
      if (await input(label).isEditable()) {
        await input(label).fill(inLanguage(day, lang))
        await input(label).press('Enter')
      } else await page.locator('.ant-picker-dropdown:visible').locator(`td[title="${day}"]`).click()
    },
    say: (label, yes) =>
      field(label)
        .getByRole('radio', { name: (yes ? inputWords.yes : inputWords.no)[lang] })
        .check(),
    attach: async (label, file) => {
      await field(label).getByRole('button').first().click()
      const dialog = page.getByRole('dialog').filter({ hasText: fileWords.title[lang] })
      await dialog.locator('input[type=file]').setInputFiles(file)
      await expect(dialog.getByRole('cell', { name: file.name })).toBeVisible()
      await dialog.getByRole('button', { name: inputWords.confirm[lang], exact: true }).click()
      await expect(field(label)).toContainText(file.name)
    },
  }
}

function option(page: Page, text: string | RegExp): Locator {
  return page.locator('.ant-select-dropdown:visible .ant-select-item-option').filter({ hasText: text })
}

function inLanguage(day: string, lang: Lang): string {
  return lang === 'ru' ? day.split('-').toReversed().join('.') : day
}
